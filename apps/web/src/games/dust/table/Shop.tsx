import { type DustView, FIGURES, type UnitType } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { marked } from '../../../modes/hinting.ts';
import type { GreyedRow, OpenQuestion, OptionRow } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, countOf, optionOf } from '../model.ts';
import { unitWords } from '../names.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import { IncomeSum } from './IncomeSum.tsx';
import './shop.css';

const wares = ['tank', 'mech', 'fighter', 'bomber', 'submarine', 'centre', 'card'] as const;
type Ware = (typeof wares)[number];

/** One fewer and one more of something, with how many there are between them. */
function Counter({
  desk,
  ware,
  row,
  cost,
  count,
}: Pick<LineProps, 'desk' | 'ware' | 'row' | 'cost' | 'count'>) {
  const name = w(`ware.${ware}`);
  const back = count > 0 && desk.till.purchase(ware) !== null;
  return (
    <>
      <button
        type="button"
        class="d-plus"
        aria-disabled={!back}
        aria-label={w('shop.less', { ware: name })}
        onClick={() => back && void desk.till.unbuy(ware)}
      >
        −
      </button>
      <b class="d-count num">{count}</b>
      <button
        type="button"
        class={marked(desk.c, row, 'd-plus')}
        data-ware={ware}
        aria-disabled={row === undefined}
        aria-label={w('shop.buy', { ware: name, cost: cost ?? '' })}
        onClick={() => row !== undefined && desk.till.buy(ware, false)}
      >
        +
      </button>
    </>
  );
}

const isUnit = (ware: Ware): ware is UnitType => ware in FIGURES;

/** What a unit is good for in battle. */
function worthOf(ware: Ware): string {
  if (!isUnit(ware)) return '';
  const { dice, supremacy } = FIGURES[ware];
  const words = w('battle.dice', { count: dice });
  return supremacy ? w('shop.supremacy', { dice: words, count: supremacy }) : words;
}

interface LineProps {
  readonly desk: Desk;
  readonly ware: Ware;
  readonly row: OptionRow | undefined;
  readonly why: GreyedRow | undefined;
  readonly cost: number | undefined;
  readonly count: number;
  /** What is left to spend. */
  readonly points: number;
  readonly say: Say;
}

/** One thing for sale: price, how many are in the cart, one fewer, one more. */
function Line({ desk, ware, row, why, cost, count, points, say }: LineProps) {
  const name = w(`ware.${ware}`);
  const most = cost === undefined ? 0 : Math.floor(points / cost);
  return (
    <li class={row === undefined ? 'off' : ''}>
      <span class="d-ware-sign">
        <SignIcon sign={ware as Sign} size={17} />
      </span>
      <span class="d-ware">
        {name}
        {why === undefined ? (
          <small>{worthOf(ware)}</small>
        ) : (
          <small>
            {say(why.message)} {why.refusal.rule !== undefined && <RuleLink id={why.refusal.rule} />}
          </small>
        )}
      </span>
      <span class="d-price num">{cost}</span>
      <Counter desk={desk} ware={ware} row={row} cost={cost} count={count} />
      <button
        type="button"
        class="d-all"
        aria-disabled={row === undefined || most < 2}
        aria-label={w('shop.buyAll', { ware: name })}
        title={w('shop.buyAll', { ware: name })}
        onClick={() => row !== undefined && most >= 2 && desk.till.buy(ware, true)}
      >
        {w('shop.all')}
      </button>
    </li>
  );
}

type Cart = NonNullable<DustView['production']>['cart'];

/** What is in the cart, in words. */
const cartWords = ({ units, centres, cards }: Cart): string =>
  [
    unitWords(units),
    centres > 0 ? w('shop.centres', { count: centres }) : '',
    cards > 0 ? w('shop.cards', { count: cards }) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');

function Bill({
  desk,
  cart,
  points,
  done,
  nothingElse,
}: {
  desk: Desk;
  cart: Cart;
  /** What is not spent is lost. */
  points: number;
  done: OptionRow | undefined;
  /** Whether nothing more can be bought. */
  nothingElse: boolean;
}) {
  const total = countOf(cart.units) + cart.centres;
  const list = cartWords(cart);
  return (
    <footer>
      <p>
        {list === '' ? w('shop.nothing') : w('shop.cart', { list })}
        {points > 0 && !nothingElse && <small> {w('shop.unspent', { count: points })}</small>}
      </p>
      {done !== undefined && (
        <button
          type="button"
          class={marked(desk.c, done, total + cart.cards > 0 || nothingElse ? 'commit' : 'commit hollow')}
          onClick={() => desk.till.close()}
        >
          {total > 0 ? w('shop.done') : w('shop.doneNone')}
        </button>
      )}
    </footer>
  );
}

/** What is left to spend; the number stands out of its sentence. */
function Purse({ title, points, income }: { title: string; points: number; income: number }) {
  const [before, after] = w('shop.left', { left: '\n', all: income }).split('\n');
  return (
    <header>
      <h2>{title}</h2>
      <p class="num">
        {before}
        <b>{points}</b>
        {after}
      </p>
    </header>
  );
}

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
  const done = question.options.find(({ id }) => id === 'done');
  return (
    <div class={`d-shop army-${armyOf(view, question.seat)}`}>
      <Purse title={w(question.name === 'reinforcements' ? 'shop.reinforcements' : 'shop.title')} {...shop} />
      <IncomeSum view={view} seat={question.seat} />
      <ul>
        {wares
          .filter((ware) => rows.has(ware) || greyed.has(ware))
          .map((ware) => (
            <Line
              key={ware}
              desk={desk}
              ware={ware}
              row={rows.get(ware)}
              why={greyed.get(ware)}
              cost={said.get(ware)}
              count={bought[ware] ?? 0}
              points={shop.points}
              say={say}
            />
          ))}
      </ul>
      {desk.till.shop.value !== null && <p class="d-note">{w('shop.discard')}</p>}
      {question.options.some((row) => optionOf(row).do === 'free-mech') && (
        <p class="d-note">{w('shop.freeMech')}</p>
      )}
      <Bill desk={desk} cart={shop.cart} points={shop.points} done={done} nothingElse={rows.size === 0} />
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
