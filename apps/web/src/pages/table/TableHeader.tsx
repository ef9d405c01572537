import { Icon } from '../../drawings/icons.tsx';
import type { StatusModel } from '../../games/face.ts';
import { levelName } from '../../games/level-names.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { look } from '../../modes/looking.ts';
import { Clocks } from '../../panels/ClockFace.tsx';
import { StatusBar } from '../../panels/StatusBar.tsx';
import { href } from '../../router.ts';
import { trialOf } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import { Tools } from './Tools.tsx';

/** Who sits there; of a computer also how well it plays, where that has a name. */
function seatName(seat: SeatKind | undefined): string {
  if (seat === undefined) return '';
  const level = seat.kind === 'computer' ? seat.level : '';
  const called = level === '' ? '' : levelName(level);
  return called === level ? seat.name : `${seat.name}, ${called}`;
}

/** Whose move it is, in words. */
function turnOf(c: Controller, asked: number | undefined): string {
  const over = c.table.state.value?.outcome != null || c.table.time?.fallen.value != null;
  if (over && c.past.value === null) return t('status.over');
  if (c.question.value !== null && c.seats.value.length === 1) return t('status.yourMove');
  return t('status.theirMove', { name: asked === undefined ? '' : (c.table.seats[asked]?.name ?? '') });
}

/** The bar above the table: where one is, both sides, the round, the tools. */
export function TableHeader({
  c,
  status,
  onHelp,
}: {
  c: Controller;
  status: StatusModel;
  onHelp: () => void;
}) {
  const asked = c.shown.value?.asked[0];
  /** A table that is only tried looks like it, and leads back. */
  const back = trialOf(c.table.id);
  const acting = status.sides.find((side) => asked !== undefined && side.seats.includes(asked))?.sign ?? null;
  return (
    <header class="tablebar">
      <a class="wordmark" href={href('')}>
        Dustfront
      </a>
      {back === undefined ? (
        <small class="subtitle">{status.subtitle}</small>
      ) : (
        <p class="trial">
          <Icon name="branch" size={16} /> {t('table.trial')} <a href={back}>{t('table.trialBack')}</a>
        </p>
      )}
      <StatusBar
        status={status}
        names={status.sides.map((side) => side.seats.map((seat) => seatName(c.table.seats[seat])).join(', '))}
        acting={acting}
        turn={turnOf(c, asked)}
        clock={(of) => <Clocks time={c.table.time} of={of} seats={c.table.seats} />}
        onPick={(key) => look(c, key)}
      />
      <Tools c={c} onHelp={onHelp} />
    </header>
  );
}
