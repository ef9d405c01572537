import type { Equivalent } from './equivalent-row.ts';

const odds = (name: string): string => `packages/odds/src/${name}.ts`;
const alternating = odds('dust/alternating');
const compositions = odds('dust/compositions');
const decisions = odds('dust/decisions');
const follow = odds('dust/follow');
const rolls = odds('dust/rolls');
const tally = odds('dust/tally');
const together = odds('dust/together');
const solve = odds('dust/solve');
const strike = odds('strike');
const melee = odds('melee');
const losses = odds('losses');
const die = odds('die');

const REMEMBERED = 'only what is remembered changes, not what is computed';
const OVERWRITTEN = 'it is set anew before it is read';
const BEYOND = 'beyond the end there is nothing to read, and nothing is written';
const LONGER = 'the table is longer than what is read of it';
const COUNT_ONLY = 'only how many there are counts';
const ROOM = 'only how much room is used changes';
const ZEROS = 'it only adds zeros';
const KEYS = 'the keys stay different from each other';
const DIES = 'nobody leaves who would die of it, and who lives loses nothing';

/** Mutants of `odds` that no test can notice. */
export const EQUIVALENT_ODDS: readonly Equivalent[] = [
  { file: alternating, line: 'this.left = Array.from(', kinds: ['one more'], why: LONGER },
  { file: alternating, line: 'this.smaller = Array.from(', kinds: ['one more'], why: LONGER },
  { file: alternating, line: 'const table = () => [0, 1].map(', kinds: ['one more'], why: COUNT_ONLY },
  {
    file: alternating,
    line: 'for (let a = 1; a < count.length; a++) table[',
    kinds: ['< as <='],
    why: BEYOND,
  },
  {
    file: alternating,
    line: 'let oldest = 0;',
    kinds: ['one more'],
    why: 'the force of none has no rows to give back',
  },
  {
    file: alternating,
    line: 'for (; count[oldest]! < count[a]! - 1;',
    kinds: ['condition false', '< as >=', '- as +'],
    why: ROOM,
  },
  {
    file: alternating,
    line: 'if (rows !== undefined) this.spare.push(',
    kinds: ['condition true', 'left out'],
    why: ROOM,
  },
  { file: alternating, line: 'this.struck[f]![a] = undefined;', kinds: ['left out'], why: ROOM },
  {
    file: alternating,
    line: 'for (let d = 0; d < width; d++) {',
    kinds: ['< as <=', 'one more'],
    why: 'nobody asks what is left against a defence of none',
  },
  {
    file: alternating,
    line: 'for (let j = 0; j < chances.length && k + j < top;',
    kinds: ['< as <='],
    why: 'hits at the top bring what all beyond it bring',
  },
  {
    file: alternating,
    line: 'for (let k = 0; k < top; k++) {',
    kinds: ['< as <='],
    why: 'hits at the top bring what all beyond it bring',
  },
  {
    file: alternating,
    line: 'if (attacking ? value > best : value < best)',
    kinds: ['< as <=', '> as >='],
    why: 'of equal values either is the best',
  },
  {
    file: alternating,
    line: "return ability?.kind === 'reroll-blanks' ?",
    kinds: ['condition true'],
    why: 'only a side with a second throw is asked',
  },
  {
    file: compositions,
    line: 'this.withdrawn[c] ??= this.mayWithdraw',
    kinds: ['condition true'],
    why: 'without exits nobody is found who could leave',
  },
  { file: compositions, line: 'const seen = new Uint8Array(', kinds: ['one more'], why: LONGER },
  { file: decisions, line: 'this.kept = new Float64Array(battle', kinds: ['one more'], why: LONGER },
  { file: decisions, line: 'this.spent = new Float64Array(battle', kinds: ['one more'], why: LONGER },
  {
    file: decisions,
    line: 'if (k >= top && battle.abilityOf(',
    kinds: ['condition false', '>= as >'],
    why: 'a second throw that cannot hit more is never better',
  },
  {
    file: decisions,
    line: 'force === 0 ? 0 : battle.rollValue(',
    kinds: ['condition false'],
    why: 'a roll of nobody is worth nothing too',
  },
  {
    file: decisions,
    line: 'for (let i = 1; i < length; i++) {',
    kinds: ['< as <='],
    why: 'what is beyond the end is no number, and never better',
  },
  {
    file: follow,
    line: 'for (let flags = 0; flags < 4; flags++) {',
    kinds: ['< as <='],
    why: 'such a second throw does not exist',
  },
  {
    file: follow,
    line: 'if (battle.roll[flags] !== undefined) {',
    kinds: ['condition true'],
    why: ZEROS,
  },
  { file: follow, line: 'this.mass[flags] = [0, 1].map(', kinds: ['one more'], why: COUNT_ONLY },
  {
    file: follow,
    line: 'for (let f = 3; f >= 0; f--) if (this.mass[f]',
    kinds: ['one more'],
    was: '3',
    why: 'such a second throw does not exist',
  },
  {
    file: follow,
    line: 'for (let a = battle.attackers.units.length - 1; a > 0;',
    kinds: ['- as +'],
    why: BEYOND,
  },
  { file: follow, line: 'if (mass > 0) this.turn(', kinds: ['condition true'], was: 'mass > 0', why: ZEROS },
  { file: follow, line: 'if (from === stay) return;', kinds: ['condition false'], why: ZEROS },
  { file: rolls, line: 'private kept: F', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private spent: F', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private column =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private stride =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private row: F', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private top =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private tail =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private sign =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private rest =', kinds: ['one more'], why: OVERWRITTEN },
  { file: rolls, line: 'private thrown =', kinds: ['one more'], why: OVERWRITTEN },
  {
    file: rolls,
    line: "if (again === 'blanks') this.rest =",
    kinds: ['condition true'],
    why: 'with all dice again it is never read',
  },
  { file: tally, line: 'if (rescued === 0) return;', kinds: ['condition false'], why: ZEROS },
  {
    file: together,
    line: 'return ((a *',
    kinds: ['+ as -'],
    was: '(a * (this.d0 + 1) + d) * this.plan.truce + blanks',
    why: KEYS,
  },
  {
    file: together,
    line: 'return ((a *',
    kinds: ['+ as -'],
    was: '((a * (this.d0 + 1) + d) * this.plan.truce + blanks) * 4 + flags',
    why: KEYS,
  },
  {
    file: together,
    line: 'return ((a *',
    kinds: ['one more'],
    why: KEYS,
  },
  { file: together, line: 'this.turns.set(key, known);', kinds: ['left out'], why: REMEMBERED },
  {
    file: together,
    line: 'if (known !== undefined) return known;',
    kinds: ['condition false'],
    why: REMEMBERED,
  },
  { file: together, line: 'const cells = (na + 1)', kinds: ['one more'], why: LONGER },
  { file: together, line: 'if (values === undefined) {', kinds: ['condition true'], why: REMEMBERED },
  { file: together, line: 'defence.set(f, values);', kinds: ['left out'], why: REMEMBERED },
  {
    file: together,
    line: 'if ((f & 2) === 0 || !(defend(f)',
    kinds: ['& as |', 'one more'],
    why: 'without a second throw the values to choose from are the same',
  },
  { file: together, line: 'for (let cell = 0; cell < cells; cell++) {', kinds: ['< as <='], why: BEYOND },
  { file: together, line: 'if (list[cell]! > 0) addTo(', kinds: ['> as >='], why: ZEROS },
  { file: together, line: 'const thrown = new Float64Array(8);', kinds: ['one more'], why: LONGER },
  { file: together, line: 'for (let i = 0; i < sum.length; i++) sum[i]', kinds: ['< as <='], why: BEYOND },
  {
    file: solve,
    line: 'return types.some((type) => side.units[type]! > 0)',
    kinds: ['> as >='],
    why: 'dice for nobody change nothing, and of equal choices the first is taken',
  },
  {
    file: solve,
    line: "if (side.ability?.kind !== 'more-dice') return side;",
    kinds: ['condition false'],
    why: 'only a side that has them takes more dice',
  },
  { file: solve, line: 'attackerSurvivors: alive ?', kinds: ['condition true', 'one more'], why: DIES },
  { file: solve, line: 'swing: -lost,', kinds: ['without -'], why: DIES },
  { file: solve, line: 'defenderSurvivors: alive ?', kinds: ['condition true', 'one more'], why: DIES },
  {
    file: strike,
    line: 'if (before !== undefined) return before.die;',
    kinds: ['condition false'],
    why: REMEMBERED,
  },
  {
    file: strike,
    line: 'for (let state = 0; state < spread.length; state++) {',
    kinds: ['one more'],
    why: 'who is gone loses nothing',
  },
  { file: strike, line: 'if (here === 0) continue;', kinds: ['condition false'], why: ZEROS },
  { file: strike, line: 'if (chance === 0) continue;', kinds: ['condition false'], why: ZEROS },
  {
    file: melee,
    line: 'for (let state = 0; state < sum.length; state++) sum[state]',
    kinds: ['< as <='],
    why: BEYOND,
  },
  { file: losses, line: 'const wide = ', kinds: ['one more'], why: LONGER },
  { file: losses, line: 'const sums = new', kinds: ['one more'], why: LONGER },
  { file: die, line: 'const undone = undo === 0 ?', kinds: ['condition false'], why: ZEROS },
];
