import type { levels as english } from '../en/levels.ts';
import type { Texts } from '../texts.ts';

/** Gracze komputerowi: jak się nazywają i jak grają w każdą z gier. */
export const levels: Texts<typeof english> = {
  level: {
    recruit: 'Rekrut',
    corporal: 'Kapral',
    sergeant: 'Sierżant',
    captain: 'Kapitan',
    random: 'Losowy',
    'staff-officer': 'Oficer sztabowy',
    general: 'Generał',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Odpowiada losowo, ale zgodnie z zasadami.',
      corporal: 'Strzela tam, gdzie najbardziej zaboli, do reszty podchodzi.',
      sergeant: 'Waży całe aktywacje według dokładnych szans i odpowiedzi wroga.',
      captain: 'Zanim wybierze, rozgrywa najlepsze plany w głowie.',
    },
    'dust-tactics-2014': {
      recruit: 'Odpowiada losowo, ale zgodnie z zasadami.',
      corporal: 'Woli to, co zwykle pomaga: strzały do drogich celów, kroki ku wrogowi.',
      sergeant: 'Waży całe aktywacje według dokładnych szans i odpowiedzi wroga.',
      captain: 'Zanim wybierze, rozgrywa najlepsze plany w głowie.',
    },
    dust: {
      random: 'Odpowiada losowo, ale zgodnie z zasadami.',
      'staff-officer': 'Dokładnie liczone bitwy, pewne podboje, zakupy według potrzeb.',
      general: 'Sprawdza plany w głowie przeciw rywalom, których karty sobie wyobraża.',
    },
  },
};
