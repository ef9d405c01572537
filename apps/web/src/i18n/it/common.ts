import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

/** Words that every page uses. */
export const common: Texts<typeof english> = {
  common: {
    close: 'Chiudi',
    cancel: 'Annulla',
    delete: 'Elimina',
    sure: 'Eliminare?',
    theme: 'Chiaro o scuro',
    rules: 'Regolamento',
    learn: 'Impara',
    ways: 'Pagine',
    waiting: '{count|Una partita ti aspetta|{count} partite ti aspettano}',
    loading: 'Un momento …',
    copied: 'Copiato',
    copy: 'Copia',
    save: 'Salva',
    failed: 'Qualcosa è andato storto',
    failedText:
      'Questa pagina non si può mostrare: {message}. Ciò che hai salvato c’è ancora; le altre ' +
      'pagine funzionano.',
    unloaded: 'Manca una parte di questa pagina',
    unloadedText:
      'Forse Dustfront è stato rinnovato da quando l’hai aperto, o la connessione è caduta. Ciò che ' +
      'hai conservato c’è ancora.',
    reload: 'Ricaricare la pagina',
    brokenAddress: 'Questo indirizzo è rotto',
    brokenAddressText:
      'Contiene qualcosa di illeggibile: «{part}». Forse manca una parte del link; chiedilo di nuovo.',
    notFound: 'Qui non c’è nulla',
    notFoundText: 'Forse l’indirizzo è vecchio. La pagina iniziale conosce tutto ciò che è in corso.',
    home: 'Pagina iniziale',
  },
  sides: { allies: 'Alleati', axis: 'Asse', ssu: 'SSU', mercs: 'Mercenari', neutral: 'Nessuno' },
  seat: {
    you: 'Tu',
    computer: 'Computer',
    againstComputer: 'contro il computer',
    player: 'Giocatore {number}',
  },
};
