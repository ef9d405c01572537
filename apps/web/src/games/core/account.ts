import {
  type AttackFrame,
  type CoreView,
  cardOf,
  cellOf,
  coverOf,
  distanceBetween,
  type Firing,
  factsOfUnit,
  findCover,
  findUnit,
  groundOf,
  headOf,
  isClose,
  kindOf,
  leastCover,
  membersOf,
  nameOf,
  pieceAt,
  planAttack,
  readyLines,
  squareNamed,
  squaresOf,
  strikeBackLines,
  type Unit,
  type WeaponLine,
  weaponsOf,
} from '@dustfront/dust-tactics';
import { attackOdds } from '@dustfront/odds';
import { describePlan, type LineView, rangeBetween, sizeOf } from '@dustfront/wargame';
import { facesOf, resilienceRows, row, stageOf } from '../account-rows.ts';
import type { AccountAdvice, AccountFocus, AccountRow } from '../advice.ts';

/** A weapon line in a situation: who fires it from where at whom. */
interface Shot {
  readonly view: CoreView;
  readonly firing: Firing;
  readonly from: number;
  readonly target: Unit;
  readonly sustained: boolean;
  readonly plan: LineView;
}

function diceRows({ view, firing, target, plan }: Shot): AccountRow[] {
  const cell = cellOf(firing.line, factsOfUnit(view, target).column);
  if (cell === null) return [];
  const weapons = weaponsOf(view, firing);
  const perFigure = cell.damage === 'B' || cell.damage === 'K';
  const figures = membersOf(view, target).reduce(
    (n, unit) => n + (kindOf(view, unit) === 'squad' ? unit.figures.length : 1),
    0,
  );
  const plain = cell.dice * weapons * (perFigure ? figures : 1);
  const rows = [
    perFigure
      ? row('blast', cell.damage === 'B' ? 'dt1.dmg.blast.dice' : 'dt1.dmg.kill.dice', {
          count: plan.dice,
          figures,
        })
      : weapons > 1
        ? row('diceEach', 'dt1.attack.dice.squad', { count: plan.dice, each: cell.dice, weapons })
        : row('dice', 'dt1.card.weapon.cell', { count: plan.dice }),
  ];
  if (plan.dice >= 2 * plain && plain > 0) {
    const burst = firing.line.traits.includes('burst') && !target.moved;
    rows.push(row('doubled', burst ? 'dt1.faq.burst.double' : 'dt1.skill.all-in-one.double'));
  }
  return rows;
}

function rangeRow({ view, firing, from, target }: Shot): AccountRow[] {
  const { line } = firing;
  if (isClose(line)) return [row('close', 'dt1.close.adjacent')];
  const range = distanceBetween(view, firing.unit, target, from);
  if (typeof line.range === 'number') return [row('range', 'dt1.range.count', { range, most: line.range })];
  return line.range === 'U' ? [row('anyRange', 'dt1.range.u', { range })] : [];
}

function rerollRows({ plan, sustained }: Pick<Shot, 'plan' | 'sustained'>): AccountRow[] {
  const passes = plan.stages.filter(({ stage }) => stage === 'reroll').length;
  const rows: AccountRow[] = [];
  if (passes > 0 && sustained) rows.push(row('reroll', 'dt1.sustained.reroll'));
  if (passes > (sustained ? 1 : 0)) rows.push(row('rerollAgain', 'dt1.skill.berserk.reroll'));
  if (stageOf(plan, 'chain') !== undefined) rows.push(row('chain', 'dt1.laser.chain'));
  return rows;
}

const ignoredBy = (line: WeaponLine): string =>
  isClose(line)
    ? 'dt1.close.cover'
    : line.kind === 'flame'
      ? 'dt1.flame.cover'
      : line.kind === 'grenade'
        ? 'dt1.ugl.cover'
        : 'dt1.cover.ignored';

function coverRows({ view, firing, from, target, plan }: Shot): AccountRow[] {
  const ground = groundOf(view);
  const found = squaresOf(view, firing.unit, from)
    .map((at) => findCover(ground, kindOf(view, firing.unit), kindOf(view, target), at, target.square))
    .reduce((least, one) => (leastCover([least.cover, one.cover]) === least.cover ? least : one));
  if (found.cover === 'none')
    return [row('open', kindOf(view, target) === 'squad' ? null : 'dt1.cover.squads')];
  const cover = coverOf(view, ground, firing.unit, firing.line, from, target);
  if (cover === 'none') return [row('coverIgnored', ignoredBy(firing.line))];
  const [source] = found.sources;
  const why =
    found.sources.length > 1
      ? 'dt1.cover.stack'
      : source?.from === 'crate'
        ? 'dt1.cover.crate'
        : source?.from === 'trap'
          ? 'dt1.cover.trap'
          : source?.from === 'corner'
            ? 'dt1.cover.corner'
            : cover === 'soft'
              ? 'dt1.faq.building.soft'
              : 'dt1.faq.building.hard';
  const named = row(cover === 'soft' ? 'softCover' : 'hardCover', why);
  const save = stageOf(plan, 'save');
  if (save === undefined) return [named, row('noSave', 'dt1.cover.no-save')];
  const faces = sizeOf(save.faces);
  return [named, row('saves', faces > 3 ? 'dt1.cover.miss-save' : 'dt1.cover.hit-save', { faces })];
}

function damageRows({ plan }: Pick<Shot, 'plan'>): AccountRow[] {
  const damage = stageOf(plan, 'damage')?.damage;
  const rows: AccountRow[] = [];
  if (damage !== undefined)
    rows.push(
      damage.points === 'kill'
        ? row('kill', 'dt1.dmg.kill.hit')
        : row('damage', 'dt1.damage.per-hit', { count: damage.blows * damage.points }),
    );
  return [...rows, ...resilienceRows(plan, 'dt1.skill.resilient.die')];
}

function rowsOf(shot: Shot): AccountRow[] {
  const faces = facesOf(shot.plan);
  return [
    ...diceRows(shot),
    row('hit', faces === 2 ? 'dt1.dice.faces' : 'dt1.dice.reversed', { faces }),
    ...rangeRow(shot),
    ...rerollRows(shot),
    ...coverRows(shot),
    ...damageRows(shot),
  ];
}

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
  const sustained = frame.mode === 'sustained';
  const ready = readyLines(view, attacker).find(
    (r) => r.unit.name === focus.unit && r.line.id === focus.line,
  );
  const declared = frame.declared.find(
    ({ at, line }) => 'piece' in at && at.piece === square && line === focus.line,
  );
  if (ready === undefined || declared === undefined) return null;
  const firing = { unit: ready.unit, line: ready.line, shots: declared.shots };
  const situation = { ground: groundOf(view), from: attacker.square, sustained };
  const [plan] = describePlan(planAttack(view, attacker, [firing], { piece }, situation));
  if (plan === undefined) return null;
  const range = Math.min(
    ...squaresOf(view, attacker).map((at) => rangeBetween(groundOf(view).grid, at, piece.square)),
  );
  return {
    rows: [
      row('dice', 'dt1.card.weapon.cell', { count: plan.dice }),
      row('hit', 'dt1.dice.faces', { faces: facesOf(plan) }),
      ...(typeof firing.line.range === 'number'
        ? [row('range', 'dt1.range.count', { range, most: firing.line.range })]
        : []),
      ...rerollRows({ plan, sustained }),
      ...damageRows({ plan }),
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
  const sustained = frame.mode === 'sustained';
  const struck = headOf(view, named);
  const enemy = focus.back ? headOf(view, findUnit(view, focus.unit) ?? struck) : struck;
  const situation = { ground: groundOf(view), from: attacker.square, sustained };
  const firings = firingsAt(view, frame, attacker, enemy);
  const whole = planAttack(view, attacker, firings, { unit: enemy }, situation);
  const isLine = ({ unit, line }: Firing): boolean => unit.name === focus.unit && line.id === focus.line;
  const shot = (firing: Firing, plan: LineView | undefined): Shot | null =>
    plan === undefined
      ? null
      : {
          view,
          firing,
          from: focus.back ? enemy.square : attacker.square,
          target: struck,
          sustained: sustained && !focus.back,
          plan,
        };
  let found: Shot | null = null;
  if (focus.back) {
    const back = strikeBackLines(view, enemy, attacker);
    const i = back.findIndex(isLine);
    const lines = describePlan(whole).filter(({ part }) => part === 'retaliation');
    if (i >= 0) found = shot(back[i] as Firing, lines[i]);
  } else {
    const firing = firings.find(isLine);
    if (firing !== undefined)
      found = shot(firing, describePlan(planAttack(view, attacker, [firing], { unit: enemy }, situation))[0]);
  }
  const rows = found === null ? [] : rowsOf(found);
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
