import { gameContract } from '@dustfront/testkit';
import { dustTactics2014 } from './game.ts';
import { checkInvariants } from './invariants.ts';
import type { TacticsState, Unit } from './state.ts';
import { isAir } from './units.ts';

gameContract(dustTactics2014, {
  cases: [
    {
      name: 'starter forces, starter rules',
      setup: { rules: 'starter', forces: ['ssu', 'blutkreuz'], scenario: 'reload' },
      games: 4,
    },
    {
      name: 'starter forces, full rules',
      setup: { forces: ['allies', 'axis'], scenario: 'radio-free-babylon' },
      games: 4,
    },
    {
      name: 'a larger battle',
      setup: {
        scenario: 'random',
        forces: [
          {
            cards: [
              'ranger-command-squad',
              'sergeant-victory',
              'corporal-liberty',
              'ranger-heavy-mortar-squad',
              'ranger-observer-squad',
              'punisher',
              'the-priest',
              'mobile-hq',
            ],
            works: ['bunker'],
          },
          {
            cards: [
              'totenmeister',
              'zombie-squad',
              'sturmluther',
              'luther',
              'falke',
              'sturmgrenadier-sniper-squad',
              'lara',
              'heavy-laser-grenadier-squad',
              'field-laser-gun',
            ],
            works: ['upgrade'],
          },
        ],
      },
      games: 3,
    },
    {
      name: 'carriers',
      setup: {
        scenario: 'the-lost-palace',
        forces: [
          {
            cards: [
              'carrier',
              'natasha',
              'nastasia',
              'assaulter',
              'red-army-battle-squad',
              'karl',
              'koshka',
              'grandma',
              'red-ace',
            ],
            works: [],
          },
          {
            cards: [
              'hanomag',
              'sturmgrenadier-assault-squad',
              'kommandowagen',
              'panzerprinz',
              'sturmgrenadier-command-squad',
              'bergeluther',
            ],
            works: [],
          },
        ],
      },
      games: 3,
    },
  ],
  scramble: 'everything on the table is open',
  invariants: checkInvariants,
  every: 23,
  // Aircraft must move, and whoever comes onto the board must go on until he may stop.
  untouched: (state: never) => {
    const { units, stack } = state as TacticsState;
    const enters = (unit: Unit): boolean =>
      stack.some((frame) => frame.kind === 'move' && 'unit' in frame && frame.unit === unit.id);
    return Object.fromEntries(
      units.flatMap((unit) => [
        [`${unit.name} itself`, { soldiers: unit.soldiers, ammo: unit.ammo, spent: unit.spent }],
        ...(unit.place === 'off' || isAir(unit) || enters(unit)
          ? []
          : [[`where ${unit.name} stands`, unit.at]]),
      ]),
    );
  },
});
