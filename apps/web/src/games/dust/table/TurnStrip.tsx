import type { DustView } from '@dustfront/dust';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import type { Controller } from '../../../modes/controller.ts';
import { levelOf } from '../../../pages/table/Sides.tsx';
import { Clocks } from '../../../panels/ClockFace.tsx';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, cardOf, phaseOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words.ts';
import { Stars } from './WarCard.tsx';
import './strip.css';

interface StripProps {
  readonly c: Controller;
  readonly view: DustView;
  /** What everybody is called at this table. */
  readonly names: readonly string[];
  readonly asked: readonly number[];
  /** The seat of the one person at this screen. */
  readonly you: number | null;
  readonly ability: (id: string) => string;
}

const majorities = [
  ['production', 'centre'],
  ['sea', 'sea'],
  ['land', 'land'],
] as const satisfies readonly (readonly [string, Sign])[];

/** The majorities that a seat holds now: each is worth points at the end of the round. */
function Majorities({ view, seat }: { view: DustView; seat: number }) {
  const held = majorities.filter(([kind]) => view.majorities[kind] === seat);
  return (
    <span class="d-majorities">
      {held.map(([kind, sign]) => (
        <span key={kind} title={w(`victory.${kind}`)}>
          <SignIcon sign={sign} size={12} />
          <span class="vh">{w(`victory.${kind}`)}</span>
        </span>
      ))}
    </span>
  );
}

function stateOf(view: DustView, seat: number, asked: readonly number[], now: boolean): string {
  const player = view.players[seat];
  if (player?.out) return w('strip.out');
  if (now) return w('strip.acting');
  if (areCardsChosen(view)) return w(asked.includes(seat) ? 'strip.choosing' : 'strip.chosen');
  return player?.acted ? w('strip.acted') : '';
}

const areCardsChosen = (view: DustView): boolean =>
  phaseOf(view) === 'cards' || view.path.at(-1) === 'setup.pick-card';

type Card = NonNullable<ReturnType<typeof cardOf>>;

function Values({ card }: { card: Card }) {
  return (
    <>
      <span title={w('card.combat')}>
        <SignIcon sign="combat" size={12} /> {card.combat}
      </span>
      <span title={w('card.movement')}>
        <SignIcon sign="movement" size={12} /> {card.movement}
      </span>
      <span title={w('card.production')}>
        <SignIcon sign="centre" size={12} /> {card.production}
      </span>
      <Stars count={card.stars} />
    </>
  );
}

/** A player's mark, with that of the ally beside it. */
function Marks({ view, seat, names }: { view: DustView; seat: number; names: readonly string[] }) {
  const ally = view.allies.find((pair) => pair.includes(seat))?.find((other) => other !== seat);
  return (
    <span class="d-marks">
      <ArmyMark army={armyOf(view, seat)} size={32} />
      {ally !== undefined && (
        <span class="d-ally" title={w('strip.ally', { name: names[ally] ?? '' })}>
          <ArmyMark army={armyOf(view, ally)} size={18} />
          <span class="vh">{w('strip.ally', { name: names[ally] ?? '' })}</span>
        </span>
      )}
    </span>
  );
}

function PlayerItem({ c, view, seat, names, asked, you, ability }: StripProps & { seat: number }) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const card = player.played === null ? null : cardOf(player.played);
  const now = view.turn === seat || (view.turn === null && !areCardsChosen(view) && asked.includes(seat));
  const acted = player.acted && !now ? ' acted' : '';
  const state = stateOf(view, seat, asked, now);
  const most = Math.max(...view.players.map(({ points }) => points));
  const leads = most > 0 && player.points === most ? ' leads' : '';
  const name = names[seat] ?? '';
  const colour = seatName(view, seat);
  const level = levelOf(c.table.seats[seat]);
  return (
    <li
      class={`d-player army-${armyOf(view, seat)}${now ? ' now' : ''}${player.out ? ' out' : acted}${leads}`}
      aria-current={now ? 'step' : undefined}
    >
      <Marks view={view} seat={seat} names={names} />
      <p class="d-who">
        <b>{name}</b> {colour !== name && <span>{colour}</span>}{' '}
        {level !== '' && <span class="d-level">{level}</span>}
      </p>
      <p class="d-points num" title={w('points')}>
        {player.points}
        <span class="vh"> {w('points')}</span>
      </p>
      <p class="d-card">
        {card === null ? (
          <span class="muted">{w('strip.hand', { count: player.hand })}</span>
        ) : (
          <span class={player.used ? 'used' : ''} title={w(`ability.${card.ability}`)}>
            {ability(card.ability)}
          </span>
        )}
        <Majorities view={view} seat={seat} />
      </p>
      <p class="d-values num">
        {you === seat && <em class="d-you">{w('strip.you')}</em>}
        {card === null ? (
          <small>{state}</small>
        ) : (
          <>
            <Values card={card} />
            <span class="vh">{state}</span>
          </>
        )}
        <Clocks time={c.table.time} of={[seat]} seats={c.table.seats} />
      </p>
    </li>
  );
}

/** Everybody in the order of turns: card, points, majorities, allies, and who is at it. */
export function TurnStrip(props: StripProps) {
  const { view } = props;
  const order = [
    ...view.order,
    ...view.players.map(({ seat }) => seat).filter((seat) => !view.order.includes(seat)),
  ];
  return (
    <ol class={`d-strip n${view.players.length}`} aria-label={w('strip.label')}>
      {order.map((seat) => (
        <PlayerItem key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}
