import type { DustView } from '@dustfront/dust';
import { ArmyMark } from '../drawings/ArmyMark.tsx';
import { SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, cardOf, phaseOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words/index.ts';
import { Stars } from './WarCard.tsx';

interface StripProps {
  readonly view: DustView;
  readonly names: readonly string[];
  readonly asked: readonly number[];
  /** Seats that a computer plays: they go by their colour. */
  readonly computers: readonly number[];
  readonly ability: (id: string) => string;
}

/** Everybody in the order of turns: card, points, and who is at it. */
export function TurnStrip({ view, names, asked, computers, ability }: StripProps) {
  const order = [
    ...view.order,
    ...view.players.map(({ seat }) => seat).filter((seat) => !view.order.includes(seat)),
  ];
  const choosing = phaseOf(view) === 'cards' || view.path.at(-1) === 'setup.pick-card';
  return (
    <ol class={`d-strip n${view.players.length}`} aria-label={w('strip.label')}>
      {order.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        const card = player.played === null ? null : cardOf(player.played);
        const now = view.turn === seat || (view.turn === null && !choosing && asked.includes(seat));
        const ally = view.allies.find((pair) => pair.includes(seat))?.find((other) => other !== seat);
        const state = player.out
          ? w('strip.out')
          : now
            ? w('strip.acting')
            : choosing
              ? w(asked.includes(seat) ? 'strip.choosing' : 'strip.chosen')
              : player.acted
                ? w('strip.acted')
                : '';
        const name = computers.includes(seat) ? seatName(view, seat) : (names[seat] ?? '');
        const colour = computers.includes(seat) ? (names[seat] ?? '') : seatName(view, seat);
        return (
          <li
            key={seat}
            class={`d-player army-${armyOf(view, seat)}${now ? ' now' : ''}${player.out ? ' out' : player.acted && !now ? ' acted' : ''}`}
            aria-current={now ? 'step' : undefined}
          >
            <ArmyMark army={armyOf(view, seat)} size={32} />
            <p class="d-who">
              <b>{name}</b> {colour !== name && <span>{colour}</span>}
            </p>
            <p class="d-points num" title={w('points')}>
              {player.points}
              <span class="vh"> {w('points')}</span>
            </p>
            <p class="d-card">
              {card === null ? (
                <span class="muted">{w('strip.hand', { count: player.hand })}</span>
              ) : (
                <>
                  <span class={player.used ? 'used' : ''} title={w(`ability.${card.ability}`)}>
                    {ability(card.ability)}
                  </span>
                  <Stars count={card.stars} />
                </>
              )}
            </p>
            <p class="d-values num">
              {card !== null && (
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
                </>
              )}
              {ally !== undefined && (
                <span class="d-ally" title={w('strip.ally', { name: seatName(view, ally) })}>
                  <ArmyMark army={armyOf(view, ally)} size={14} />
                  <span class="vh">{w('strip.ally', { name: seatName(view, ally) })}</span>
                </span>
              )}
              <small>{state}</small>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
