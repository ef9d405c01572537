import type { Problem } from '@dustfront/kernel';
import { cardIdsOf, type ForceUnit, pointsOf } from '../cards/army.ts';
import { type Bloc, type Card, columnOf } from '../cards/card.ts';
import { mayLead } from '../exceptions/commander.ts';

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
  if (units.length === 0)
    problems.push({ at, message: 'an army needs at least one unit', rule: 'dt1.ap.sum' });
  units.forEach((unit, i) => {
    problems.push(...checkUnit(bloc, unit, find, `${at}.${i + 1}`));
  });
  problems.push(...checkUnique(units, find, at), ...checkCommandSquads(units, find, at));
  const cards = cardIdsOf(units).flatMap((id) => find(id) ?? []);
  const total = pointsOf(cards)[rules.scale];
  if (rules.limit !== null && total > rules.limit) {
    problems.push({
      at,
      message: `${total} AP, but only ${rules.limit} are allowed`,
      rule: 'dt1.ruling.army-lists',
    });
  }
  return problems;
}

function checkUnit(bloc: Bloc, unit: ForceUnit, find: FindCard, at: string): Problem[] {
  const card = find(unit.card);
  if (!card) return [{ at, message: `there is no card "${unit.card}"` }];
  const problems: Problem[] = [];
  // dt1.card.bloc: one bloc to an army
  if (card.bloc !== bloc)
    problems.push({ at, message: `${card.name} belongs to the other bloc`, rule: 'dt1.card.bloc' });
  if (unit.hero !== undefined) problems.push(...checkJoin(card, unit.hero, find, at));
  return problems;
}

/** dt1.hero.join.armour, dt1.hero.join.one, dt1.cmd.hero */
function checkJoin(card: Card, heroId: string, find: FindCard, at: string): Problem[] {
  const hero = find(heroId);
  if (!hero) return [{ at, message: `there is no card "${heroId}"` }];
  if (hero.kind !== 'hero')
    return [{ at, message: `${hero.name} is no hero and joins nobody`, rule: 'dt1.hero.join.before' }];
  if (card.kind !== 'squad') {
    return [
      { at, message: `${hero.name} may join a squad only, not ${card.name}`, rule: 'dt1.hero.join.before' },
    ];
  }
  const problems: Problem[] = [];
  if (hero.bloc !== card.bloc)
    problems.push({ at, message: `${hero.name} belongs to the other bloc`, rule: 'dt1.card.bloc' });
  if (columnOf(hero.armour) !== columnOf(card.armour)) {
    problems.push({
      at,
      message: `${hero.name} and ${card.name} wear different armour`,
      rule: 'dt1.hero.join.armour',
    });
  }
  if (!mayLead(hero, card)) {
    problems.push({ at, message: `only a hero with Commander may join ${card.name}`, rule: 'dt1.cmd.hero' });
  }
  return problems;
}

/** A named hero is a person: once in an army. */
function checkUnique(units: readonly ForceUnit[], find: FindCard, at: string): Problem[] {
  const seen = new Set<string>();
  return cardIdsOf(units).flatMap((id) => {
    const card = find(id);
    if (card?.kind !== 'hero') return [];
    if (seen.has(id))
      return [{ at, message: `${card.name} can be there only once`, rule: 'dt1.ruling.army-lists' }];
    seen.add(id);
    return [];
  });
}

/** dt1.cmd.limit, dt1.cmd.limit.armour: one command squad for each armour level. */
function checkCommandSquads(units: readonly ForceUnit[], find: FindCard, at: string): Problem[] {
  const seen = new Set<string>();
  return units.flatMap(({ card: id }) => {
    const card = find(id);
    if (!card?.skills.includes('command-squad')) return [];
    const armour = columnOf(card.armour);
    if (seen.has(armour)) {
      return [
        { at, message: `only one command squad of armour ${armour} is allowed`, rule: 'dt1.cmd.limit' },
      ];
    }
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
  if (allies === axis) return [];
  return [
    {
      at: 'forces',
      message: `the armies must be worth the same: Allies ${allies} AP, Axis ${axis} AP`,
      rule: 'dt1.ap.equal',
    },
  ];
}
