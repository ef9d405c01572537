import { cardIdsOf, type ForceUnit, pointsOf } from '../cards/army.ts';
import { type Bloc, type Card, columnOf } from '../cards/card.ts';
import { isCommandCard } from '../exceptions/command-squad.ts';
import { mayLead } from '../exceptions/commander.ts';
import { type Problem, problem } from '../problem.ts';

export type FindCard = (id: string) => Card | undefined;

export interface ArmyRules {
  /** Army points allowed, or null for any number. */
  readonly limit: number | null;
  readonly scale: 'original' | 'later';
}

/** Everything that is wrong with an army list; each refusal names its rule. */
export function checkArmy(
  bloc: Bloc,
  units: readonly ForceUnit[],
  find: FindCard,
  rules: ArmyRules,
  at = bloc as string,
): Problem[] {
  const problems: Problem[] = [];
  if (units.length === 0) problems.push(problem(at, 'army-empty', undefined, 'dt1.ap.sum'));
  units.forEach((unit, i) => {
    problems.push(...checkUnit(bloc, unit, find, `${at}.${i + 1}`));
  });
  problems.push(...checkUnique(units, find, at), ...checkCommandSquads(units, find, at));
  const cards = cardIdsOf(units).flatMap((id) => find(id) ?? []);
  const total = pointsOf(cards)[rules.scale];
  if (rules.limit !== null && total > rules.limit) {
    const params = { points: total, limit: rules.limit };
    problems.push(problem(at, 'army-points', params, 'dt1.ruling.army-lists'));
  }
  return problems;
}

function checkUnit(bloc: Bloc, unit: ForceUnit, find: FindCard, at: string): Problem[] {
  const card = find(unit.card);
  if (!card) return [problem(at, 'no-card', { id: unit.card })];
  const problems: Problem[] = [];
  // dt1.card.bloc: one bloc to an army
  if (card.bloc !== bloc) problems.push(problem(at, 'other-bloc', { unit: card.name }, 'dt1.card.bloc'));
  if (unit.hero !== undefined) problems.push(...checkJoin(card, unit.hero, find, at));
  return problems;
}

/** dt1.hero.join.armour, dt1.hero.join.one, dt1.cmd.hero */
function checkJoin(card: Card, heroId: string, find: FindCard, at: string): Problem[] {
  const hero = find(heroId);
  if (!hero) return [problem(at, 'no-card', { id: heroId })];
  if (hero.kind !== 'hero') return [problem(at, 'joins-nobody', { unit: hero.name }, 'dt1.hero.join.before')];
  const both = { hero: hero.name, unit: card.name };
  if (card.kind !== 'squad') return [problem(at, 'joins-squads', both, 'dt1.hero.join.before')];
  const problems: Problem[] = [];
  if (hero.bloc !== card.bloc) problems.push(problem(at, 'other-bloc', { unit: hero.name }, 'dt1.card.bloc'));
  if (columnOf(hero.armour) !== columnOf(card.armour))
    problems.push(problem(at, 'joins-armour', both, 'dt1.hero.join.armour'));
  if (!mayLead(hero, card))
    problems.push(problem(at, 'joins-commander', { unit: card.name }, 'dt1.cmd.hero'));
  return problems;
}

/** A named hero is a person: once in an army. */
function checkUnique(units: readonly ForceUnit[], find: FindCard, at: string): Problem[] {
  const seen = new Set<string>();
  return cardIdsOf(units).flatMap((id) => {
    const card = find(id);
    if (card?.kind !== 'hero') return [];
    if (seen.has(id)) return [problem(at, 'only-once', { unit: card.name }, 'dt1.ruling.army-lists')];
    seen.add(id);
    return [];
  });
}

/** dt1.cmd.limit, dt1.cmd.limit.armour: one command squad for each armour level. */
function checkCommandSquads(units: readonly ForceUnit[], find: FindCard, at: string): Problem[] {
  const seen = new Set<string>();
  return units.flatMap(({ card: id }) => {
    const card = find(id);
    if (card === undefined || !isCommandCard(card)) return [];
    const armour = columnOf(card.armour);
    if (seen.has(armour)) return [problem(at, 'command-squads', { armour }, 'dt1.cmd.limit')];
    seen.add(armour);
    return [];
  });
}

/** dt1.ap.equal: both armies are worth the same. */
export function checkEqual(
  forces: Readonly<Record<Bloc, readonly ForceUnit[]>>,
  find: FindCard,
  scale: 'original' | 'later',
): Problem[] {
  const total = (bloc: Bloc) => pointsOf(cardIdsOf(forces[bloc]).flatMap((id) => find(id) ?? []))[scale];
  const [allies, axis] = [total('allies'), total('axis')];
  return allies === axis ? [] : [problem('forces', 'army-unequal', { allies, axis }, 'dt1.ap.equal')];
}
