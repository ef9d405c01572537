import type { StatusModel } from '../../games/face.ts';
import { levelName } from '../../games/level-names.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { look } from '../../modes/looking.ts';
import { Clocks } from '../../panels/ClockFace.tsx';
import { StatusBar } from '../../panels/StatusBar.tsx';
import { calledAt, saidOf } from '../../session/called.ts';
import type { SeatKind } from '../../session/table.ts';

/** How well a computer plays, where that has a name. */
export function levelOf(seat: SeatKind | undefined): string {
  const level = seat?.kind === 'computer' ? seat.level : '';
  const called = level === '' ? '' : levelName(level);
  return called === level ? '' : called;
}

/** Who sits there; of a computer also how well it plays. */
function seatName(seat: SeatKind | undefined): string {
  const level = levelOf(seat);
  return seat === undefined ? '' : level === '' ? calledAt(seat) : `${calledAt(seat)}, ${level}`;
}

/** Whose move it is, in words. */
function turnOf(c: Controller, asked: number | undefined): string {
  const over = c.table.state.value?.outcome != null || c.table.time?.fallen.value != null;
  if (over && c.past.value === null) return t('status.over');
  if (c.question.value !== null && c.seats.value.length === 1) return t('status.yourMove');
  return saidOf('theirMove', asked === undefined ? undefined : c.table.seats[asked]);
}

/** Both sides, the round, and whose move it is. */
export function Sides({ c, status }: { c: Controller; status: StatusModel }) {
  const asked = c.shown.value?.asked[0];
  const acting = status.sides.find((side) => asked !== undefined && side.seats.includes(asked))?.sign ?? null;
  const ofSeats = (name: typeof seatName): readonly string[] =>
    status.sides.map(({ seats }) => seats.map((seat) => name(c.table.seats[seat])).join(', '));
  return (
    <StatusBar
      status={status}
      names={ofSeats(seatName)}
      levels={ofSeats(levelOf)}
      acting={acting}
      turn={turnOf(c, asked)}
      clock={(of) => <Clocks time={c.table.time} of={of} seats={c.table.seats} />}
      onPick={(key) => look(c, key)}
    />
  );
}
