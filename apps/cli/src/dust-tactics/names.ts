import type { CoreState, Unit } from '@dustfront/dust-tactics';
import { cardOf } from '@dustfront/dust-tactics/query';

const words = (unit: Unit): string[] =>
  unit.card
    .split('-')
    .filter((word) => word !== 'the')
    .map((word) => word[0]!.toUpperCase() + word.slice(1));

/** As many whole words as fit. */
function wholeWords(parts: readonly string[], room: number): string {
  let name = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (name.length + 1 + part.length > room) break;
    name = `${name} ${part}`;
  }
  return name.slice(0, room);
}

/** Names that fit into a square, different for different cards of a side, with the number of a second one. */
export function shortNames(state: CoreState, room: number): ReadonlyMap<string, string> {
  const plain = new Map(state.units.map((unit) => [unit, wholeWords(words(unit), room)]));
  const names = new Map<string, string>();
  for (const unit of state.units) {
    const twin = state.units.some(
      (other) => other.side === unit.side && other.card !== unit.card && plain.get(other) === plain.get(unit),
    );
    const parts = words(unit);
    const short = twin ? parts.map((part) => part.slice(0, 3)).join('') : plain.get(unit)!;
    const number = unit.name === unit.card ? '' : (/-(\d+)$/.exec(unit.name)?.[1] ?? '');
    names.set(unit.name, short.slice(0, room - number.length) + number);
  }
  return names;
}

/** `●●●●●` soldiers, `♥♥♥` health, `5●+4♥` a squad with its hero. */
export function strengthOf(
  state: CoreState,
  unit: Unit,
  partner: Unit | null,
  room: number,
  plain: boolean,
): string {
  const [man, heart] = plain ? ['o', '+'] : ['●', '♥'];
  const part = (one: Unit, short: boolean): string => {
    const squad = cardOf(state, one).kind === 'squad';
    const count = squad ? one.figures.length : one.health;
    const sign = squad ? man : heart;
    return short || count > room ? `${count}${plain ? (squad ? 'o' : 'h') : sign}` : sign.repeat(count);
  };
  return partner === null ? part(unit, false) : `${part(unit, true)}+${part(partner, true)}`;
}
