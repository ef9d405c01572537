import type { AttackForm, Units } from '@dustfront/dust';
import { type Fight, fight, type Kind } from './battles.ts';
import { countsOf, DICE, price, total, type World } from './world.ts';

export interface Attack extends Fight {
  readonly form: AttackForm;
  readonly from: string;
  readonly to: string;
  readonly units: Units;
}

/** Units of an area that would go: all, but for a tank (or the cheapest) left behind where there is something to keep. */
export function raiders(world: World, from: string): Units {
  const units = world.units(from);
  if (total(units) < 2) return units;
  const order = [0, 2, 4, 1, 3];
  const keeper = order.find((type) => units[type]! > 0)!;
  units[keeper]!--;
  return units;
}

const landOnly = (units: Units): Units => units.map((count, type) => (type === 4 ? 0 : count));

function targetsOf(world: World, form: AttackForm, from: string): string[] {
  const enemies = (ids: readonly string[]) => ids.filter((id) => world.isEnemy(id) && !world.isBarred(id));
  const near = world.near(from);
  switch (form) {
    case 'land':
      return enemies(near.filter((id) => !world.isSea(id)));
    case 'sea':
      return enemies(near.filter((id) => world.isSea(id)));
    case 'amphibious':
      return enemies(world.across(from));
    case 'bombers':
      return enemies(near.filter((id) => world.isSea(id)));
    case 'submarines':
      return enemies(near.filter((id) => !world.isSea(id))).filter((id) => !world.area(id).capital);
    default:
      return enemies(
        world.view.areas.map(({ id }) => id).filter((id) => form === 'missiles' || !world.isSea(id)),
      );
  }
}

/** Attacks without an answer: hits on average, each worth what stands there. */
function barrage(world: World, form: AttackForm, from: string, to: string): Attack {
  const dice =
    form === 'missiles'
      ? 3
      : world.units(from)[form === 'bombers' ? 3 : 4]! * DICE[form === 'bombers' ? 3 : 4]!;
  const struck = world.units(to);
  const hits = Math.min(dice / 3, total(struck));
  const neutral = world.area(to).holder === 'neutral' ? 0.5 : 1;
  const each = price(struck) / Math.max(1, total(struck));
  return { form, from, to, units: [0, 0, 0, 0, 0], takes: 0, value: 0.7 * neutral * hits * each };
}

/** What an attack from one area at another comes to. */
export function attackOf(world: World, form: AttackForm, from: string, to: string): Attack {
  if (form === 'bombers' || form === 'submarines' || form === 'missiles')
    return barrage(world, form, from, to);
  if (form === 'drop') {
    let mechs = 0;
    for (const area of world.mine) mechs += countsOf(area.units)[1]!;
    const units = [0, mechs, 0, 0, 0];
    return { form, from, to, units, ...fight(world, 'drop', units, to) };
  }
  const units = form === 'sea' ? world.units(from) : landOnly(raiders(world, from));
  if (total(units) === 0) return { form, from, to, units, value: -99, takes: 0 };
  const found = fight(world, form as Kind, units, to);
  // Leaving an area empty gives it up.
  const emptied = total(world.units(from)) === total(units) ? world.worth(from) : 0;
  // What conquers must be able to stay.
  const threat = world.threat(to);
  const risk = threat > 0 ? Math.min(0.35, 0.05 * threat) * found.takes * world.worth(to) * 0.5 : 0;
  return { form, from, to, units, value: found.value - emptied - risk, takes: found.takes };
}

/** The best attack of a form from an area, as far as the view tells what is allowed. */
export function bestAttack(world: World, form: AttackForm, from: string): Attack | null {
  let best: Attack | null = null;
  for (const to of targetsOf(world, form, from)) {
    const attack = attackOf(world, form, from, to);
    if (best === null || attack.value > best.value) best = attack;
  }
  return best;
}
