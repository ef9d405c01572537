import { type AttackForm, type DustOption, type MoveKind, UNIT_TYPES, type Units } from '@dustfront/dust';
import { attackOf, raiders } from './attacks.ts';
import { type Kind, oddsAt } from './battles.ts';
import { type Field, NOBODY, total } from './field.ts';
import { moveTo } from './movement.ts';
import type { Table } from './playout.ts';

/** The beginning of a plan: an answer, and where it leads with which units. What follows is staff work. */
export interface Way {
  readonly option: DustOption;
  readonly to?: number;
  readonly units?: Units;
  /** What the staff thinks of it, in production points. */
  readonly prior: number;
}

/** Gives the answers that belong to a way. */
export function follow(play: Table, field: Field, way: Way): void {
  const { seat } = field;
  play.answer(seat, way.option);
  while (play.seat === seat) {
    const { question } = play;
    const option = nextOf(field, way, question, play);
    if (option === null) return;
    play.answer(seat, option);
  }
}

function nextOf(field: Field, way: Way, question: string, play: Table): DustOption | null {
  if ((question === 'target' || question === 'destination') && way.to !== undefined) {
    const area = field.atlas.ids[way.to]!;
    return find(play, field.seat, (option) => option.do === 'to' && option.area === area);
  }
  if ((question === 'attackers' || question === 'load') && way.units !== undefined) {
    const { units } = way;
    return find(
      play,
      field.seat,
      (option) => option.do === 'take' && option.count === units[UNIT_TYPES.indexOf(option.unit)],
    );
  }
  return null;
}

function find(play: Table, seat: number, fits: (option: DustOption) => boolean): DustOption | null {
  const options = play.options(seat);
  for (let i = 0; i < options.length; i++) if (fits(options.at(i)!)) return options.at(i)!;
  return null;
}

/** Forces worth sending: all but one, all, and no more than it takes. */
export function forces(field: Field, form: Kind, from: number, to: number): Units[] {
  const present = field.units(from);
  const most = raiders(present, form === 'sea');
  const found = [most];
  const all = present.map((count, type) => ((type === 4) === (form === 'sea') ? count : 0));
  if (total(all) > total(most) && total(all) <= 4) found.push(all);
  const { takes } = oddsAt(field, form, most, to);
  for (const share of [0.4, 0.6, 0.8]) {
    const some = most.map((count) => Math.ceil(count * share));
    if (total(some) === 0 || total(some) >= total(most)) continue;
    if (oddsAt(field, form, some, to).takes < Math.min(0.75, takes - 0.1)) continue;
    found.push(some);
    break;
  }
  return found.filter((units) => total(units) > 0);
}

const BATTLES: readonly AttackForm[] = ['land', 'sea', 'amphibious'];

/** Attacks that begin with this answer. */
export function attackWays(
  field: Field,
  option: DustOption,
  form: AttackForm,
  from: number,
  targets: readonly number[],
): Way[] {
  return targets.flatMap((to) => {
    const attack = attackOf(field, form, from, to);
    if (!BATTLES.includes(form)) return [{ option, to, prior: attack.value }];
    return forces(field, form as Kind, from, to).map((units, i) => ({
      option,
      to,
      units,
      prior: attack.value - 0.5 * i,
    }));
  });
}

/** Moves that begin with this answer: one unit into what is empty, all but one to where they are needed. */
export function moveWays(
  field: Field,
  option: DustOption,
  kind: MoveKind,
  from: number,
  targets: readonly number[],
): Way[] {
  const present = field.units(from);
  const sea = kind === 'sea';
  const most =
    kind === 'bombers' ? present.map((count, type) => (type === 3 ? count : 0)) : raiders(present, sea);
  const one = most.map(() => 0);
  const first = most.findIndex((count) => count > 0);
  if (first < 0) return [];
  one[first] = 1;
  return targets.flatMap((to) => {
    const prior = moveTo(field, kind, from, to).value;
    const ways: Way[] = [{ option, to, units: most, prior: field.holder(to) === NOBODY ? prior - 1 : prior }];
    if (field.holder(to) === NOBODY && total(most) > 1) ways.push({ option, to, units: one, prior });
    return ways;
  });
}
