import type { Frame } from '@dustfront/kernel';
import { done } from '@dustfront/kernel';
import type { Resilience } from '@dustfront/wargame';
import { laid, successes } from '@dustfront/wargame';
import type { CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { factsOfUnit } from '../table/cards.ts';
import { kindOf, unitNamed } from '../table/units.ts';
import { dice, frame, unitAt } from './frame.ts';
import { loseHealth, loseSoldier } from './losses.ts';

export interface DamageFrame
  extends Frame<'damage', 'begin' | 'assign' | 'resist-one' | 'resist' | 'casualties' | 'choose' | 'end'> {
  unit: number;
  hero: number;
  blows: number;
  points: number | 'kill';
  undo: Resilience | null;
  /** The seat that picks the victims: the owner's, or a sniper's. */
  chooser: number;
  /** Soldiers still to be removed. */
  losses: number;
  /** Whom the blow in hand strikes: a unit, and the place of a soldier or -1. */
  victim: { unit: number; figure: number };
}

/** The damage of so many hits on a unit, as a procedure. */
export function damageFrame(
  head: Unit,
  fields: Pick<DamageFrame, 'blows' | 'points' | 'undo' | 'chooser'>,
): DamageFrame {
  return {
    kind: 'damage',
    step: 'begin',
    unit: head.id,
    hero: head.joined,
    losses: 0,
    victim: { unit: -1, figure: -1 },
    ...fields,
  };
}

/** Soldiers who differ in what they carry or are: one of each kind, the last of his kind on the card first. */
export function distinctFigures(state: CoreState, squad: Unit): number[] {
  const { card } = factsOfUnit(state, squad);
  const seen = new Map<string, number>();
  for (const figure of squad.figures)
    seen.set(`${card.figures[figure]!.join()} ${card.roles?.[figure] ?? ''}`, figure);
  return [...seen.values()].sort((a, b) => a - b);
}

function soldiersOf(state: CoreState, f: DamageFrame): Unit | null {
  const unit = unitAt(state, f.unit);
  return unit.place === 'board' && kindOf(state, unit) === 'squad' ? unit : null;
}

/** The vehicle or lone hero, or the hero of a joined pair. */
function trackOf(state: CoreState, f: DamageFrame): Unit | null {
  const unit = unitAt(state, f.unit);
  if (unit.place === 'board' && kindOf(state, unit) !== 'squad') return unit;
  const hero = f.hero < 0 ? null : unitAt(state, f.hero);
  return hero?.place === 'board' ? hero : null;
}

function losable(state: CoreState, squad: Unit): CoreOption[] {
  return distinctFigures(state, squad).map((figure) => ({ do: 'lose', unit: squad.name, figure }));
}

/** Points a blow takes off the track: a kill all that is left then (dt1.dmg.kill.hit, dt1.ruling.kill-resilient). */
function marksOf(f: DamageFrame, track: Unit): number {
  return f.points === 'kill' ? track.health : Math.min(f.points, track.health);
}

/**
 * Damage to a unit: one soldier a point (dt1.damage.squad), or health off a track. The owner chooses who takes it
 * (dt1.damage.owner, dt1.hero.join.health, dt1.faq.casualties.owner), a sniper for his own shots
 * (dt1.skill.sniper.picks, dt1.skill.sniper.hero, dt1.faq.casualties.exception); then Damage Resilient rolls one die a
 * point
 * (dt1.ruling.attack-damage).
 */
export const damage = frame<DamageFrame>({
  kind: 'damage',
  cites: ['dt1.damage.owner'],
  steps: {
    begin: ({ state }, f) => {
      const squad = soldiersOf(state, f);
      const track = trackOf(state, f);
      if (f.blows === 0 || (squad === null && track === null)) return done();
      if (squad !== null && track !== null) return 'assign';
      if (squad !== null) {
        f.losses = f.blows;
        return f.undo !== null && f.undo.soldiers !== 0 ? 'resist' : 'casualties';
      }
      if (f.undo !== null && f.undo.health !== 0) {
        f.victim = { unit: track!.id, figure: -1 };
        return 'resist-one';
      }
      f.victim = { unit: track!.id, figure: -1 };
      return 'end';
    },

    /** Soldier or hero: this blow is his. */
    assign: {
      type: 'ask',
      question: 'casualty',
      seat: (_state, f) => f.chooser,
      options: (state, f) => [
        ...losable(state, soldiersOf(state, f)!),
        { do: 'lose', unit: trackOf(state, f)!.name, figure: -1 } as const,
      ],
      take: ({ state }, f, option) => {
        if (option.do !== 'lose') return 'begin';
        const unit = unitNamed(state, option.unit);
        f.victim = { unit: unit.id, figure: option.figure };
        const faces = f.undo === null ? 0 : option.figure >= 0 ? f.undo.soldiers : f.undo.health;
        return faces !== 0 ? 'resist-one' : 'end';
      },
    },

    'resist-one': dice(
      'resilience',
      'dt1.skill.resilient.die',
      (state, f) => (f.victim.figure >= 0 ? 1 : marksOf(f, unitAt(state, f.victim.unit))),
      (cx, f, faces) => {
        const unit = unitAt(cx.state, f.victim.unit);
        const kept = successes(faces, f.victim.figure >= 0 ? laid(f.undo).soldiers : laid(f.undo).health);
        if (kept > 0)
          cx.emit({ type: 'resisted', unit: unit.name, points: kept, rule: 'dt1.skill.resilient.hit' });
        f.blows--;
        if (f.victim.figure >= 0) {
          if (kept === 0) loseSoldier(cx, unit, f.victim.figure);
        } else loseHealth(cx, unit, faces.length - kept);
        return 'begin';
      },
    ),

    /** A whole squad: all its points at once. */
    resist: dice(
      'resilience',
      'dt1.skill.resilient.die',
      (_state, f) => f.losses,
      (cx, f, faces) => {
        const kept = successes(faces, laid(f.undo).soldiers);
        f.losses -= kept;
        if (kept > 0) {
          cx.emit({
            type: 'resisted',
            unit: unitAt(cx.state, f.unit).name,
            points: kept,
            rule: 'dt1.skill.resilient.hit',
          });
        }
        return 'casualties';
      },
    ),

    casualties: (cx, f) => {
      const squad = soldiersOf(cx.state, f);
      if (squad === null || f.losses === 0) return done();
      const kinds = distinctFigures(cx.state, squad);
      if (kinds.length > 1 && f.losses < squad.figures.length) return 'choose';
      for (let i = Math.min(f.losses, squad.figures.length); i > 0; i--)
        loseSoldier(cx, squad, squad.figures.at(-1)!);
      return done();
    },

    choose: {
      type: 'ask',
      question: 'casualty',
      seat: (_state, f) => f.chooser,
      options: (state, f) => losable(state, soldiersOf(state, f)!),
      take: (cx, f, option) => {
        if (option.do === 'lose') loseSoldier(cx, unitNamed(cx.state, option.unit), option.figure);
        f.losses--;
        return 'casualties';
      },
    },

    /** The blow in hand falls. */
    end: (cx, f) => {
      const unit = unitAt(cx.state, f.victim.unit);
      f.blows--;
      if (f.victim.figure >= 0) loseSoldier(cx, unit, f.victim.figure);
      else loseHealth(cx, unit, marksOf(f, unit));
      return 'begin';
    },
  },
});
