import type { CoreOption, CoreState, MoveFrame, Side, Unit } from '@dustfront/dust-tactics';
import { moverOf, nameOf, reachField, squareNamed, squaresOf } from '@dustfront/dust-tactics/query';
import type { Options } from '@dustfront/kernel';
import { endsIn, pathTo, rangeBetween } from '@dustfront/wargame';
import type { Picture } from './fighters.ts';
import { coverWorth } from './goals.ts';
import type { Plan } from './plan.ts';

type Of<Name extends CoreOption['do']> = Extract<CoreOption, { do: Name }>;

export function listOf(options: Options<CoreOption>): CoreOption[] {
  return Array.from({ length: options.length }, (_, i) => options.at(i)!);
}

function find<Name extends CoreOption['do']>(
  options: readonly CoreOption[],
  name: Name,
  fits: (option: Of<Name>) => boolean = () => true,
): Of<Name> | null {
  for (const option of options) if (option.do === name && fits(option as Of<Name>)) return option as Of<Name>;
  return null;
}

/** The answer with which a plan goes on, or null where it has nothing to say (or cannot be followed any more). */
export function follow(picture: Picture, plan: Plan, options: readonly CoreOption[]): CoreOption | null {
  const { state } = picture;
  const frame = state.stack[state.stack.length - 1]!;
  switch (frame.kind) {
    case 'round': {
      const { name, seat } = state.units[plan.unit]!;
      return (
        find(options, 'activate', (o) => o.unit === name && o.alone === plan.alone) ??
        find(options, 'yield', (o) => o.seat === seat)
      );
    }
    case 'activation':
      return frame.step === 'charge-to' ? chargeTo(state, plan, options) : actions(plan, options);
    case 'move':
      return moveOn(picture, plan, frame as MoveFrame, options);
    case 'attack':
      return declare(picture, plan, options);
    default:
      return null;
  }
}

function chargeTo(state: CoreState, plan: Plan, options: readonly CoreOption[]): CoreOption | null {
  const wanted =
    plan.charge < 0 ? null : find(options, 'charge-to', (o) => squareNamed(state, o.to) === plan.charge);
  return wanted ?? find(options, 'stop');
}

function actions(plan: Plan, options: readonly CoreOption[]): CoreOption | null {
  for (const skill of plan.uses) {
    const use = find(options, 'use', (o) => o.skill === skill);
    if (use) return use;
  }
  if (plan.actions === 'charge') return find(options, 'charge');
  if (plan.actions === null) return null;
  const [first, second] = plan.actions;
  return find(options, 'actions', (o) => o.first === first && o.second === second);
}

function moveOn(
  picture: Picture,
  plan: Plan,
  move: MoveFrame,
  options: readonly CoreOption[],
): CoreOption | null {
  const { state } = picture;
  const { way } = plan;
  if (way === null) return find(options, 'stop') ?? find(options, 'spare');
  switch (move.step) {
    case 'enter':
      return (
        find(options, 'enter', (o) => squareNamed(state, o.to) === way.entry) ??
        nearestEntry(picture, way.to, options)
      );
    case 'ready':
      return find(options, way.gait);
    case 'crush': {
      const { side, square } = state.units[move.unit]!;
      const crushes = coverWorth(state, side, square) > 0 || sheltersEnemies(picture, side, square);
      return find(options, crushes ? 'crush' : 'spare');
    }
    default:
      return step(picture, plan, move, options);
  }
}

/** Whether cover serves the enemy's squads more than ours, by how near they are to it. */
function sheltersEnemies({ grid, fighters }: Picture, side: Side, square: number): boolean {
  let balance = 0;
  for (const fighter of fighters) {
    if (fighter.kind !== 'squad' || fighter.head.square < 0) continue;
    const near = 1 / (1 + rangeBetween(grid, fighter.head.square, square));
    balance += fighter.side === side ? -near : near;
  }
  return balance > 0;
}

function nearestEntry(picture: Picture, to: number, options: readonly CoreOption[]): CoreOption | null {
  let best: CoreOption | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.do !== 'enter') continue;
    const distance = rangeBetween(picture.grid, squareNamed(picture.state, option.to), to);
    if (distance < least) {
      least = distance;
      best = option;
    }
  }
  return best;
}

function step(
  picture: Picture,
  plan: Plan,
  move: MoveFrame,
  options: readonly CoreOption[],
): CoreOption | null {
  const { state } = picture;
  const head: Unit = state.units[move.unit]!;
  const to = plan.way!.to;
  if (head.square === to) return (plan.leave ? find(options, 'leave') : null) ?? find(options, 'stop');
  const ground = picture.without(head);
  const reach = reachField(ground, moverOf(state, head), move.gait, head.square, move.left, move.diagonal);
  if (endsIn(reach, to)) {
    const next = pathTo(reach, to)?.[1];
    const name = next === undefined ? '' : nameOf(state, next);
    const option = find(options, 'step', (o) => o.to === name);
    if (option) return option;
  }
  return find(options, 'stop');
}

/** Lines in the order of the plan; a jet over the way that burns its target and fewest friends. */
function declare(picture: Picture, plan: Plan, options: readonly CoreOption[]): CoreOption | null {
  for (const skill of plan.uses) {
    const use = find(options, 'use', (o) => o.skill === skill);
    if (use) return use;
  }
  const { attack } = plan;
  const acting = picture.fighters.find(({ head }) => head.id === plan.unit || head.joined === plan.unit);
  if (attack === null || acting === undefined) return find(options, 'open-fire');
  const { state } = picture;
  if (attack.piece !== null) {
    const square = nameOf(state, attack.piece.square);
    const at = find(options, 'fire', (o) =>
      'piece' in o.at ? o.at.piece === square : 'squares' in o.at && o.at.squares.includes(square),
    );
    if (at) return at;
  }
  for (const { target, bits } of attack.aims) {
    const standing = squaresOf(state, target.head).map((square) => nameOf(state, square));
    for (const { bit, unit, line } of acting.barrels) {
      if ((bits & bit) === 0) continue;
      const fits = listed(options, unit.name, line.id).filter((o) =>
        'unit' in o.at
          ? o.at.unit === target.head.name
          : 'squares' in o.at && o.at.squares.some((name) => standing.includes(name)),
      );
      const best = fits.length < 2 ? fits[0] : mostShots(picture, acting.side, fits);
      if (best !== undefined) return best;
    }
  }
  return find(options, 'open-fire');
}

function listed(options: readonly CoreOption[], unit: string, line: string): Of<'fire'>[] {
  return options.filter((o): o is Of<'fire'> => o.do === 'fire' && o.unit === unit && o.line === line);
}

function mostShots(picture: Picture, side: number, fires: readonly Of<'fire'>[]): Of<'fire'> {
  const burnt = (fire: Of<'fire'>): number => {
    if (!('squares' in fire.at)) return fire.shots;
    let points = 0;
    for (const name of fire.at.squares) {
      const square = squareNamed(picture.state, name);
      for (const f of picture.fighters)
        if (squaresOf(picture.state, f.head).includes(square))
          points += f.side === side ? -2 * f.worth : f.worth;
    }
    return points;
  };
  return fires.reduce((best, fire) => (burnt(fire) > burnt(best) ? fire : best));
}
