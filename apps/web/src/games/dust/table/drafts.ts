import { adviseSalvo, type BattleQuestion, type SalvoChances } from '@dustfront/advice/dust';
import { type AttackForm, type DustView, FIGURES, type UnitType } from '@dustfront/dust';
import type { Salvo } from '@dustfront/dust/query';
import type { OpenQuestion, OptionRow, Table } from '../../../session/table.ts';
import { optionOf, type UnitCounts } from '../model.ts';

/** A way that units could take: the answers that send them there. */
export interface Route {
  readonly id: string;
  readonly kind: string;
  readonly from: string | null;
  readonly to: string;
  readonly attack: boolean;
  readonly answers: readonly string[];
}

/** A way that has been chosen, with the units that will take it. */
export interface Draft {
  readonly route: Route;
  readonly loads: readonly Load[];
}

/** How many of a kind go; those that are dropped come from a place of their own. */
export interface Load {
  readonly unit: UnitType;
  readonly place: string | null;
  readonly most: number;
  readonly count: number;
}

/** How many an answer takes along, and from where. */
export function loadOf(row: OptionRow): Load | null {
  const option = optionOf(row);
  if (option.do === 'take')
    return { unit: option.unit, place: null, most: option.count, count: option.count };
  return option.do === 'mechs'
    ? { unit: 'mech', place: option.from, most: option.count, count: option.count }
    : null;
}

/** One stays behind, the cheapest: whoever leaves an area empty gives it up. */
export function leaveOne(view: DustView, route: Route, loads: readonly Load[]): readonly Load[] {
  const origin = view.areas.find(({ id }) => id === route.from);
  const there = Object.values(origin?.units ?? {}).reduce((sum, count) => sum + count, 0);
  const gone = loads.reduce((sum, { count }) => sum + count, 0);
  if (origin === undefined || gone < there || gone < 2) return loads;
  const [cheapest] = loads
    .filter(({ count }) => count > 0)
    .sort((a, b) => FIGURES[a.unit].cost - FIGURES[b.unit].cost);
  return loads.map((load) => (load === cheapest ? { ...load, count: load.count - 1 } : load));
}

export const loading = new Set(['load', 'attackers', 'mechs']);
const fought: ReadonlySet<string> = new Set(['land', 'sea', 'amphibious', 'drop']);

const formOf = (route: Route): string => route.kind.replace(/^(attack|launch)\./, '');

/** More kinds and places than this never go at once. */
export const MOST_LOADS = 24;

/** The answer that takes the most along. */
export function mostOf(question: OpenQuestion): { id: string; load: Load } | null {
  const all = question.options.flatMap((row) => {
    const load = loadOf(row);
    return load === null ? [] : [{ id: row.id, load }];
  });
  return all.sort((a, b) => b.load.count - a.load.count)[0] ?? null;
}

export const kindOf = (row: OptionRow): string => {
  const option = optionOf(row);
  if (option.do === 'move') return `move.${option.kind}`;
  if (option.do === 'attack') return `attack.${option.form}`;
  return option.do === 'launch' ? `launch.${option.form}` : option.do;
};

/** A way with everybody who may take it, and the answers that send them; nothing is answered yet. */
export async function draftOf(
  table: Table,
  question: OpenQuestion,
  route: Route,
  view: DustView | null,
): Promise<Draft & { readonly answers: readonly string[] }> {
  const answers = [...route.answers];
  const loads: Load[] = [];
  for (let i = 0; i < MOST_LOADS; i++) {
    const next = await table.foresee(question.seat, answers);
    if (next === null || !loading.has(next.name)) break;
    const all = mostOf(next);
    if (all === null) break;
    loads.push(all.load);
    answers.push(all.id);
  }
  const all = loads.length > 0 ? loads : aloneIn(view, route);
  return { route, loads: view === null ? all : leaveOne(view, route, all), answers };
}

/** Where nobody is asked how many attack, the one unit there does. */
function aloneIn(view: DustView | null, route: Route): readonly Load[] {
  const units = route.attack ? view?.areas.find(({ id }) => id === route.from)?.units : undefined;
  const single = Object.entries(units ?? {}).filter(([, count]) => count === 1);
  return fought.has(formOf(route)) && single.length === 1
    ? [{ unit: single[0]?.[0] as UnitType, place: null, most: 1, count: 1 }]
    : [];
}

const salvos: ReadonlySet<string> = new Set<Salvo>(['bombers', 'submarines', 'missiles']);

/** What an attack comes to that is one roll; null where it is none. */
export function salvoOf(view: DustView, route: Route): SalvoChances | null {
  const form = formOf(route);
  return route.attack && salvos.has(form) ? adviseSalvo(view, form as Salvo, route.from, route.to) : null;
}

/** What is to be weighed of an attack that is thought of; null where no battle comes of it. */
export function battleOf(
  view: DustView,
  { seat }: Pick<OpenQuestion, 'seat'>,
  { route, loads }: Draft,
): BattleQuestion | null {
  const form = formOf(route);
  if (!route.attack || !fought.has(form)) return null;
  const units: UnitCounts = {};
  for (const { unit, count } of loads) units[unit] = (units[unit] ?? 0) + count;
  const kind = form as Extract<AttackForm, 'land' | 'sea' | 'amphibious' | 'drop'>;
  return { ask: 'attack', view, kind, seat, origin: route.from, target: route.to, units };
}
