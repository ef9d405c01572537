import type { Cx } from '../events.ts';
import { actsOutOfTurn } from '../frames/out-of-turn.ts';
import type { Special } from '../hooks.ts';
import type { CoreOption, SpecialAction } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, SideState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { hasRole, kindOf, unitNamed } from '../table/units.ts';
import { commandRefusal, isCommandSquad } from './command-squad.ts';
import { choose, refusal } from './special.ts';

/** What tells the two returns apart: who calls, whom, where it is marked, by which rules. */
interface Return {
  readonly id: SpecialAction;
  readonly role: 'mechanic' | 'medic';
  readonly kind: 'vehicle' | 'squad';
  readonly used: keyof Pick<SideState, 'fieldRepair' | 'comeOn'>;
  readonly rules: Readonly<Record<'back' | 'once' | 'radio', RuleId>>;
}

/** Squads or vehicles, never a hero (dt1.cmd.comeon.no-hero), nor the squad that calls. */
function destroyed(state: CoreState, head: Unit, kind: Return['kind']): CoreOption[] {
  return state.units
    .filter((unit) => unit.side === head.side && unit.place === 'destroyed' && kindOf(state, unit) === kind)
    .filter((unit) => unit.id !== head.id)
    .map(choose);
}

/**
 * Full health, fresh boxes, everybody back; once-a-game abilities stay used (dt1.ruling.return-fresh,
 * dt1.cmd.comeon.equipment). It comes by the entry zone, as in the first round (dt1.cmd.field.enter,
 * dt1.cmd.comeon.enter, dt1.cmd.return.zone).
 */
function bringBack(state: CoreState, unit: Unit): void {
  const card = cardOf(state, unit);
  unit.place = 'reserve';
  unit.square = -1;
  unit.figures = card.kind === 'squad' ? card.figures.map((_, i) => i) : [];
  unit.health = card.kind === 'squad' ? 0 : card.health;
  unit.ammo = Object.fromEntries(
    card.weapons.flatMap((line) => (line.limited === undefined ? [] : [[line.id, line.limited]])),
  );
  unit.unloaded = [];
  unit.activated = false;
  unit.moved = false;
  unit.shots = 0;
}

function returns(cx: Cx, head: Unit, unit: Unit, { used, rules }: Return): void {
  const { state } = cx;
  state.sides[head.side][used] = true;
  bringBack(state, unit);
  actsOutOfTurn(state, unit);
  cx.emit({ type: 'returns', unit: unit.name, by: head.name, rule: rules.back });
}

/**
 * A destroyed unit comes back by radio (dt1.cmd.radio.dead-return): once a game for the army (dt1.ruling.return-army),
 * tried as often as it takes (dt1.cmd.field.retry, dt1.cmd.comeon.retry).
 */
export function returning(of: Return): Special {
  const { id, role, kind, used, rules } = of;
  return {
    id,
    rule: rules.back,
    isCommand: true,
    has: isCommandSquad,
    refuses: (state, head) => {
      const tried = commandRefusal(state, head, role);
      if (tried) return tried;
      if (!hasRole(state, head, 'radioman')) return refusal('radioman-lost', rules.radio);
      return state.sides[head.side][used] ? refusal('once-a-game', rules.once) : null;
    },
    needsDie: () => true,
    receivers: (state, head) => destroyed(state, head, kind),
    carryOut: (cx, head, receiver) => {
      if (receiver?.do === 'choose') returns(cx, head, unitNamed(cx.state, receiver.unit), of);
      return null;
    },
  };
}
