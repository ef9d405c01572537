import type { Aim, AimedLine, AttackFrame, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { planAttack } from '@dustfront/dust-tactics-2014/query';
import { attackOdds } from '@dustfront/odds';
import type { SkillAdvice, TakenAdvice } from '../advice.ts';

/** The attack in hand as it was declared, at one of its targets. */
function aimOf(frame: AttackFrame, target: Unit): Aim {
  const lines = frame.shots
    .filter((shot) => shot.target === target.id)
    .map(({ by, weapon, count, rounds, salvo }): AimedLine => ({ by, weapon, count, rounds, salvo }));
  return { sustained: frame.sustained, spirit: frame.spirit, lucky: frame.lucky.length > 0, lines };
}

function taken(view: TacticsView, frame: AttackFrame, target: Unit, more: Aim): TakenAdvice {
  const unit = view.units[frame.unit];
  if (unit === undefined) return { atLeastOne: 0, mean: 0, destroyed: 0 };
  const { target: odds } = attackOdds(planAttack(view, unit, target, { ...aimOf(frame, target), ...more }));
  return { atLeastOne: odds.atLeast[1] ?? 0, mean: odds.mean, destroyed: odds.destroyed };
}

/** What Lucky or Fighting Spirit adds, while it is asked whether to use it (dt14.skill.declare). */
export function skill(view: TacticsView): SkillAdvice[] {
  const frame = view.stack.at(-1) as AttackFrame | undefined;
  if (frame?.kind !== 'attack' || frame.step !== 'three-skill') return [];
  const lucky = frame.skills[0]?.startsWith('lucky') === true;
  const targets = new Set(frame.shots.map((shot) => shot.target));
  return [...targets].flatMap((id) => {
    const target = view.units[id];
    if (target === undefined) return [];
    return [
      {
        target: target.name,
        without: taken(view, frame, target, {}),
        using: taken(view, frame, target, lucky ? { lucky: true } : { spirit: true }),
      },
    ];
  });
}
