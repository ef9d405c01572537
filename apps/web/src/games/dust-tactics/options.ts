import { reactionChance } from '@dustfront/advice/dust-tactics';
import type { AttackFrame, CoreOption, CoreView } from '@dustfront/dust-tactics';
import { squaresOf } from '@dustfront/dust-tactics/query';
import type { Message } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import type { Expedition } from '../../session/explore.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import type { ModeName, Reaction, Target } from '../face.ts';
import { cardOf, squareName, titleOf, unitNamed } from './model.ts';

const optionOf = (row: OptionRow): CoreOption => row.option as unknown as CoreOption;

/** A jet of flame is aimed at the furthest enemy that it burns. */
function burnt(view: CoreView, shooter: string, squares: readonly string[]): string {
  const side = unitNamed(view, shooter)?.side;
  const enemies = view.units.filter(
    (unit) =>
      unit.place === 'board' && unit.side !== side && (unit.joined < 0 || cardOf(view, unit).kind !== 'hero'),
  );
  const standsIn = (square: string) =>
    enemies.find((unit) => squaresOf(view, unit).some((at) => squareName(view, at) === square));
  const struck = squares.findLast(standsIn);
  return (struck === undefined ? undefined : standsIn(struck)?.name) ?? `~${squares.join('-')}`;
}

/** Where an option of the Core Set is answered. */
export function coreTarget(row: OptionRow, view: CoreView): Target {
  const option = optionOf(row);
  switch (option.do) {
    case 'enter':
    case 'step':
    case 'charge-to':
    case 'terrain':
    case 'cover':
      return { on: 'square', square: option.to };
    case 'activate':
      return option.alone
        ? { on: 'button', weight: 'quiet', of: option.unit }
        : { on: 'piece', piece: option.unit };
    case 'react':
    case 'choose':
      return { on: 'piece', piece: option.unit };
    case 'strike':
      return { on: 'piece', piece: option.at };
    case 'fire': {
      const target =
        'unit' in option.at
          ? option.at.unit
          : 'piece' in option.at
            ? `@${option.at.piece}`
            : burnt(view, option.unit, option.at.squares);
      return { on: 'line', line: `${option.unit}/${option.line}`, target, shots: option.shots };
    }
    case 'open-fire':
      return { on: 'button', weight: 'commit' };
    case 'stop':
    case 'hold':
    case 'none':
      return { on: 'button', weight: 'quiet' };
    default:
      return { on: 'button', weight: 'normal' };
  }
}

export function coreMode(question: OpenQuestion): ModeName {
  switch (question.name) {
    case 'activate':
      return 'pick';
    case 'actions':
      return 'orders';
    case 'enter':
    case 'step':
    case 'gait':
      return 'travel';
    case 'declare':
      return 'fire';
    default:
      return 'ask';
  }
}

/** What is asked of a unit that acts, once it has been chosen: a hint tells its whole turn. */
const ofItsTurn = new Set(['actions', 'enter', 'step', 'gait', 'crush', 'declare', 'charge-to']);

export const coreFollows = ({ name }: OpenQuestion): boolean => ofItsTurn.has(name);

const walking: Omit<Expedition, 'start'> = {
  walk: ['enter', 'step', 'walk', 'jump', 'spare'],
  stop: ['stop'],
  rest: ['crush'],
  pass: ['hold'],
  alarm: ['react'],
};
const oneMove = ['move + shoot'];
const twoMoves = ['move + move'];

/** How far the unit of a question could go: with one move, and with both. */
export function coreJourneys(
  question: OpenQuestion,
  piece: string,
): { one: Expedition | null; two: Expedition | null } {
  if (question.name === 'activate') {
    if (!question.options.some((row) => row.id === `activate ${piece}`)) return { one: null, two: null };
    const first = [`activate ${piece}`];
    return { one: { ...walking, start: [first, oneMove] }, two: { ...walking, start: [first, twoMoves] } };
  }
  if (question.name === 'actions')
    return { one: { ...walking, start: [oneMove] }, two: { ...walking, start: [twoMoves] } };
  if (coreMode(question) === 'travel') return { one: { ...walking, start: [] }, two: null };
  return { one: null, two: null };
}

/**
 * The answers up to the question in which lines are declared: a sustained attack where the unit still has both actions.
 */
export function coreAttackStarts(
  question: OpenQuestion,
  piece: string,
  view: CoreView | null,
): { answers: readonly string[]; sustained: boolean } | null {
  if (question.name === 'declare') {
    const frame = view?.stack.findLast((f) => f.kind === 'attack') as AttackFrame | undefined;
    return { answers: [], sustained: frame?.mode === 'sustained' };
  }
  if (question.name === 'actions') return { answers: ['sustained attack'], sustained: true };
  if (question.name === 'activate' && question.options.some((row) => row.id === `activate ${piece}`))
    return { answers: [`activate ${piece}`, 'sustained attack'], sustained: true };
  return null;
}

/** What may be called before an attack that changes its dice. */
const forAttacks = ['berserk', 'all-in-one'];

export const coreCalls = (question: OpenQuestion) =>
  question.options.flatMap((row) => {
    const option = optionOf(row);
    return option.do === 'use' && forAttacks.includes(option.skill)
      ? [{ skill: option.skill, answer: row.id, row }]
      : [];
  });

/** The unit that the question is about: the one that acts, or that is asked to react or to fall. */
export function coreSubject(view: CoreView, question: OpenQuestion): string | null {
  if (question.name === 'activate' || question.name === 'who-begins') return null;
  if (question.name === 'casualty') {
    const option = question.options[0];
    return option === undefined ? null : String((option.option as { unit?: string }).unit ?? '');
  }
  const frame = view.stack.findLast(
    (f) => f.kind === 'attack' || f.kind === 'move' || f.kind === 'activation',
  ) as { unit?: number } | undefined;
  const unit = frame?.unit === undefined ? undefined : view.units[frame.unit];
  return unit?.name ?? null;
}

export function coreReaction(view: CoreView, question: OpenQuestion): Reaction | null {
  if (question.name !== 'reactive-fire') return null;
  const frame = view.stack.findLast((f) => f.kind === 'reactive-fire') as { intruder?: number } | undefined;
  const intruder = frame?.intruder === undefined ? null : (view.units[frame.intruder]?.name ?? null);
  const units = question.options
    .map(optionOf)
    .flatMap((option) => (option.do === 'react' ? [option.unit] : []));
  return {
    cost: t('orders.reactCost'),
    pass: 'hold',
    units: units.filter((name) => unitNamed(view, name) !== undefined),
    intruder,
    inTime: (name) => reactionChance(view, name),
  };
}

/** An impossible pair of actions, in the words of the possible ones. */
export function coreGreyed(id: string): Message | null {
  if (id === 'sustained attack') return { key: 'option.actions.shoot.shoot' };
  if (id === 'do nothing') return { key: 'option.actions.nothing.nothing' };
  const pair = /^(move|shoot) \+ (move|shoot)$/.exec(id);
  return pair === null ? null : { key: `option.actions.${pair[1]}.${pair[2]}` };
}

/** Lines that are declared already, with what they are aimed at. */
export function coreDeclared(view: CoreView): readonly string[] {
  const frame = view.stack.findLast((f) => f.kind === 'attack') as AttackFrame | undefined;
  return (frame?.declared ?? []).map(({ unit, line, at }) => {
    const shooter = view.units[unit];
    const weapon =
      shooter === undefined ? line : (cardOf(view, shooter).weapons.find((w) => w.id === line)?.name ?? line);
    const struck = 'unit' in at ? unitNamed(view, at.unit) : undefined;
    const target =
      struck === undefined
        ? 'piece' in at
          ? at.piece
          : 'squares' in at
            ? at.squares.join('–')
            : ''
        : titleOf(view, struck);
    return `${weapon} → ${target}`;
  });
}
