import type { Frame } from '@dustfront/kernel';
import { done, type Greyed, type Seat } from '@dustfront/kernel';
import { anyCasualties, effectiveHits, legalCasualties } from '../battle/casualties.ts';
import { FACES, hitsAmong } from '../battle/dice.ts';
import { type Salvo, salvoDice } from '../battle/salvo.ts';
import { leave } from '../control.ts';
import { frame } from '../events.ts';
import { areaId } from '../lookup.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { DustState, Holder } from '../state.ts';
import type { Units } from '../units.ts';
import { countUnits, namedUnits, noUnits, UNIT_TYPES } from '../units.ts';

export type SpecialAttackFrame = Frame<'special-attack', 'roll' | 'casualties' | 'choose'> & {
  seat: Seat;
  form: Salvo;
  /** -1 for missiles. */
  from: number;
  to: number;
  defender: Holder;
  dice: number;
  hits: number;
  lost: Units;
};

export function newSpecialAttack(
  state: DustState,
  seat: Seat,
  form: SpecialAttackFrame['form'],
  from: number,
  to: number,
): SpecialAttackFrame {
  const dice = salvoDice(form, from < 0 ? [] : state.areas[from]!.units);
  const defender = state.areas[to]!.holder;
  return {
    kind: 'special-attack',
    step: 'roll',
    seat,
    form,
    from,
    to,
    defender,
    dice,
    hits: 0,
    lost: noUnits(),
  };
}

const RULE = {
  bombers: 'dust.special.bomber.hit',
  submarines: 'dust.special.sub.hit',
  missiles: 'dust.special.missile.choose',
} as const;

/**
 * One roll [dust.special.bomber.once] [dust.special.sub.once] without an answer [dust.special.bomber.no-reply]
 * [dust.special.sub.no-reply]. It is no battle [dust.special.not-battle]: no ability of battle is asked for
 * [dust.special.no-battle-abilities] [dust.ruling.50], and nobody enters an emptied area [dust.ruling.u22].
 */
export const specialAttack = frame<SpecialAttackFrame>({
  kind: 'special-attack',
  cites: ['dust.special.not-battle', 'dust.special.costs-point', ...Object.values(RULE)],
  steps: {
    roll: {
      type: 'roll',
      roll: (_state, frame) => ({
        stream: 'dice',
        reason: frame.form,
        count: frame.dice,
        sides: FACES,
        rule: 'dust.special.not-battle',
      }),
      take: (cx, frame, faces) => {
        const rolled = hitsAmong(faces);
        frame.hits = effectiveHits(rolled, countUnits(cx.state.areas[frame.to]!.units));
        cx.emit({ type: 'hits', seat: frame.seat, hits: rolled, rule: RULE[frame.form] });
        return 'casualties';
      },
    },
    casualties: (cx, frame) => {
      const { state } = cx;
      if (frame.hits > 0) {
        const types = victims(state, frame);
        if (types.length > 1 && frame.hits < countUnits(state.areas[frame.to]!.units)) return 'choose';
        destroy(state, frame, types[0]!);
        return 'casualties';
      }
      const { seat, form, defender, lost } = frame;
      const area = areaId(state, frame.to);
      const emptied = countUnits(state.areas[frame.to]!.units) === 0;
      const units = namedUnits(lost);
      cx.emit({ type: 'special-attack', seat, form, defender, area, units, emptied, rule: RULE[form] });
      return done();
    },
    // The player who shoots selects [dust.special.sub.chooser] [dust.special.missile.choose].
    choose: {
      type: 'ask',
      question: 'casualties',
      seat: (_state, frame) => frame.seat,
      options: (state, frame) =>
        victims(state, frame).map((type) => ({ do: 'destroy', unit: UNIT_TYPES[type]! }) as const),
      greyed: shielded,
      take: ({ state }, frame, option) => {
        if (option.do === 'destroy') destroy(state, frame, UNIT_TYPES.indexOf(option.unit));
        return 'casualties';
      },
    },
  },
});

/**
 * Shields hold against submarines [dust.special.sub.fighter-shields] [dust.special.sub.tank-shields], not against
 * missiles.
 */
function victims(state: DustState, frame: SpecialAttackFrame): number[] {
  const { units } = state.areas[frame.to]!;
  return frame.form === 'missiles' ? anyCasualties(units) : legalCasualties(units);
}

/** Units that a shield saves from the shells, each with the rule that says so. */
function shielded(state: DustState, frame: SpecialAttackFrame): Greyed<RuleId>[] {
  const open = victims(state, frame);
  return UNIT_TYPES.flatMap((unit, type) => {
    if (state.areas[frame.to]!.units[type] === 0 || open.includes(type)) return [];
    const rule = unit === 'mech' ? 'dust.special.sub.tank-shields' : 'dust.special.sub.fighter-shields';
    return [{ id: `destroy ${unit}`, refusal: { code: 'shielded', rule, about: [unit] } }];
  });
}

function destroy(state: DustState, frame: SpecialAttackFrame, type: number): void {
  const units = noUnits();
  units[type] = 1;
  leave(state, frame.to, units);
  frame.lost[type] = frame.lost[type]! + 1;
  frame.hits--;
}
