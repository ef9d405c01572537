import { Play, seededDice } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  cardOfUnit,
  fullAttack,
  groupOf,
  planAttack,
  unitNamed,
  WEAPON_RULES,
} from '../src/asked.ts';
import { SKILLS } from '../src/exceptions/ids.ts';
import { skillRule } from '../src/exceptions/index.ts';
import {
  type Aim,
  type Choice,
  type ChoiceParts,
  cardOf,
  dustTactics2014,
  type TacticsState,
} from '../src/index.ts';
import { skillsOf } from '../src/moments.ts';
import { table } from '../src/testing.ts';

const TRIES = 250;

/** A plane flies its least distance before it fires. */
const FLOWN = ['activate 1a', 'move', 'attack', 'B3', 'C3', 'D3', 'C4', 'B5', 'C5', 'face E'];

interface Case {
  readonly name: string;
  readonly attacker: string;
  readonly target: string;
  readonly more?: string;
  readonly aim?: Aim;
  /** Whom a sniper names, as the option calls him. */
  readonly names?: string;
  /** Answers to questions on skills. */
  readonly use?: readonly string[];
  /** Answers before the attack, where they are not simply to activate and attack. */
  readonly opening?: readonly string[];
}

/**
 * Everything fires at once, or the lines of the case once each; soldiers take hits before heroes, a sniper names whom
 * the case says.
 */
function answer(
  options: readonly Choice[],
  { use = [], aim = {}, attacker, names }: Case,
  fired: Set<string>,
): Choice {
  const { weapons } = cardOf(attacker.split(' ')[0]!);
  const find = (wanted: (choice: ChoiceParts) => boolean) => options.find(wanted);
  const close = (choice: ChoiceParts) =>
    choice.word === 'Improvised weapon' || CLOSE.includes(choice.word ?? '');
  const fires = (choice: ChoiceParts) =>
    aim.lines?.some(
      ({ weapon, count = choice.n }) =>
        weapons[weapon]?.line.name === choice.word && count === choice.n && !fired.has(choice.word!),
    ) ?? (close(choice) ? aim.close !== false : aim.ranged !== false);
  const shot =
    find((choice) => choice.do === 'salvo' && aim.salvo === true) ??
    find((choice) => choice.do === 'fire' && fires(choice));
  if (shot !== undefined && 'word' in shot) fired.add(shot.word ?? '');
  const victim = find((choice) => choice.do === 'name' && choice.word === names);
  if (names !== undefined && victim === undefined && find((choice) => choice.do === 'anyone'))
    throw new Error(`nobody is called ${names}`);
  return (
    shot ??
    find((choice) => choice.do === 'use' && use.includes(choice.word!)) ??
    victim ??
    find((choice) => choice.do === 'keep' || choice.do === 'anyone' || choice.do === 'stay') ??
    find((choice) => choice.do === 'hit' && choice.n! >= 0) ??
    find((choice) => choice.do === 'sustain' && choice.word === 'ranged') ??
    find((choice) => choice.do === 'hold') ??
    options[0]!
  );
}

const CLOSE = [
  'Dual Chainsaws',
  'Heavy Panzer Gloves',
  'Panzer Gloves',
  'Dual Rocket Punch',
  'Dual Claws',
  'Combat Claw',
  'Molotov Cocktail',
];

/** The table as the attack begins; no die falls before. */
function begun(one: Case, seed: string): Play<TacticsState, Choice> {
  const { state } = table(
    `reactions off\nunit 1a ${one.attacker}\nunit 1z hans at A9\nunit 2a ${one.target}\n${one.more ?? ''}`,
  );
  const play = new Play(dustTactics2014, state, seededDice(seed));
  const given = (id: string) => {
    const options = play.options(play.seat);
    for (let i = 0; i < options.length; i++)
      if (dustTactics2014.optionId(options.at(i)!) === id) return play.answer(play.seat, options.at(i)!);
    throw new Error(`no ${id} for ${one.name}`);
  };
  for (const id of one.opening ?? ['activate 1a', one.aim?.sustained ? 'sustained' : 'attack']) given(id);
  while ((play.state.stack.at(-1) as { kind: string; step: string }).step === 'declare') given('nothing');
  return play;
}

function simulate(state: TacticsState, seed: string, one: Case): { target: number; attacker: number } {
  const play = begun(one, seed);
  const fired = new Set<string>();
  for (;;) {
    const top = play.state.stack.at(-1) as { kind: string };
    if (top.kind !== 'attack' && top.kind !== 'damage') break;
    const listed = play.options(play.seat);
    const options = Array.from({ length: listed.length }, (_, i) => listed.at(i)!);
    play.answer(play.seat, answer(options, one, fired));
  }
  // A hero whose squad is gone still counts for the group he began in.
  const points = (name: string) =>
    groupOf(state, unitNamed(state, name)!).reduce((lost, { id }) => {
      const [before, after] = [state.units[id]!, play.state.units[id]!];
      return lost + before.soldiers.length - after.soldiers.length + after.marks - before.marks;
    }, 0);
  return { target: points('2a'), attacker: points('1a') };
}

const CASES: readonly Case[] = [
  {
    name: 'rifles, squad in the open',
    attacker: 'sturmgrenadier-tank-hunter-squad at C5',
    target: 'ranger-combat-squad at F5',
  },
  {
    name: 'rifles, squad in cover',
    attacker: 'sturmgrenadier-tank-hunter-squad at C5',
    target: 'ranger-combat-squad at F5',
    more: 'crates F5',
  },
  {
    name: 'sustained',
    attacker: 'usmc-rifle-squad at C5 acted',
    target: 'sturmgrenadier-assault-squad at F5',
    aim: { sustained: true },
  },
  { name: 'heavy guns at a hero', attacker: 'heinrich-trop at C5 facing E', target: 'rosie at F5' },
  { name: 'laser', attacker: 'heavy-laser-grenadier-squad at C5', target: 'pounder at F5' },
  {
    name: 'laser, sustained',
    attacker: 'heavy-laser-grenadier-squad at C5 acted',
    target: 'pounder at F5',
    aim: { sustained: true },
  },
  {
    name: 'flame',
    attacker: 'hotdog at C5 facing E',
    target: 'sturmgrenadier-assault-squad at D5',
    more: 'crates D5',
    aim: { close: false },
  },
  {
    name: 'grenade against cover',
    attacker: 'natasha at C5 facing E',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'crates F5',
  },
  {
    name: 'phaser against cover',
    attacker: 'allied-heavy-commando-kill-squad at C5',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'crates F5',
  },
  {
    name: 'automatic kill on a resilient vehicle',
    attacker: 'blackhawk at C5 facing E',
    target: 'wrecker at F5',
  },
  { name: 'double blast', attacker: 'flammluther at C5 facing E', target: 'ranger-combat-squad at E5' },
  {
    name: 'vehicle in smoke',
    attacker: 'sturmluther at C5 facing E',
    target: 'wildfire at F5',
    more: 'smoke F5 until 9',
  },
  {
    name: 'zombies in cover',
    attacker: 'pounder at C5 facing E',
    target: 'zombie-squad at F5',
    more: 'crates F5',
  },
  { name: 'Steel Guard', attacker: 'pounder at C5 facing E', target: 'steel-guards-assault-squad at F5' },
  {
    name: 'bunker',
    attacker: 'sturmgrenadier-recon-squad at C5 acted',
    target: 'ranger-combat-squad at F5',
    more: 'fort bunker F4 W 2',
  },
  {
    name: 'strongpoint with grenades',
    attacker: 'mickey at C5 facing E',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'fort strongpoint F4 W 2',
  },
  {
    name: 'resilient squad',
    attacker: 'pounder at C5 facing E',
    target: 'heavy-laser-grenadier-squad at F5',
  },
  { name: 'resilient hero under heavy fire', attacker: 'babushka at C5 facing E', target: 'lara at F5' },
  {
    name: 'defensive tactics in cover',
    attacker: 'pounder at C5 facing E',
    target: 'yakov at F5',
    more: 'crates F5',
  },
  {
    name: 'support weapon under blast',
    attacker: 'mickey at C5 facing E',
    target: 'grenadier-mortar-squad at F5',
  },
  {
    name: 'squad with hero',
    attacker: 'babushka at C5 facing E',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'rules starter\nunit 2b stefan at F5 joined 2a:game',
  },
  { name: 'Expert', attacker: 'bazooka-joe at C5', target: 'sturmgrenadier-assault-squad at E5' },
  {
    name: 'Fighting Spirit and Killing Spree',
    attacker: 'johnny-one-eye at C5',
    target: 'sturmgrenadier-assault-squad at E5',
    aim: { spirit: true },
    use: ['fighting-spirit'],
  },
  {
    name: 'Lucky and sustained',
    attacker: 'red-yana at C5 acted',
    target: 'sturmgrenadier-assault-squad at E5',
    aim: { sustained: true, lucky: true },
    use: ['lucky'],
  },
  {
    name: 'Take Aim',
    attacker: 'nikolai at C5 acted',
    target: 'sturmgrenadier-assault-squad at E5',
    aim: { sustained: true },
  },
  {
    name: 'Power Scopes',
    attacker: 'silence at C5 acted',
    target: 'sturmgrenadier-assault-squad at E5',
    aim: { sustained: true },
  },
  { name: 'volley', attacker: 'steel-rain at C5 facing E', target: 'sturmgrenadier-assault-squad at F5' },
  { name: 'aircraft', attacker: 'heinrich at C5 facing E', target: 'thunder at F5' },
  { name: 'tesla', attacker: 'red-army-tesla-gun-squad at C5', target: 'pounder at F5' },
  { name: 'cutting in close combat', attacker: 'natalya at C5 facing E', target: 'pounder at D5' },
  { name: 'Berserk, struck back by a claw', attacker: 'markus at C5', target: 'luther at D5 facing W' },
  {
    name: 'improvised on both sides',
    attacker: 'ranger-combat-squad at C5',
    target: 'sturmgrenadier-assault-squad at D5',
    aim: { ranged: false },
  },
  {
    name: 'shots, then blows',
    attacker: 'ranger-combat-squad at C5',
    target: 'sturmgrenadier-sniper-squad at D5',
  },
  { name: 'First Strike', attacker: 'heavy-ranger-assault-squad at C5', target: 'gorilla-squad at D5' },
  {
    name: 'salvo',
    attacker: 'honey at C5 facing E',
    target: 'sturmgrenadier-assault-squad at F5',
    aim: { salvo: true },
  },
  {
    name: 'salvo of a squad, sustained',
    attacker: 'heavy-grenadier-antiaircraft-squad at C5 acted',
    target: 'thunder at F5',
    aim: { salvo: true, sustained: true },
  },
  {
    name: 'wire-guided, alone',
    attacker: 'adler at A3 facing E',
    target: 'pounder at E5',
    opening: FLOWN,
    aim: { lines: [{ by: 0, weapon: 0, count: 1 }] },
  },
  {
    name: 'sniper with an idle spotter, sustained',
    attacker: 'ranger-sniper-squad at C5 acted',
    target: 'sturmgrenadier-assault-squad at F5',
    aim: { sustained: true, lines: [{ by: 0, weapon: 0 }] },
  },
  {
    name: 'sniper whose spotter fires too, sustained',
    attacker: 'ranger-sniper-squad at C5 acted',
    target: 'sturmgrenadier-assault-squad at F5',
    aim: { sustained: true },
  },
  {
    name: 'artillery at a squad in cover',
    attacker: 'grenadier-mortar-squad at C5',
    target: 'ranger-combat-squad at H5',
    more: 'crates H5',
  },
  {
    name: 'under-barrel grenades',
    attacker: 'red-guards-assault-squad at C5',
    target: 'sturmgrenadier-assault-squad at E5',
    more: 'crates E5',
  },
  {
    name: 'snipers who name an officer',
    attacker: 'red-army-sniper-squad at C5 acted',
    target: 'ranger-command-squad at F5',
    aim: { sustained: true, lines: [{ by: 0, weapon: 0, named: 2, soldier: 0 }] },
    names: '2a officer Automatic Rifle',
  },
  {
    name: 'snipers who name a hero in a squad',
    attacker: 'red-army-sniper-squad at C5 acted',
    target: 'ranger-combat-squad at F5',
    more: 'unit 2b bazooka-joe at F5 joined 2a:game',
    aim: { sustained: true, lines: [{ by: 0, weapon: 0, named: 3 }] },
    names: '2b',
  },
  {
    name: 'snipers who name a resilient hero in a resilient squad',
    attacker: 'red-army-sniper-squad at C5 acted',
    target: 'heavy-laser-grenadier-squad at F5',
    more: 'unit 2b lara at F5 joined 2a:game',
    aim: { sustained: true, lines: [{ by: 0, weapon: 0, named: 3 }] },
    names: '2b',
  },
  {
    name: 'snipers who name one of the resilient',
    attacker: 'red-army-sniper-squad at C5 acted',
    target: 'heavy-laser-grenadier-squad at F5',
    more: 'unit 2b lara at F5 joined 2a:game',
    aim: { sustained: true, lines: [{ by: 0, weapon: 0, named: 2, soldier: 2 }] },
    names: '2a Heavy Assault Laser',
  },
  { name: 'grapple', attacker: 'luther at C5 facing E', target: 'pounder at D5 facing W' },
  { name: 'paired claws', attacker: 'loth at C5 facing E', target: 'pounder at D5 facing W' },
  {
    name: 'limited shots and rifles',
    attacker: 'sturmgrenadier-recon-squad at C5 acted',
    target: 'pounder at E5',
  },
  {
    name: 'aircraft that was called out',
    attacker: 'heinrich at C5 facing E',
    target: 'thunder at F5',
    more: 'alert 1 2a',
  },
  {
    name: 'strongpoint, no grenades',
    attacker: 'pounder at C5 facing E',
    target: 'ranger-combat-squad at F5',
    more: 'fort strongpoint F4 W 2',
  },
  {
    name: 'zombies in a bunker',
    attacker: 'pounder at C5 facing E',
    target: 'zombie-squad at F5',
    more: 'fort bunker F4 W 2',
  },
  {
    name: 'bunker against a laser',
    attacker: 'heavy-laser-grenadier-squad at C5',
    target: 'ranger-combat-squad at F5',
    more: 'fort bunker F4 W 2',
  },
  {
    name: 'phaser into a bunker',
    attacker: 'allied-heavy-commando-kill-squad at C5',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'fort bunker F4 W 2',
  },
  {
    name: 'flame into a bunker',
    attacker: 'ranger-attack-squad at E5',
    target: 'sturmgrenadier-assault-squad at F5',
    more: 'fort bunker F4 W 2',
    aim: { close: false },
  },
  {
    name: 'resilient squad in a strongpoint',
    attacker: 'pounder at C5 facing E',
    target: 'heavy-laser-grenadier-squad at F5',
    more: 'fort strongpoint F4 W 2',
  },
  {
    name: 'blows into a bunker',
    attacker: 'gorilla-squad at C5',
    target: 'ranger-combat-squad at D5',
    more: 'fort bunker D4 W 2',
  },
  {
    name: 'blows into a strongpoint',
    attacker: 'gorilla-squad at C5',
    target: 'ranger-combat-squad at D5',
    more: 'fort strongpoint D4 W 2',
  },
];

test('[dt14.weapon.sniper.excess] whom a sniper names can fall only once', () => {
  const { state } = table(
    'reactions off\nunit 1a red-army-sniper-squad at C5 acted\nunit 2a ranger-command-squad at F5',
  );
  const [from, to] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
  const lost = (aim: Aim) => attackOdds(planAttack(state, from, to, aim)).target.distribution;
  // One die each, a hit on two faces of six, and infantry in the open saves on two of six.
  const hit = (1 / 3) * (2 / 3);
  const open = lost({ lines: [{ by: 0, weapon: 0 }] });
  const named = lost({ lines: [{ by: 0, weapon: 0, named: to.id, soldier: 0 }] });
  expect(open[2]).toBeCloseTo(hit ** 2, 12);
  expect(named[1]).toBeCloseTo(1 - (1 - hit) ** 2, 12);
  expect(named.slice(2).every((chance) => chance === 0)).toBe(true);
});

describe('who is left strikes back', () => {
  const lost = (attacker: string, target: string, more = '') => {
    const { state } = table(`reactions off\nunit 1a ${attacker}\nunit 2a ${target}\n${more}`);
    const odds = attackOdds(planAttack(state, unitNamed(state, '1a')!, unitNamed(state, '2a')!));
    return { attacker: odds.attacker.mean, target: odds.target.mean };
  };

  test('[dt14.stun.no-strike-back] whom a tesla gun hits does not: only if all four dice miss', () => {
    const { attacker } = lost('red-army-tesla-gun-squad at C5', 'pounder at D5 facing N');
    expect(attacker).toBeCloseTo(16 / 243, 12);
  });

  test('[dt14.equip.crew.close] a crew with the points that the shots left it', () => {
    // Two dice for a point each at three points; every point left is a blow that hits on a third.
    const { attacker } = lost('ba-64d at C5 facing E', 'red-fury at D5 facing N');
    expect(attacker).toBeCloseTo((3 - 2 / 3) / 3, 12);
  });
});

/** Rules of weapons that change dice, saves or damage; the others say when and how often a weapon fires. */
const WITHOUT_DICE: readonly string[] = ['artillery', 'limited', 'reload', 'under-barrel'];

describe('the engine rolls what the odds say', () => {
  test('every weapon rule and every skill that changes dice or saves is among the cases', () => {
    const rules = new Set<string>();
    const skills = new Set<string>();
    for (const one of CASES) {
      const { state } = begun(one, 'rules');
      const [from, to] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
      for (const shot of fullAttack(state, from, to, one.aim).shots)
        for (const rule of shot.weapon < 0
          ? []
          : cardOfUnit(state.units[shot.by]!).weapons[shot.weapon]!.line.rules)
          rules.add(rule);
      for (const unit of [from, to]) for (const skill of skillsOf(state, unit)) skills.add(skill);
      for (const spoken of one.use ?? []) skills.add(spoken);
    }
    expect(WEAPON_RULES.filter((rule) => !rules.has(rule) && !WITHOUT_DICE.includes(rule))).toEqual([]);
    const speaking = SKILLS.filter((skill) => {
      const { dice, shelter, resilience } = skillRule(skill);
      return dice !== undefined || shelter !== undefined || resilience !== undefined;
    });
    expect(speaking.filter((skill) => !skills.has(skill))).toEqual([]);
  });

  test.each(CASES)('$name', (one) => {
    const { state } = begun(one, 'before');
    const [from, to] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
    const odds = attackOdds(planAttack(state, from, to, one.aim));
    const losses = Array.from({ length: TRIES }, (_, n) => simulate(state, `${one.name} ${n}`, one));
    for (const side of ['target', 'attacker'] as const) {
      const whole = bodyOf(state, side === 'target' ? to : from);
      const sum = losses.reduce((all, lost) => all + lost[side], 0);
      const gone = losses.filter((lost) => lost[side] === whole.soldiers + whole.health).length;
      const { mean, distribution, destroyed } = odds[side];
      const variance = distribution.reduce((all, chance, points) => all + chance * (points - mean) ** 2, 0);
      const slack = (spread: number) => 4.2 * Math.sqrt(spread / TRIES) + 1e-9;
      expect(Math.abs(sum / TRIES - mean), `${side} mean ${sum / TRIES} against ${mean}`).toBeLessThanOrEqual(
        slack(variance),
      );
      const chance = destroyed * (1 - destroyed);
      expect(Math.abs(gone / TRIES - destroyed), `${side} destroyed`).toBeLessThanOrEqual(
        slack(chance) + 2 / TRIES,
      );
    }
  });
});
