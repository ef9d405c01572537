import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

/** Les mots de toutes les pages. */
export const common: Texts<typeof english> = {
  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    delete: 'Supprimer',
    sure: 'Supprimer ?',
    theme: 'Clair ou sombre',
    rules: 'Règles',
    learn: 'Apprendre',
    ways: 'Pages',
    waiting: '{count|Une partie vous attend|{count} parties vous attendent}',
    loading: 'Un instant…',
    copied: 'Copié',
    copy: 'Copier',
    save: 'Enregistrer',
    failed: 'Quelque chose a échoué',
    failedText:
      'Cette page ne peut pas s’afficher : {message}. Ce que vous avez gardé est toujours là ; les ' +
      'autres ' +
      'pages fonctionnent.',
    unloaded: 'Une partie de cette page manque',
    unloadedText:
      'Dustfront a peut-être été renouvelé depuis que vous l’avez ouvert, ou la connexion a été ' +
      'coupée. Ce que vous avez gardé est toujours là.',
    reload: 'Recharger la page',
    brokenAddress: 'Cette adresse est abîmée',
    brokenAddressText:
      'Elle contient quelque chose d’illisible : « {part} ». Il manque peut-être un bout du ' +
      'lien ; redemandez-le.',
    notFound: 'Il n’y a rien ici',
    notFoundText: 'L’adresse est peut-être ancienne. La page d’accueil connaît tout ce qui est en cours.',
    home: 'Accueil',
  },
  sides: { allies: 'Alliés', axis: 'Axe', ssu: 'SSU', mercs: 'Mercenaires', neutral: 'Personne' },
  seat: {
    you: 'Vous',
    computer: 'Ordinateur',
    againstComputer: 'contre l’ordinateur',
    player: 'Joueur {number}',
  },
};
