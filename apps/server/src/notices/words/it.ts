import type { Catalogue } from '@dustfront/kernel';

/** What mails say, in Italian. */
export const words: Catalogue = {
  'mail.kind': 'Qualcosa ti aspetta',
  'mail.kind.turn': 'Tocca a te',
  'mail.kind.finished': 'Una tua partita è finita',
  'mail.kind.invited': 'Hai un invito a una partita',
  'mail.kind.rematch': 'Ti chiedono la rivincita',
  'mail.kind.offer': 'Una proposta aspetta la tua risposta',
  'mail.kind.begun': 'Una tua partita è cominciata',
  'mail.kind.word': 'Tutti i posti sono occupati: la tua partita comincia appena ti affacci',
  'mail.kind.substitute': 'Qualcuno gioca al posto tuo',
  'mail.many': 'Dustfront: {count} {count|cosa ti aspetta|cose ti aspettano}',
  'mail.hello': 'Ciao {name},',
  'mail.stop': 'Per non ricevere più queste mail:',
  'mail.confirm': 'Dustfront: è il tuo indirizzo?',
  'mail.confirm.why':
    'Questo indirizzo è stato indicato su Dustfront per sapere che cosa aspetta là. Se l’hai fatto tu, ' +
    'apri questo link entro un giorno:',
  'mail.confirm.else': 'Se non sei stato tu, non fare nulla: non arriveranno altre mail.',
};
