import type { MapFigure } from '../../../book/figure.ts';

/** Two armies around the Mediterranean, and neutrals. */
const europe = (now: string): string => `round 3
player 0 blue points=19 played=diplomat_1 hand=koshka_1
player 1 red points=21 played=sigrid_3 hand=koshka_2
at rome 0 T3 M1 F1 B1 centre
at balkans 0 T2 M1
at maghreb 0 T2 centre
at mediterranean_sea 0 S1
at berlin 1 T2 M1 F1
at france 1 T2 centre
at ukraine 1 T1
at scandinavia 1 T1
at egypt 1 T1 M1
at west_africa neutral T1 M1
at arabia neutral T1 M1
at britain neutral T1 M1
now ${now}
`;

const mediterranean = ['france', 'berlin', 'balkans', 'maghreb', 'arabia'];

/** Pictures of DUST, by the chapter in which they stand. */
export const dustFigures: Readonly<Record<string, readonly MapFigure[]>> = {
  table: [
    {
      id: 'area',
      position: europe('movement 0'),
      around: mediterranean,
      show: { of: 'area', area: 'rome' },
    },
    {
      id: 'edge',
      position: `round 2
player 0 blue points=2 played=diplomat_1 hand=koshka_1
player 1 red points=3 played=sigrid_3 hand=koshka_2
at alaska 0 T2
at yukon 0 T1
at kamchatka 1 T2
at cascadia 1 T1 centre
now movement 0
`,
      around: ['alaska', 'yukon', 'cascadia'],
      show: { of: 'area', area: 'alaska' },
    },
  ],
  production: [
    {
      id: 'income',
      position: europe('production 0'),
      around: mediterranean,
      show: { of: 'income' },
    },
  ],
  move: [
    {
      id: 'move',
      position: europe('movement 0'),
      around: mediterranean,
      show: { of: 'order', order: 'move land rome', from: 'rome' },
    },
  ],
  combat: [
    {
      id: 'attack',
      position: europe('combat 0'),
      around: mediterranean,
      show: { of: 'order', order: 'attack land rome', from: 'rome' },
    },
    {
      id: 'landing',
      position: europe('combat 0'),
      around: [...mediterranean, 'egypt'],
      show: { of: 'order', order: 'attack amphibious rome', from: 'rome' },
    },
  ],
  battle: [
    {
      id: 'battle',
      position: europe('combat 0'),
      around: [],
      show: { of: 'battle', from: 'rome', to: 'berlin', faces: [1, 5, 2, 4, 3, 1, 5, 2, 3, 1] },
    },
  ],
  scoring: [
    {
      id: 'scores',
      position: `round 3
player 0 blue points=9 played=diplomat_1 hand=koshka_1
player 1 red points=11 played=sigrid_3 hand=koshka_2
player 2 green points=8 played=nurse_1 hand=nurse_2
at rome 0 T3 centre
at maghreb 0 T1 centre
at balkans 0 T1
at egypt 0 T1
at scandinavia 0 T1
at mediterranean_sea 0 S1
at berlin 1 T3 M1 centre
at france 1 T1 centre
at ukraine 1 T1 centre
at muscovy 1 T1
at north_sea 1 S1
at norwegian_sea 1 S1
at peking 2 T2 centre
at mongolia 2 T1 centre
at central_siberia 2 T1
at kamchatka 2 T1
at japan 2 T1
at tibet 2 T1
at north_pacific 2 S1
at east_china_sea 2 S1
now scoring
`,
      around: [],
      show: { of: 'scores' },
    },
  ],
};
