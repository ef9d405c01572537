import type { Catalogue } from '@dustfront/kernel';

/** What mails say, in English. */
export const words: Catalogue = {
  'mail.kind': 'Something waits for you',
  'mail.kind.turn': 'It is your turn',
  'mail.kind.finished': 'A match of yours is finished',
  'mail.kind.invited': 'You are invited to a match',
  'mail.kind.rematch': 'You are asked for a rematch',
  'mail.kind.offer': 'An offer waits for your answer',
  'mail.kind.begun': 'A match of yours has begun',
  'mail.kind.word': 'All seats are taken: your match begins once you look in',
  'mail.kind.substitute': 'Somebody plays in your place',
  'mail.many': 'Dustfront: {count} {count|thing waits|things wait} for you',
  'mail.hello': 'Hello {name},',
  'mail.stop': 'No more of these mails:',
  'mail.confirm': 'Dustfront: is this your address?',
  'mail.confirm.why':
    'This address was given at Dustfront, to be told what waits there. If it was you, open this within a day:',
  'mail.confirm.else': 'If it was not you, do nothing: no further mail comes.',
};
