import type { Catalogue } from '@dustfront/kernel';

/** Ce que disent les courriels, en français. */
export const words: Catalogue = {
  'mail.kind': 'Quelque chose vous attend',
  'mail.kind.turn': 'C’est à vous de jouer',
  'mail.kind.finished': 'Une de vos parties est finie',
  'mail.kind.invited': 'Vous êtes invité à une partie',
  'mail.kind.rematch': 'On vous demande une revanche',
  'mail.kind.offer': 'Une proposition attend votre réponse',
  'mail.kind.begun': 'Une de vos parties a commencé',
  'mail.kind.word': 'Toutes les places sont prises : votre partie commence dès que vous passez',
  'mail.kind.substitute': 'Quelqu’un joue à votre place',
  'mail.many': 'Dustfront : {count} {count|chose vous attend|choses vous attendent}',
  'mail.hello': 'Bonjour {name},',
  'mail.stop': 'Ne plus recevoir ces courriels :',
  'mail.confirm': 'Dustfront : est-ce votre adresse ?',
  'mail.confirm.why':
    'Cette adresse a été donnée à Dustfront, pour y annoncer ce qui vous attend. Si c’était vous, ouvrez ' +
    'ceci sous un jour :',
  'mail.confirm.else': 'Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.',
};
