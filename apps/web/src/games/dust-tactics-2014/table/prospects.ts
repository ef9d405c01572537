import type { ActivationFrame, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  type Aim as AttackAim,
  groundOf,
  hasCover,
  onBoard,
  planIfAny,
} from '@dustfront/dust-tactics-2014/query';
import { attackOdds } from '@dustfront/odds';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { actingUnit, titleOf, viewOf } from '../model.ts';
import { aimsOf } from './aims.ts';
import { stopWords } from './bars.ts';
import type { Draft } from './draft.ts';
import { farAway } from './geometry.ts';

/** What a unit could do to one enemy with everything it has. */
export interface Prospect {
  readonly key: string;
  readonly name: string;
  /** Centimetres between them. */
  readonly far: number;
  readonly covered: boolean;
  /** How likely at least one point of damage or casualty is, how many are to be expected, and whether it falls. */
  readonly some: number;
  readonly mean: number;
  readonly destroyed: number;
}

/** Actions in which somebody fires. */
const attacks: ReadonlySet<string> = new Set(['attack', 'sustained', 'fury', 'charge', 'free-attack']);

const activationOf = (view: TacticsView): ActivationFrame | undefined =>
  view.stack.findLast(({ kind }) => kind === 'activation') as ActivationFrame | undefined;

/** Whether an attack of the activation that is under way is still to come; where there is none nobody knows. */
const mayStillAttack = (view: TacticsView): boolean =>
  activationOf(view)?.actions.some(({ id }) => attacks.has(id)) ?? true;

/** The attack of a unit that is under way, as far as it is declared, or the kind that is announced. */
function attackBy(view: TacticsView, unit: Unit): AttackAim {
  const attack = view.stack.findLast(({ kind }) => kind === 'attack') as AttackAim['declared'];
  const announced = activationOf(view)?.actions.some(({ id }) => id === 'sustained') ?? false;
  const sustained = attack?.sustained ?? announced;
  return attack?.unit === unit.id ? { sustained, declared: attack } : { sustained };
}

const known = new WeakMap<TacticsView, Map<number, readonly Prospect[]>>();

/** Whom a unit could fire at with everything, the best first; a view is never changed once it is shown. */
export function prospectsOf(view: TacticsView, unit: Unit): readonly Prospect[] {
  const all = known.get(view) ?? new Map<number, readonly Prospect[]>();
  known.set(view, all);
  const found = all.get(unit.id) ?? reckoned(view, unit);
  all.set(unit.id, found);
  return found;
}

function reckoned(view: TacticsView, unit: Unit): readonly Prospect[] {
  const attack = attackBy(view, unit);
  const enemies = view.units.filter((one) => one.side !== unit.side && one.joined < 0 && onBoard(one));
  return enemies
    .flatMap((enemy): Prospect[] => {
      const plan = planIfAny(view, unit, enemy, attack);
      if (plan === null) return [];
      const { atLeast, mean, destroyed } = attackOdds(plan).target;
      return [
        {
          key: enemy.name,
          name: titleOf(view, enemy),
          far: farAway(groundOf(view).apart(view, unit, enemy) * 100),
          covered: hasCover(view, unit, enemy),
          some: atLeast[1] ?? 0,
          mean,
          destroyed,
        },
      ];
    })
    .sort((a, b) => b.mean - a.mean);
}

/** Whether a unit stands somewhere, on its own feet or in a machine. */
const isThere = (unit: Unit): boolean => onBoard(unit) || unit.place === 'aboard';

/** Questions at which one thinks of whom to fire at. */
const aboutFire = new Set(['activate', 'declare-action', 'declare-target']);

/** Who would be activated. */
function chosenOf(c: Controller, { options }: OpenQuestion, view: TacticsView): Unit | undefined {
  const { value: chosen } = c.selected;
  return options.some(({ id }) => id === `activate ${chosen}`)
    ? view.units.find(({ name }) => name === chosen)
    : undefined;
}

/** Who would fire, and the table on which he does. */
export interface Standing {
  readonly view: TacticsView;
  readonly unit: Unit;
}

/**
 * Who thinks of firing, and the table as it would be then: where the draft puts him, or where he stands; `announced` is
 * whoever could announce an attack at once.
 */
export function aimingNow(
  c: Controller,
  draft: Draft,
  announced: Standing | null,
): (Standing & { readonly there: boolean }) | null {
  const json = c.table.state.value?.view ?? null;
  const question = c.question.value;
  if (json === null || question === null) return null;
  const view = viewOf(json);
  const { value: after } = draft.after;
  if (after !== null) return { there: true, ...after };
  if (announced !== null) return { there: false, ...announced };
  const unit = question.name === 'activate' ? chosenOf(c, question, view) : view.units[actingUnit(view)];
  if (unit === undefined || !isThere(unit) || !aboutFire.has(question.name)) return null;
  return { there: false, view, unit };
}

/** An enemy in range at whom nobody may fire, and why, where no refused answer names him. */
export interface Spared {
  readonly key: string;
  readonly name: string;
  /** Centimetres. */
  readonly far: number;
  readonly why: string;
}

const sparedOf = (view: TacticsView, unit: Unit): readonly Spared[] =>
  aimsOf(view, unit).plates.flatMap(({ key, name, far, contact, stoppedBy, bar }) =>
    contact || stoppedBy === null ? [] : [{ key, name, far: farAway(far), why: stopWords(stoppedBy, bar) }],
  );

export interface Prospects {
  readonly there: boolean;
  /** Nothing is left to fire with in this activation. */
  readonly later: boolean;
  readonly rows: readonly Prospect[];
  readonly spared: readonly Spared[];
}

/** Whom the acting unit could fire at, and whom not; null if nobody asks. */
export function prospectsNow(c: Controller, draft: Draft, announced: Standing | null): Prospects | null {
  const aiming = aimingNow(c, draft, announced);
  if (aiming === null) return null;
  const { there, view, unit } = aiming;
  const later = there && !mayStillAttack(view);
  const refused = there ? [] : (c.question.value?.greyed ?? []);
  const named = new Set(refused.flatMap(({ refusal }) => refusal.about ?? []));
  const spared = sparedOf(view, unit).filter(({ key }) => !named.has(key));
  return { there, later, rows: prospectsOf(view, unit), spared };
}

/** Why nobody may fire at an enemy from where they stand; null where nobody thinks of it, or somebody may. */
export function whyNot(view: TacticsView, unit: Unit, key: string): string | null {
  if (prospectsOf(view, unit).some((one) => one.key === key)) return null;
  const enemy = view.units.find(({ name }) => name === key);
  if (enemy === undefined || enemy.side === unit.side) return null;
  const plate = aimsOf(view, unit).plates.find((one) => one.key === key);
  const why =
    plate === undefined
      ? t('tactics.measured.tooFar')
      : plate.stoppedBy === null
        ? t('tactics.measured.harmless')
        : stopWords(plate.stoppedBy, plate.bar);
  return t('tactics.measured.notFromHere', { name: titleOf(view, enemy), why });
}
