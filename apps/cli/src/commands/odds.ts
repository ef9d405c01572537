import { DEFAULT_GAME } from '@dustfront/games';
import type { Command } from 'commander';
import { addOddsDust } from '../dust/odds-command.ts';
import { GAMES } from '../games.ts';
import { examples } from '../help.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { oddsJson, oddsText } from '../odds/answer.ts';
import { type OddsFlags, parseShots } from '../odds/flags.ts';
import { ODDS_GAMES, refuseForeign } from '../odds/games.ts';
import { own } from '../reader.ts';
import { styleFor } from '../terminal/style.ts';

const EXAMPLES = [
  'dustfront odds combat-rangers luther --range 3 --sustained',
  'dustfront odds combat-rangers+joe-brown recon-grenadiers --range 1 --cover soft',
  'dustfront odds battle-grenadiers hot-dog --range 2 --shots panzerfaust=1 --figures 3',
  'dustfront odds --game dust-tactics-2014 ranger-combat-squad+bazooka-joe hans --range 4',
  'dustfront odds --game dust-tactics-2014 falke pounder --range 2 --shots light-bomb=3 --structure building',
];

export function addOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description(own('command.odds'))
    .enablePositionalOptions()
    .argument('<attacker>', own('odds.attacker'))
    .argument('<target>', own('odds.target'))
    .option('--game <id>', ODDS_GAMES.join(own('or')), oneOf(...ODDS_GAMES), DEFAULT_GAME)
    .option('--range <squares>', own('odds.range'), wholeNumber(1, 60), 1)
    .option('--cover <cover>', own('odds.cover'), oneOf('none', 'soft', 'hard'), 'none')
    .option('--sustained', own('odds.sustained'))
    .option('--berserk', own('odds.berserk'))
    .option('--all-in-one', own('odds.all-in-one'))
    .option('--moved', own('odds.moved'))
    .option('--structure <kind>', own('odds.structure'), oneOf('building', 'strongpoint', 'bunker'))
    .option('--rules <set>', own('odds.rules'), oneOf('full', 'starter'), 'full')
    .option('--spirit', own('odds.spirit'))
    .option('--lucky', own('odds.lucky'))
    .option('--salvo', own('odds.salvo'))
    .option('--shots <shots>', own('odds.limited'), parseShots)
    .option('--weapon <id>', own('odds.weapon'), (id, ids: string[]) => [...ids, id], [])
    .option('--figures <n>', own('odds.figures'), wholeNumber(1))
    .option('--health <n>', own('odds.health'), wholeNumber(1))
    .option('--target-figures <n>', own('odds.target-figures'), wholeNumber(1))
    .option('--target-health <n>', own('odds.target-health'), wholeNumber(1))
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'odds.more'))
    .action((attacker: string, target: string, flags: OddsFlags) => {
      refuseForeign(flags);
      const telling = GAMES[flags.game].odds?.tell(attacker, target, flags);
      if (telling === undefined) return;
      if (flags.json) process.stdout.write(`${JSON.stringify(oddsJson(telling))}\n`);
      else process.stdout.write(`${oddsText(telling, styleFor(process.stdout)).join('\n')}\n`);
    });
  addOddsDust(odds);
}
