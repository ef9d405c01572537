import { bookOf } from '../book/chapters.ts';
import { Illustration } from '../book/Illustration.tsx';
import { Die } from '../drawings/dice.tsx';
import { UnitDrawing } from '../drawings/unitart.tsx';
import type { Controller } from '../modes/controller.ts';
import { href } from '../router.ts';
import { type HelpWord, helpWord as hw } from './words.ts';
import '../book/book.css';
import './help.css';

/** The units of whoever looks, as their cards say now. */
function Units({ c }: { c: Controller }) {
  const view = c.shown.value?.view ?? null;
  const side = c.mySide();
  if (view === null || side === null) return null;
  const cards = (c.face.status(view).sides[side]?.pips ?? []).flatMap(
    ({ key }) => c.face.card(view, key) ?? [],
  );
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>{hw('units')}</h3>
      <ul class="hp-units">
        {cards.map((card) => (
          <li key={card.key}>
            <svg viewBox="0 0 100 100" width="48" height="48" aria-hidden="true">
              <UnitDrawing art={card.art} sign={card.sign} flip={card.flip} />
            </svg>
            <span>
              <b>{card.name}</b>
              <small>{card.stats.map(({ label, value }) => `${label} ${value}`).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What wins, as the match itself says it. */
function Wins({ c }: { c: Controller }) {
  const view = c.shown.value?.view ?? null;
  const goals = view === null ? null : (c.face.goals?.(view) ?? null);
  if (goals === null) return null;
  return (
    <section>
      <h3>{hw('wins')}</h3>
      <ul>
        {goals.rows.map(({ text, worth }) => (
          <li key={text}>
            {text}: <b>{worth}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How this game works, in two minutes: with this match's goals and units. */
export function How({ c }: { c: Controller }) {
  const { id, rounds, prices: Prices = Units } = c.face;
  const { steps, dice, picture } = bookOf(id).how;
  return (
    <div class="hp">
      <section>
        <p class="hp-lead">{hw(`${id}/lead`)}</p>
        <h3>{hw(rounds === undefined ? 'round' : 'turn')}</h3>
        <ol>
          {Array.from({ length: steps }, (_, i) => (
            <li key={i}>{hw(`${id}/${i + 1}` as HelpWord)}</li>
          ))}
        </ol>
        <h3>{hw('dice')}</h3>
        <ul class="hp-dice">
          {dice.map((face) => (
            <li key={face}>
              <span aria-hidden="true">
                <Die face={face} label={hw(`face.${face}` as HelpWord)} />
              </span>
              {hw(`face.${face}` as HelpWord)}
            </li>
          ))}
        </ul>
        <p class="moment-tools">
          <a class="btn small primary" href={href('learn', id)}>
            {hw('lessons')}
          </a>
          <a class="btn small" href={href('rules', id)}>
            {hw('book')}
          </a>
        </p>
      </section>
      <div>
        {picture !== undefined && (
          <Illustration face={c.face} figure={picture} caption={hw(`${id}/picture`)} />
        )}
        <Wins c={c} />
        <Prices c={c} />
      </div>
    </div>
  );
}
