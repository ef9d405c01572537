import type { CardData, DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import type { OpenQuestion } from '../../../session/table.ts';
import { SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, cardOf, optionOf } from '../model.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import './choose.css';

const heads = ['combat', 'movement', 'production', 'stars'] as const;

/** The hand as a table: the values side by side, the highest of each marked. A line can be taken up like its card. */
function Comparison({
  desk,
  view,
  ability,
}: {
  desk: Desk;
  view: DustView;
  ability: (id: string) => string;
}) {
  const cards = (view.hand ?? []).flatMap((id) => cardOf(id) ?? []);
  if (cards.length === 0) return null;
  const most = Object.fromEntries(heads.map((head) => [head, Math.max(...cards.map((card) => card[head]))]));
  return (
    <table class="d-compare num">
      <caption class="vh">{w('hand.sort')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{w('card.ability')}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" title={w(`card.${head}`)}>
              <SignIcon
                sign={head === 'production' ? 'centre' : head === 'stars' ? 'star' : head}
                size={15}
              />
              <span>{w(`card.${head}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...cards]
          .sort((a, b) => b.combat - a.combat || b.movement - a.movement || b.stars - a.stars)
          .map((card) => (
            <tr key={card.id} class={desk.card.value === card.id ? 'chosen' : ''}>
              <th scope="row">{ability(card.ability)}</th>
              {heads.map((head) => (
                <td key={head} class={card[head] === most[head] ? 'top' : ''}>
                  {card[head]}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Who has chosen a card and who has not. */
export function Waiting({
  view,
  names,
  asked,
  mine = [],
}: {
  view: DustView;
  names: readonly string[];
  asked: readonly number[];
  /** Seats that need not be told that they are waited for. */
  mine?: readonly number[];
}) {
  const all = view.players.filter(({ out }) => !out).length;
  const others = asked.filter((seat) => !mine.includes(seat));
  return (
    <p class="d-waiting">
      <b class="num">{w('choose.count', { count: all - asked.length, all })}</b>{' '}
      {others.length > 0 && w('choose.wait', { names: others.map((seat) => names[seat] ?? '').join(', ') })}
    </p>
  );
}

/** Whose hand it is, where several sit at one screen. */
const Chooser = ({ army, name }: { army: number | null; name: string | undefined }) => (
  <p class="d-chooser">
    <ArmyMark army={army} size={22} /> {name}
  </p>
);

/** What a card is good for in the turn of whoever plays it. */
const givesWords = ({ combat, movement, production }: CardData): string =>
  w('choose.gives', {
    attacks: w('turn.attacks', { count: combat }),
    moves: w('choose.moves', { count: movement }),
    production,
  });

/** A card is asked for: the hand compared, what the one taken up can do, and how many have chosen. */
export function ChooseCard({
  desk,
  view,
  question,
  say,
  names,
  asked,
  ability,
}: {
  desk: Desk;
  view: DustView;
  question: OpenQuestion;
  say: Say;
  names: readonly string[];
  asked: readonly number[];
  ability: (id: string) => string;
}) {
  const card = desk.card.value;
  const row = question.options.find((one) => {
    const option = optionOf(one);
    return option.do === 'card' && option.card === card;
  });
  const data = card === null ? null : cardOf(card);
  const name = data === null ? (card ?? '') : ability(data.ability);
  const setup = question.name === 'setup-card';
  return (
    <div class={`d-choose army-${armyOf(view, question.seat)}`}>
      {desk.c.seats.value.length > 1 && (
        <Chooser army={armyOf(view, question.seat)} name={names[question.seat]} />
      )}
      <h2>{say(question.message)}</h2>
      <div class="d-choose-body">
        <Comparison desk={desk} view={view} ability={ability} />
        <div class="d-choose-side">
          <Waiting view={view} names={names} asked={asked} mine={[question.seat]} />
          {data === null ? (
            <p>{w('card.order')}</p>
          ) : (
            <p>
              <b>{name}</b>: {w(`ability.${data.ability}`)} {!setup && givesWords(data)}
            </p>
          )}
          <div class="d-go">
            <button
              type="button"
              class="commit"
              data-confirm
              aria-disabled={row === undefined}
              onClick={() => row !== undefined && void desk.c.submit(row.id)}
            >
              {row === undefined
                ? w('choose.pick')
                : w(setup ? 'choose.confirmSetup' : 'choose.confirm', { name })}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
