import { type Battle, otherSide, type Throw } from './battles.ts';

/** How long things take to be shown, in milliseconds: a die, a loss, a look at what came of a roll. */
export const DIE = 60;
export const LANDING = 220;
export const LOSS = 180;
const LOOK = 700;

/** What is shown together: one throw; at sea both sides throw at once. */
export function stepsOf({ form, throws }: Battle): readonly (readonly Throw[])[] {
  const steps: Throw[][] = [];
  for (const one of throws) {
    const last = steps.at(-1);
    const [other] = last ?? [];
    const together =
      form === 'sea' &&
      last?.length === 1 &&
      other?.why === 'battle' &&
      one.why === 'battle' &&
      one.side === otherSide(other.side);
    if (together) last?.push(one);
    else steps.push([one]);
  }
  return steps;
}

/** How long a step is shown before the next one begins. */
export function lengthOf(step: readonly Throw[]): number {
  const own = step.map(({ faces, units }) => faces.length * DIE + LANDING + units.length * LOSS);
  return Math.max(...own) + LOOK;
}

/** The battle as it stood while a step was being shown: its dice fall, nobody has fallen by them yet. */
export function battleAt(battle: Battle, seen: number): Battle {
  const steps = stepsOf(battle);
  const under = steps[seen];
  const before = under?.[0]?.before;
  if (under === undefined || before === undefined) return battle;
  const throws = steps.slice(0, seen + 1).flat();
  return {
    ...battle,
    now: { ...before.now },
    left: { ...before.left },
    lost: {
      attacker: battle.lost.attacker.slice(0, before.lost.attacker),
      defender: battle.lost.defender.slice(0, before.lost.defender),
    },
    throws,
    abilities: battle.abilities.filter(({ at }) => at < throws.length),
    end: null,
    ceaseFire: null,
  };
}

/** How many steps lie behind whoever comes upon a battle: one under way is taken up at the last answer. */
export function behind(battle: Battle): number {
  if (battle.end !== null) return 0;
  const steps = stepsOf(battle);
  const last = steps.at(-1)?.[0]?.after;
  return Math.max(
    0,
    steps.findIndex(([first]) => first?.after === last),
  );
}
