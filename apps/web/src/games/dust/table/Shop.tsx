import { type DustView, FIGURES } from '@dustfront/dust';
import type { OpenQuestion } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Say } from '../../face.ts';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, countOf, optionOf } from '../model.ts';
import { unitWords } from '../names.ts';
import { w } from '../words/index.ts';
import type { Desk } from './desk.ts';

const wares = ['tank', 'mech', 'fighter', 'bomber', 'submarine', 'centre', 'card'] as const;

/** Everything for sale with its price; what cannot be bought stays in sight with the reason. */
export function Shop({
  desk,
  view,
  question,
  say,
}: {
  desk: Desk;
  view: DustView;
  question: OpenQuestion;
  say: Say;
}) {
  const shop = view.production;
  if (shop === null) return null;
  const rows = new Map(
    question.options.flatMap((row) => {
      const option = optionOf(row);
      return option.do === 'buy' ? [[option.ware as string, row] as const] : [];
    }),
  );
  const greyed = new Map(question.greyed.map((row) => [row.id.replace(/^buy /, ''), row]));
  const { units, centres, cards } = shop.cart;
  const bought: Readonly<Record<string, number>> = { ...units, centre: centres, card: cards };
  const said = costs(question);
  const list = [
    unitWords(units),
    centres > 0 ? `${centres} ${w('ware.centre')}` : '',
    cards > 0 ? `${cards} ${w('ware.card')}` : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
  const done = question.options.find(({ id }) => id === 'done');
  const total = countOf(units) + centres;
  const seat = question.seat;
  return (
    <div class={`d-shop army-${armyOf(view, seat)}`}>
      <header>
        <h2>{question.name === 'reinforcements' ? w('shop.reinforcements') : w('shop.title')}</h2>
        <p class="num">
          <b>{shop.points}</b> {w('shop.left', { left: '', all: shop.income }).trim()}
        </p>
      </header>
      <ul>
        {wares.map((ware) => {
          const row = rows.get(ware);
          const why = greyed.get(ware);
          if (row === undefined && why === undefined) return null;
          const cost = said.get(ware);
          return (
            <li key={ware} class={row === undefined ? 'off' : ''}>
              <span class="d-ware-sign">
                <SignIcon sign={ware as Sign} size={17} />
              </span>
              <span class="d-ware">
                {w(`ware.${ware}`)}
                {why !== undefined && (
                  <small>
                    {say(why.message)} {why.refusal.rule !== undefined && <RuleLink id={why.refusal.rule} />}
                  </small>
                )}
              </span>
              <span class="d-price num">{cost}</span>
              <span class="d-count num">{bought[ware] ?? 0}</span>
              <button
                type="button"
                class="d-plus"
                data-ware={ware}
                aria-disabled={row === undefined}
                aria-label={w('shop.buy', { ware: w(`ware.${ware}`), cost: cost ?? '' })}
                onClick={() => row !== undefined && void desk.c.submit(row.id)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <footer>
        <p>{list === '' ? w('shop.nothing') : w('shop.cart', { list })}</p>
        <button
          type="button"
          class="btn small"
          aria-disabled={!desk.c.canUndo}
          onClick={() => void desk.c.undo()}
        >
          {w('shop.undo')}
        </button>
        {done !== undefined && (
          <button type="button" class="commit" onClick={() => void desk.c.submit(done.id)}>
            {total > 0 ? w('shop.done', { count: total }) : w('shop.doneNone')}
          </button>
        )}
      </footer>
    </div>
  );
}

const prices = new Map<string, number>(Object.entries(FIGURES).map(([unit, { cost }]) => [unit, cost]));
/** Prices as the game's own options say them; those of wares out of reach were said before. */
function costs(question: OpenQuestion): ReadonlyMap<string, number> {
  for (const row of question.options) {
    const option = optionOf(row);
    if (option.do === 'buy' && typeof row.message.params?.cost === 'number')
      prices.set(option.ware, row.message.params.cost);
  }
  return prices;
}
