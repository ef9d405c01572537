import { DEFAULT_GAME } from '@dustfront/games';
import type { Command } from 'commander';
import { addOddsDust } from '../dust/odds-command.ts';
import { GAMES } from '../games.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { oddsJson, oddsText } from '../odds/answer.ts';
import { type OddsFlags, parseShots } from '../odds/flags.ts';
import { ODDS_GAMES, refuseForeign } from '../odds/games.ts';
import { styleFor } from '../terminal/style.ts';

const EXAMPLES = `
Units are cards by id, name or nickname; a hero joins with a plus sign.
Examples:
  dustfront odds combat-rangers luther --range 3 --sustained
  dustfront odds combat-rangers+joe-brown recon-grenadiers --range 1 --cover soft
  dustfront odds battle-grenadiers hot-dog --range 2 --shots panzerfaust=1 --figures 3
  dustfront odds --game dust-tactics-2014 ranger-combat-squad+bazooka-joe hans --range 4
  dustfront odds --game dust-tactics-2014 falke pounder --range 2 --shots light-bomb=3 --structure building`;

export function addOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description('exact chances of an attack in a tactics game; "odds dust" for a battle of DUST')
    .enablePositionalOptions()
    .argument('<attacker>', 'a unit, perhaps with its hero: combat-rangers+joe-brown')
    .argument('<target>', 'a unit of any side')
    .option('--game <id>', ODDS_GAMES.join(' or '), oneOf(...ODDS_GAMES), DEFAULT_GAME)
    .option('--range <squares>', 'distance; 1 is adjacent', wholeNumber(1, 60), 1)
    .option(
      '--cover <cover>',
      'none, soft or hard (Core Set: squads only; 2013/14: both mean cover)',
      oneOf('none', 'soft', 'hard'),
      'none',
    )
    .option('--sustained', 'a sustained attack')
    .option('--berserk', 'Berserk has been called (Core Set)')
    .option('--all-in-one', 'All in One has been called (Core Set)')
    .option('--moved', 'the target has moved this round: burst weapons (Core Set)')
    .option(
      '--structure <kind>',
      'the target is in a building, strongpoint or bunker (2013/14)',
      oneOf('building', 'strongpoint', 'bunker'),
    )
    .option('--rules <set>', 'full or starter (2013/14)', oneOf('full', 'starter'), 'full')
    .option('--spirit', 'Fighting Spirit is used (2013/14)')
    .option('--lucky', 'Lucky is used (2013/14)')
    .option('--salvo', 'loaded salvos are fired (2013/14)')
    .option(
      '--shots <shots>',
      'shots of limited weapons: 2, or panzerfaust=1,ugl=2 (all by default)',
      parseShots,
    )
    .option(
      '--weapon <id>',
      'fire only this weapon; may be repeated',
      (id, ids: string[]) => [...ids, id],
      [],
    )
    .option('--figures <n>', 'soldiers the attacker has left', wholeNumber(1))
    .option('--health <n>', 'health of the attacking vehicle or hero', wholeNumber(1))
    .option('--target-figures <n>', 'soldiers the target has left', wholeNumber(1))
    .option('--target-health <n>', 'health of the target vehicle or hero', wholeNumber(1))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((attacker: string, target: string, flags: OddsFlags) => {
      refuseForeign(flags);
      const telling = GAMES[flags.game].odds?.tell(attacker, target, flags);
      if (telling === undefined) return;
      if (flags.json) process.stdout.write(`${JSON.stringify(oddsJson(telling))}\n`);
      else process.stdout.write(`${oddsText(telling, styleFor(process.stdout)).join('\n')}\n`);
    });
  addOddsDust(odds);
}
