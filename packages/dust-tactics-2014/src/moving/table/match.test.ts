import { gameContract } from '@dustfront/testkit';
import { dustTactics2014 } from '../../game.ts';
import { checkInvariants } from '../../invariants.ts';

gameContract(dustTactics2014, {
  cases: [
    { name: 'starter forces on a table', setup: { table: 'farmyard', forces: ['allies', 'axis'] }, games: 2 },
    {
      name: 'a place and reserves on a table',
      setup: { table: 'oasis', scenario: 'the-oasis', forces: ['mercenaries', 'ssu'] },
      games: 1,
    },
    {
      name: 'vessels, and terrain that players set out',
      setup: {
        table: 'estuary',
        scenario: 'reload',
        placement: true,
        forces: [{ cards: ['lcm-46', 'blackhawk', 'rosie'] }, 'axis'],
      },
      games: 1,
    },
    {
      name: 'carriers, guns and heroes on a table',
      setup: {
        table: 'quarry',
        scenario: 'reload',
        forces: [
          {
            cards: ['carrier', 'natasha', 'red-army-battle-squad', 'koshka', 'grandma', 'striker'],
            works: ['bunker'],
          },
          {
            cards: [
              'hanomag',
              'sturmgrenadier-assault-squad',
              'sturmgrenadier-command-squad',
              'stefan',
              'luther',
              'grenadier-mortar-squad',
            ],
          },
        ],
      },
      games: 1,
    },
  ],
  scramble: 'everything on the table is open',
  invariants: checkInvariants,
  every: 29,
});
