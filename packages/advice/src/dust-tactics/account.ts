import type { AttackFrame, CoreView, Firing, RuleId, Unit, WeaponLine } from '@dustfront/dust-tactics';
import {
  bodyOf,
  cardOf,
  cellOf,
  distanceBetween,
  factsOfUnit,
  findUnit,
  groundOf,
  headOf,
  isClose,
  membersOf,
  nameOf,
  pieceAt,
  planAttack,
  readyLines,
  squareNamed,
  squaresOf,
  strikeBackLines,
  weaponsOf,
} from '@dustfront/dust-tactics/query';
import { attackOdds } from '@dustfront/odds';
import { describePlan, figuresOf, type LineView, rangeBetween, sizeOf } from '@dustfront/wargame';
import {
  againRows,
  hitRows,
  type RuleTexts,
  resilienceRow,
  row,
  rulesFor,
  stageOf,
} from '../account-rows.ts';
import type { AccountAdvice, AccountFocus, AccountRow } from '../advice.ts';

/** A weapon line in a situation: who fires it from where at whom. */
interface Shot {
  readonly view: CoreView;
  readonly firing: Firing;
  readonly from: number;
  readonly target: Unit;
  readonly plan: LineView<RuleId>;
}

const AGAIN: RuleTexts<RuleId> = {
  'dt1.sustained.reroll': 'reroll',
  'dt1.skill.berserk.reroll': 'rerollAgain',
};

const COVER: RuleTexts<RuleId> = {
  'dt1.cover.squads': 'open',
  'dt1.cover.ignored': 'coverIgnored',
  'dt1.close.cover': 'coverIgnored',
  'dt1.flame.cover': 'coverIgnored',
  'dt1.ugl.cover': 'coverIgnored',
  'dt1.faq.artillery.cover': 'coverIgnored',
  'dt1.cover.crate': 'softCover',
  'dt1.cover.corner': 'softCover',
  'dt1.faq.building.soft': 'softCover',
  'dt1.cover.trap': 'hardCover',
  'dt1.cover.stack': 'hardCover',
  'dt1.faq.building.hard': 'hardCover',
  'dt1.cover.no-save': 'noSave',
  'dt1.cover.hit-save': 'saves',
  'dt1.cover.miss-save': 'saves',
};

const BY_MINIATURES: readonly RuleId[] = ['dt1.dmg.blast.dice', 'dt1.dmg.kill.dice'];
const BY_WEAPONS: RuleId = 'dt1.attack.dice.squad';

function diceRows({ view, firing, target, plan }: Shot): AccountRow[] {
  const count = plan.dice;
  const [first, ...others] = rulesFor(plan, 'count');
  const more = others.filter((rule) => rule !== BY_WEAPONS).map((rule) => row('doubled', rule));
  if (first !== undefined && BY_MINIATURES.includes(first))
    return [row('blast', first, { count, figures: figuresOf(bodyOf(view, target)) }), ...more];
  if (first !== BY_WEAPONS && !others.includes(BY_WEAPONS))
    return [row('dice', first ?? null, { count }), ...more];
  const each = cellOf(firing.line, factsOfUnit(view, target).column)?.dice ?? 0;
  return [row('diceEach', BY_WEAPONS, { count, each, weapons: weaponsOf(view, firing) }), ...more];
}

function rangeRows(line: WeaponLine, range: number): AccountRow[] {
  if (isClose(line)) return [row('close', 'dt1.close.adjacent')];
  if (typeof line.range === 'number') return [row('range', 'dt1.range.count', { range, most: line.range })];
  return line.range === 'U' ? [row('anyRange', 'dt1.range.u', { range })] : [];
}

function coverRows({ plan }: Shot): AccountRow[] {
  const faces = sizeOf(stageOf(plan, 'save')?.faces ?? 0);
  const rows = rulesFor(plan, 'save').flatMap((rule) => {
    const text = COVER[rule];
    return text === undefined ? [] : [row(text, rule, text === 'saves' ? { faces } : {})];
  });
  return rows.length === 0 ? [row('open', null)] : rows;
}

function damageRows(plan: LineView<RuleId>): AccountRow[] {
  const damage = stageOf(plan, 'damage')?.damage;
  const resilient = rulesFor(plan, 'save').filter((rule) => rule === 'dt1.skill.resilient.die');
  const rows = resilient.map((rule) => resilienceRow(plan, rule));
  if (damage === undefined) return rows;
  return damage.points === 'kill'
    ? [row('kill', 'dt1.dmg.kill.hit'), ...rows]
    : [row('damage', 'dt1.damage.per-hit', { count: damage.blows * damage.points }), ...rows];
}

const rowsOf = (shot: Shot): AccountRow[] => [
  ...diceRows(shot),
  ...hitRows(shot.plan),
  ...rangeRows(shot.firing.line, distanceBetween(shot.view, shot.firing.unit, shot.target, shot.from)),
  ...againRows(shot.plan, AGAIN),
  ...coverRows(shot),
  ...damageRows(shot.plan),
];

/** Everything that was declared at one unit, a jet of flame over its square among it. */
function firingsAt(view: CoreView, frame: AttackFrame, attacker: Unit, target: Unit): Firing[] {
  const squares = squaresOf(view, target).map((square) => nameOf(view, square));
  return frame.declared.flatMap(({ unit, line, shots, at }) => {
    const strikes =
      'unit' in at
        ? at.unit === target.name
        : 'squares' in at && at.squares.some((name) => squares.includes(name));
    if (!strikes) return [];
    const ready = readyLines(view, attacker).find((r) => r.unit.id === unit && r.line.id === line);
    return ready === undefined ? [] : [{ unit: ready.unit, line: ready.line, shots }];
  });
}

/** Fire at a crate or a tank trap: it has no cover, and what becomes of it is told by its own line. */
function pieceAccount(view: CoreView, frame: AttackFrame, focus: AccountFocus): AccountAdvice | null {
  const square = /^\w+ ([A-Z]+\d+)$/.exec(focus.target)?.[1];
  const piece = square === undefined ? undefined : pieceAt(view, squareNamed(view, square));
  if (!piece || square === undefined) return null;
  const attacker = headOf(view, view.units[frame.unit] as Unit);
  const ready = readyLines(view, attacker).find(
    (r) => r.unit.name === focus.unit && r.line.id === focus.line,
  );
  const declared = frame.declared.find(
    ({ at, line }) => 'piece' in at && at.piece === square && line === focus.line,
  );
  if (ready === undefined || declared === undefined) return null;
  const firing = { unit: ready.unit, line: ready.line, shots: declared.shots };
  const situation = { ground: groundOf(view), from: attacker.square, sustained: frame.mode === 'sustained' };
  const [plan] = describePlan(planAttack(view, attacker, [firing], { piece }, situation));
  if (plan === undefined) return null;
  const range = Math.min(
    ...squaresOf(view, attacker).map((at) => rangeBetween(groundOf(view).grid, at, piece.square)),
  );
  return {
    rows: [
      row('dice', 'dt1.card.weapon.cell', { count: plan.dice }),
      ...hitRows(plan),
      ...rangeRows(firing.line, range).filter(({ text }) => text === 'range'),
      ...againRows(plan, AGAIN),
      ...damageRows(plan),
    ],
    result: null,
  };
}

/** How a line of the attack that is declared in this view comes to its dice, and how likely its result was. */
export function account(view: CoreView, focus: AccountFocus): AccountAdvice | null {
  const frame = view.stack.findLast((f) => f.kind === 'attack') as AttackFrame | undefined;
  const named = findUnit(view, focus.target);
  if (frame === undefined) return null;
  if (!named) return pieceAccount(view, frame, focus);
  const attacker = headOf(view, view.units[frame.unit] as Unit);
  const struck = headOf(view, named);
  const enemy = focus.back ? headOf(view, findUnit(view, focus.unit) ?? struck) : struck;
  const situation = { ground: groundOf(view), from: attacker.square, sustained: frame.mode === 'sustained' };
  const firings = firingsAt(view, frame, attacker, enemy);
  const whole = planAttack(view, attacker, firings, { unit: enemy }, situation);
  const isLine = ({ unit, line }: Firing): boolean => unit.name === focus.unit && line.id === focus.line;
  const rowsFor = (firing: Firing | undefined, plan: LineView<RuleId> | undefined): AccountRow[] => {
    const from = focus.back ? enemy.square : attacker.square;
    return firing && plan ? rowsOf({ view, firing, from, target: struck, plan }) : [];
  };
  const own = (): AccountRow[] => {
    const firing = firings.find(isLine);
    if (firing === undefined) return [];
    const [plan] = describePlan(planAttack(view, attacker, [firing], { unit: enemy }, situation));
    return rowsFor(firing, plan);
  };
  const back = (): AccountRow[] => {
    const lines = strikeBackLines(view, enemy, attacker);
    const i = lines.findIndex(isLine);
    return rowsFor(lines[i], describePlan(whole).filter(({ part }) => part === 'retaliation')[i]);
  };
  const rows = focus.back ? back() : own();
  const { lost: byUnit } = focus;
  if (byUnit === null) return { rows, result: null };
  const odds = attackOdds(whole);
  const losses = focus.back ? odds.attacker : odds.target;
  const lost = membersOf(view, struck).reduce((sum, unit) => sum + (byUnit[unit.name] ?? 0), 0);
  return {
    rows,
    result: {
      target: struck.name,
      counted: cardOf(view, struck).kind === 'squad' ? 'casualties' : 'damage',
      lost,
      chance: lost === 0 ? (losses.distribution[0] ?? 0) : (losses.atLeast[lost] ?? 0),
      mean: losses.mean,
    },
  };
}
