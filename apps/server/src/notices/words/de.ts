import type { Catalogue } from '@dustfront/kernel';

/** What mails say, in German. */
export const words: Catalogue = {
  'mail.kind': 'Etwas wartet auf Sie',
  'mail.kind.turn': 'Sie sind am Zug',
  'mail.kind.finished': 'Eine Ihrer Partien ist zu Ende',
  'mail.kind.invited': 'Sie sind zu einer Partie eingeladen',
  'mail.kind.rematch': 'Sie sind zu einer Revanche eingeladen',
  'mail.kind.offer': 'Ein Angebot wartet auf Ihre Antwort',
  'mail.kind.begun': 'Eine Ihrer Partien hat begonnen',
  'mail.kind.word': 'Alle Plätze sind besetzt: Ihre Partie beginnt, sobald Sie hereinschauen',
  'mail.kind.substitute': 'Jemand spielt an Ihrer Stelle',
  'mail.many': 'Dustfront: {count} {count|Ding wartet|Dinge warten} auf Sie',
  'mail.hello': 'Guten Tag, {name},',
  'mail.stop': 'Keine solchen Mails mehr:',
  'mail.confirm': 'Dustfront: Ist das Ihre Adresse?',
  'mail.confirm.why':
    'Diese Adresse wurde bei Dustfront angegeben, um zu erfahren, was dort wartet. Wenn Sie das waren, ' +
    'öffnen Sie dies ' +
    'innerhalb eines Tages:',
  'mail.confirm.else': 'Wenn nicht, tun Sie nichts: Es kommt keine weitere Mail.',
};
