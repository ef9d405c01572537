import type { Catalogue } from '@dustfront/kernel';

/** What mails say, in Polish. */
export const words: Catalogue = {
  'mail.kind': 'Coś na ciebie czeka',
  'mail.kind.turn': 'Twój ruch',
  'mail.kind.finished': 'Twoja partia się skończyła',
  'mail.kind.invited': 'Masz zaproszenie do partii',
  'mail.kind.rematch': 'Ktoś prosi o rewanż',
  'mail.kind.offer': 'Propozycja czeka na twoją odpowiedź',
  'mail.kind.begun': 'Twoja partia się zaczęła',
  'mail.kind.word': 'Wszystkie miejsca są zajęte: twoja partia zacznie się, gdy tylko zajrzysz',
  'mail.kind.substitute': 'Ktoś gra w zastępstwie za ciebie',
  'mail.many':
    'Dustfront: {count|czeka na ciebie {count} sprawa|czekają na ciebie {count} sprawy|czeka na ciebie {count} spraw}',
  'mail.hello': 'Cześć {name},',
  'mail.stop': 'Koniec z tymi wiadomościami:',
  'mail.confirm': 'Dustfront: czy to twój adres?',
  'mail.confirm.why':
    'Ten adres podano w Dustfront, by dowiadywać się, co tam czeka. Jeśli to twój adres, otwórz w ciągu doby:',
  'mail.confirm.else': 'Jeśli nie, nie rób nic: więcej wiadomości nie będzie.',
};
