/** Armies: what may stand together, what it costs, and the five starter forces. */
import { cardOf, hasCard } from './cards/index.ts';
import { rulesOn } from './exceptions/index.ts';
import type { Force } from './force.ts';
import type { SkillRule } from './hooks.ts';
import { type Problem, problem } from './problem.ts';

/** Twenty-five points each (dt14.setup.force.default); designed from the cards named in the coverage plan. */
export const STARTER_FORCES: Readonly<Record<string, Force>> = {
  allies: { name: 'allies', cards: ['bazooka-joe', 'ranger-attack-squad', 'wildfire'], works: [] },
  axis: { name: 'axis', cards: ['stefan', 'sturmgrenadier-assault-squad', 'hans'], works: [] },
  ssu: { name: 'ssu', cards: ['koshka', 'red-guards-assault-squad', 'grandma'], works: [] },
  mercenaries: {
    name: 'mercenaries',
    cards: ['tanya', 'sisters-cleaning-team', 'wrecker-starter'],
    works: [],
  },
  blutkreuz: {
    name: 'blutkreuz',
    cards: ['frank-von-stein', 'zombie-grenadier-squad', 'heinrich-trop'],
    works: [],
  },
};

/** dt14.fort.field.bunker-cost, dt14.fort.field.strongpoint-cost, dt14.fort.field.upgrade */
export const WORKS_COST: Readonly<Record<string, number>> = { bunker: 15, strongpoint: 10, upgrade: 5 };

/** dt14.fort.field.bought: trenches, wire and mines have no price (dt14.ruling.fort.no-price). */
export function costOf(force: Force): number {
  return (
    force.cards.reduce((sum, id) => sum + cardOf(id).ap, 0) +
    force.works.reduce((sum, work) => sum + (WORKS_COST[work] ?? 0), 0)
  );
}

/**
 * Blutkreuz stands with the Axis, mercenaries with anybody (dt14.card.bloc, dt14.skill.mercenary,
 * dt14.ruling.army.blocs).
 */
const blocOf = (id: string): string => {
  const { bloc } = cardOf(id);
  return bloc === 'blutkreuz' ? 'axis' : bloc;
};

const bears = (id: string, what: (rule: SkillRule) => boolean): boolean => rulesOn(cardOf(id)).some(what);
const bringsWorks = (id: string): boolean => bears(id, ({ entry }) => entry === 'works');

export function forceProblems(force: Force, at: string, limit: number | null): Problem[] {
  const problems: Problem[] = [];
  const unknown = force.cards.filter((id) => !hasCard(id));
  for (const id of unknown) problems.push(problem(at, 'no-card', { id }));
  for (const work of force.works)
    if (WORKS_COST[work] === undefined)
      problems.push(problem(at, 'no-work', { id: work }, 'dt14.fort.field.bought'));
  if (unknown.length > 0) return problems;
  if (force.cards.length === 0) problems.push(problem(at, 'force-empty'));
  for (const id of new Set(force.cards)) {
    const card = cardOf(id);
    if (force.cards.filter((one) => one === id).length === 1) continue;
    // dt14.hero.unique, dt14.sp.hero.unique
    if (card.kind === 'hero')
      problems.push(problem(at, 'one-person', { unit: card.name }, 'dt14.hero.unique'));
    // dt14.skill.pilot-name.unique, dt14.equip.pilot-name.unique
    if (card.pilotName !== null)
      problems.push(problem(at, 'only-once', { unit: card.name }, 'dt14.skill.pilot-name.unique'));
  }
  const blocs = new Set(
    force.cards.filter((id) => !bears(id, ({ anyBloc }) => anyBloc === true)).map(blocOf),
  );
  if (blocs.size > 1) problems.push(problem(at, 'blocs', { blocs: [...blocs].join(', ') }, 'dt14.card.bloc'));
  const upgrades = force.works.filter((work) => work === 'upgrade').length;
  const works = force.cards.filter(bringsWorks).length;
  if (upgrades > works) problems.push(problem(at, 'upgrades', undefined, 'dt14.fort.field.upgrade'));
  const points = costOf(force);
  if (limit !== null && points > limit)
    problems.push(problem(at, 'points', { points, limit }, 'dt14.setup.force.size'));
  return problems;
}

/** dt14.fort.field.included: a Strongpoint unit brings its own. */
export function worksOf(force: Force): string[] {
  let upgrades = force.works.filter((work) => work === 'upgrade').length;
  const works: string[] = force.works.filter((work) => work !== 'upgrade');
  force.cards.forEach((id, rank) => {
    if (!bringsWorks(id)) return;
    works.push(`${upgrades > 0 ? 'bunker' : 'strongpoint'}:${rank}`);
    upgrades--;
  });
  return works;
}
