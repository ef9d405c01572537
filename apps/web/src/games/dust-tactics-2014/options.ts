import { fruitless, reactionChance } from '@dustfront/advice/dust-tactics-2014';
import { type ChoiceParts, dustTactics2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, speedOf, templatesAsked } from '@dustfront/dust-tactics-2014/query';
import type { Say, State } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import type { Aim } from '../../modes/aim.ts';
import { type Expedition, setOut } from '../../session/explore.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import type { AttackStart, ModeName, Reaction, Target } from '../face.ts';
import { actionName } from './actions.ts';
import { lineOf, type WeaponRow } from './lines.ts';
import { actingUnit, squareName, titleOf } from './model.ts';
import { sayTurn } from './turns.ts';

export const choiceOf = (row: OptionRow): ChoiceParts => row.option as unknown as ChoiceParts;

const quiet = new Set([
  'pass',
  'split',
  'stop',
  'hold',
  'hold-fire',
  'alone',
  'stay',
  'separate',
  'wait',
  'keep',
  'anyone',
  'no-reload',
]);
/** Answers that name one miniature. */
export const naming: ReadonlySet<string> = new Set(['hit', 'name', 'return', 'mark']);
const onUnits = new Set(['activate', 'react', 'call', 'choose', 'lift', 'board']);

interface AttackView {
  readonly kind: string;
  readonly unit: number;
  readonly sustained: boolean;
  readonly rows: readonly WeaponRow[];
  readonly row: number;
  readonly shots: readonly (WeaponRow & { readonly count: number; readonly target: number })[];
}

export const attackOf = (view: TacticsView): AttackView | undefined =>
  view.stack.findLast((frame) => frame.kind === 'attack') as AttackView | undefined;

/** A row of a weapon table as the client calls it: `1a/2`. */
function keyOf(view: TacticsView, row: WeaponRow): string {
  const { unit, line } = lineOf(view, row);
  return `${unit}/${line}`;
}

/** The row that is being declared. */
export function rowKey(view: TacticsView): string {
  const frame = attackOf(view);
  const row = frame?.rows[frame.row];
  return row === undefined ? '' : keyOf(view, row);
}

/** Everything that may be declared in the attack that is under way, as if all of it were aimed at one target. */
export function wholeAim(view: TacticsView, target: string): Aim | null {
  const attack = attackOf(view);
  if (attack === undefined) return null;
  const lines = attack.rows.map((row) => ({ ...lineOf(view, row), shots: 0, on: true }));
  const unit = view.units[attack.unit]?.name ?? '';
  return { unit, from: '', target, lines, sustained: attack.sustained, before: [] };
}

/** A weapon at somebody, as it stands on a button: several copies with their number. */
function shotWords(view: TacticsView, { by, weapon }: WeaponRow, count: number, target: string): string {
  const shooter = view.units[by];
  const at = view.units.find(({ name }) => name === target);
  const line = shooter === undefined ? undefined : cardOfUnit(shooter).weapons[weapon]?.line;
  const what = line?.name ?? t('tactics.improvised');
  return `${count > 1 ? `${count} × ` : ''}${what} → ${at === undefined ? target : titleOf(view, at)}`;
}

/** What has been declared already, while other weapons may still be. */
export const tacticsDeclared = (view: TacticsView): readonly string[] =>
  (attackOf(view)?.shots ?? []).flatMap(({ by, weapon, count, target }) => {
    const at = view.units[target];
    return at === undefined ? [] : [shotWords(view, { by, weapon }, count, at.name)];
  });

/** Where an answer is given: the words of the options are the game's own. */
export function tacticsTarget(row: OptionRow, view: TacticsView): Target {
  const option = choiceOf(row);
  if (option.do === 'fire' || option.do === 'salvo') {
    const line = `${rowKey(view)}${option.do === 'salvo' ? '*' : ''}`;
    return { on: 'line', line, target: option.whom ?? '', shots: Math.max(option.n ?? 1, option.m ?? 1) };
  }
  // On a table places are pointed at: no list of them would help.
  if ('parts' in option || option.do === 'lay') return { on: 'table' };
  if ((option.do === 'smoke' || option.do === 'fortify') && view.table !== undefined) return { on: 'table' };
  if (option.at !== undefined && view.table !== undefined) return { on: 'button', weight: 'normal' };
  if (option.at !== undefined) return { on: 'square', square: squareName(view, option.at) };
  const turned = option.do === 'face' ? actingUnit(view) : -1;
  if (turned >= 0) return { on: 'turn', piece: view.units[turned]?.name ?? '', way: option.n ?? 0 };
  if (onUnits.has(option.do)) return { on: 'piece', piece: option.who ?? '' };
  if (quiet.has(option.do) || (option.do === 'action' && option.word === 'nothing'))
    return { on: 'button', weight: 'quiet' };
  return { on: 'button', weight: 'normal', numbered: view.table !== undefined && naming.has(option.do) };
}

export function tacticsMode(question: OpenQuestion): ModeName {
  switch (question.name) {
    case 'activate':
      return 'pick';
    case 'declare-action':
      return 'orders';
    case 'move':
      return 'travel';
    case 'declare-target':
      return 'fire';
    default:
      return 'ask';
  }
}

/** What is asked of a unit that acts, once it has been chosen: a hint tells its whole turn. */
const ofItsTurn = new Set([
  ...['join-activation', 'reload-before', 'declare-action', 'move', 'march', 'mount'],
  ...['declare-target', 'observer', 'flame-way', 'sustain-half'],
]);

export const tacticsFollows = ({ name }: OpenQuestion): boolean => ofItsTurn.has(name);

const walking: Omit<Expedition, 'start'> = {
  walk: ['enter', 'step'],
  stop: ['stop'],
  rest: ['face'],
  linger: ['up', 'down', 'board'],
  pass: ['hold-fire', 'stay'],
  alarm: ['react'],
  perils: ['mines', 'wire'],
  walked: { left: 'left', idle: ['least', 'steps', 'to', 'cost', 'slant', 'crush'] },
};

const rest = ['nothing', ''];
/** After a move something is still to be declared: an attack, which need not be made. */
const moving = [['move'], ['attack', ...rest], rest];
const marching = [['march'], rest];

const declared = (view: TacticsView): readonly string[] => {
  const frame = view.stack.findLast((one) => one.kind === 'activation') as
    | { readonly actions?: readonly { readonly id: string }[] }
    | undefined;
  return (frame?.actions ?? []).map((action) => action.id);
};

type Starts = Expedition['start'];

/** The answers with which a unit sets out: on a Move, and on a March. */
export function startsOf(question: OpenQuestion, piece: string, view: TacticsView): readonly Starts[] {
  if (question.name === 'activate') {
    if (!question.options.some((row) => row.id === `activate ${piece}`)) return [];
    const first = [[`activate ${piece}`], ['alone', '']];
    return [
      [...first, ...moving],
      [...first, ...marching],
    ];
  }
  if (question.name !== 'declare-action') return [];
  return declared(view).length === 0 ? [moving, marching] : [[['attack', ...rest], rest]];
}

interface AttackOpening {
  readonly action: 'sustained' | 'attack';
  readonly start: Starts;
}

/** The answers with which a unit fires before it goes anywhere: with both its actions, or with one. */
export function attacksOf(
  question: OpenQuestion,
  piece: string,
  view: TacticsView,
): readonly AttackOpening[] {
  const opens =
    question.name === 'activate' && question.options.some((row) => row.id === `activate ${piece}`);
  const acts =
    question.name === 'declare-action' &&
    declared(view).length === 0 &&
    view.units[actingUnit(view)]?.name === piece;
  if (!opens && !acts) return [];
  const first = opens ? [[`activate ${piece}`], ['alone', '']] : [];
  const own = ['own-weapons', ''];
  return [
    { action: 'sustained', start: [...first, ['sustained'], own] },
    { action: 'attack', start: [...first, ['attack'], ['move', ...rest], own] },
  ];
}

/** Whether a unit on a table, or about to come onto it, could be sent somewhere at once; dice may decide that first. */
export function tacticsSends(
  question: OpenQuestion,
  piece: string,
  view: TacticsView,
): 'at-once' | 'after-dice' | null {
  if (view.table === undefined) return null;
  const [first] = question.name === 'declare-action' ? declared(view) : [];
  if ((first !== undefined && first !== 'move') || startsOf(question, piece, view).length === 0) return null;
  if (question.name !== 'activate') return 'at-once';
  const start = [[`activate ${piece}`]];
  const sets = setOut(dustTactics2014, view as unknown as State, question.seat, { start });
  return sets === null ? 'after-dice' : 'at-once';
}

/** How far a unit could go: with a Move, and with a March. */
export function tacticsJourneys(
  question: OpenQuestion,
  piece: string,
  view: TacticsView,
): { one: Expedition | null; two: Expedition | null } {
  if (view.table !== undefined) return { one: null, two: null };
  const set = (start: Starts): Expedition => ({ ...walking, start });
  if (question.name === 'move') return { one: set([]), two: null };
  const [one, two] = startsOf(question, piece, view);
  return { one: one === undefined ? null : set(one), two: two === undefined ? null : set(two) };
}

/** The answers that lead to the declaring of weapons: a sustained attack where both actions are left. */
export function tacticsAttackStarts(
  question: OpenQuestion,
  piece: string,
  view: TacticsView | null,
): AttackStart | null {
  const offers = (id: string): boolean => question.options.some((row) => row.id === id);
  if (question.name === 'declare-target')
    return { answers: [], sustained: view !== null && attackOf(view)?.sustained === true };
  if (question.name === 'declare-action') {
    if (view !== null && declared(view).length > 0) return null;
    if (offers('sustained')) return { answers: ['sustained'], sustained: true, lighter: ['attack', 'move'] };
    return offers('attack') ? { answers: ['attack'], sustained: false } : null;
  }
  if (question.name !== 'activate' || !offers(`activate ${piece}`)) return null;
  const first = `activate ${piece}`;
  return { answers: [first, 'sustained'], sustained: true, lighter: [first, 'attack', 'move'] };
}

/** Actions that could do nothing where the unit is, or where a Move may take it first. */
export function tacticsFruitless(row: OptionRow, question: OpenQuestion, view: TacticsView): string | null {
  const option = choiceOf(row);
  const unit = view.units[actingUnit(view)];
  if (question.name !== 'declare-action' || option.do !== 'action' || unit === undefined) return null;
  const moves = declared(view).includes('move') || question.options.some(({ id }) => id === 'move');
  return fruitless(view, unit, option.word ?? '', moves);
}

const held = ['tile', 'grove', 'trap', 'crate', 'house'] as const;

/** The pieces of terrain that are still to be set out on squares, of each kind how many, where there are several. */
export function tacticsHeld(question: OpenQuestion, view: TacticsView): readonly string[] {
  if (question.name !== 'place-terrain' || view.table !== undefined) return [];
  const pieces = view.pieces[question.seat === 0 ? 0 : 1];
  // One kind alone is named by the question.
  return held
    .filter((kind) => pieces.includes(kind) && pieces.some((piece) => piece !== kind))
    .map((kind) => `${pieces.filter((piece) => piece === kind).length} × ${t(`tactics.inHand.${kind}`)}`);
}

/** The unit that a question is about: the one that acts, or that is hit. */
export function tacticsSubject(view: TacticsView, question: OpenQuestion): string | null {
  if (question.name === 'activate' || question.name === 'first-side' || question.name === 'react')
    return null;
  const about = (kinds: readonly string[], key: string): string | null => {
    const frame = view.stack.findLast((one) => kinds.includes(one.kind)) as
      | Record<string, unknown>
      | undefined;
    const id = frame?.[key];
    return typeof id === 'number' ? (view.units[id]?.name ?? null) : null;
  };
  if (question.name === 'take-hit') return about(['damage'], 'target');
  if (question.name === 'pair-units') return String(question.options[0]?.option.who ?? '') || null;
  // Who may join stands in the answers; whose attack it is acts already.
  if (question.name.startsWith('join-'))
    return question.options.map(choiceOf).find((option) => option.do === 'join')?.who ?? null;
  return about(['returning', 'attack', 'march', 'move', 'activation'], 'unit');
}

export function tacticsReaction(view: TacticsView, question: OpenQuestion): Reaction | null {
  if (question.name !== 'react') return null;
  const frame = view.stack.findLast((one) => one.kind === 'reaction') as
    | { readonly trigger?: number }
    | undefined;
  const intruder = view.units[frame?.trigger ?? -1]?.name ?? null;
  const units = question.options
    .map(choiceOf)
    .flatMap((option) => (option.do === 'react' ? [option.who ?? ''] : []));
  return {
    cost: sayTurn('orders.reactCost'),
    pass: 'hold-fire',
    units,
    intruder,
    inTime: (name) => reactionChance(view, name),
    ...(view.table !== undefined && {
      prospects: async () =>
        intruder === null ? [] : (await import('./table/reactions.ts')).reactionsOn(view, units, intruder),
    }),
  };
}

const arrows = ['↑', '→', '↓', '←'];

/** A soldier by his task and his weapons, or the unit itself. */
function miniature(view: TacticsView, option: ChoiceParts): string {
  const unit = view.units[option.unit ?? -1];
  if (unit === undefined) return option.word ?? '';
  const card = cardOfUnit(unit);
  const soldier = card.soldiers[option.n ?? -1];
  if (soldier === undefined) return titleOf(view, unit);
  const arms = soldier.weapons.map((at) => card.weapons[at]?.line.name ?? '').join(', ');
  const roles = soldier.roles.map((role) => t(`tactics.role.${role}`)).join(', ');
  const words = [roles, arms].filter((part) => part !== '').join(', ');
  // The question has said whose men they are.
  const damage = view.stack.findLast(({ kind }) => kind === 'damage') as { target?: number } | undefined;
  return damage?.target === unit.id ? words : `${titleOf(view, unit)}: ${words}`;
}

/** Whom a template strikes that is laid on a miniature: enemies, and one's own. */
function markWords({ unit, n, by }: ChoiceParts, view: TacticsView): string {
  const laid = templatesAsked(view).find(
    ({ choice }) => choice.do === 'mark' && choice.unit === unit && choice.n === n && choice.by === by,
  );
  const struck = laid?.struck ?? [];
  const own = struck.filter((one) => one.unit.side === laid?.by.side).length;
  const words = t('tactics.measured.struck', { count: struck.length - own });
  return own === 0 ? words : `${words}, ${t('tactics.measured.struckOwn', { count: own })}`;
}

/** On a table: how far a movement leads. */
function reachWords(action: string, view: TacticsView): string {
  const unit = view.units[actingUnit(view)];
  if (view.table === undefined || unit === undefined) return '';
  const length = action === 'move' || action === 'march' ? speedOf(view, unit)[action] * 10 : 0;
  return length === 0 ? '' : `, ${t('tactics.measured.length', { length })}`;
}

/** Buttons say what the game's own sentence only names. */
export function tacticsWording(row: OptionRow, view: TacticsView, say: Say): string {
  const option = choiceOf(row);
  switch (option.do) {
    case 'action':
      return (option.word ?? '')
        .split(' and ')
        .map((id) => actionName(id) + reachWords(id, view))
        .join(` ${t('tactics.thenFree')} `);
    case 'face':
      return `${arrows[option.n ?? 0]} ${say(row.message)}`;
    case 'fire': {
      const attack = attackOf(view);
      const weapon = attack?.rows[attack.row];
      // Whose weapon it is, and rounds, the game's own sentence says.
      if (weapon === undefined || weapon.by !== attack?.unit || (option.m ?? 1) > 1) return say(row.message);
      return shotWords(view, weapon, option.n ?? 1, option.whom ?? '');
    }
    case 'mark':
      return option.by === undefined
        ? markWords(option, view)
        : `${say(row.message)}: ${markWords(option, view)}`;
    case 'hit':
      // The same man by hits that differ: the game's own sentence tells them apart.
      return row.message.key === 'option.hit.seen' || row.message.key === 'option.hit.all'
        ? say(row.message)
        : miniature(view, option);
    case 'name':
    case 'return':
      return miniature(view, option);
    default:
      return say(row.message);
  }
}

/** An answer that is not possible, from its id: an action, or a weapon at a target. */
export function tacticsRefused(id: string, view: TacticsView): string {
  if (id === 'pass') return t('tactics.pass');
  const [, who, weapon, whom] = /^(\w+) (.+?)(?: x\d+)? at (\w+)/.exec(id) ?? [];
  const target = view.units.find((unit) => unit.name === whom);
  if (weapon !== undefined && target !== undefined && view.units.some((unit) => unit.name === who))
    return `${weapon} → ${titleOf(view, target)}`;
  return id
    .split(' and ')
    .map(actionName)
    .join(` ${t('tactics.thenFree')} `);
}
