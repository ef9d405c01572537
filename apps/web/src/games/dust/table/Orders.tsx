import type { DustView } from '@dustfront/dust';
import type { OpenQuestion } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Say } from '../../face.ts';
import { armyOf, cardOf, optionOf, placeOf, startsRoute } from '../model.ts';
import { areaName, unitWords } from '../names.ts';
import { w } from '../words/index.ts';
import { isBattleQuestion } from './Battle.tsx';
import type { Desk } from './desk.ts';
import { Comparison } from './Hand.tsx';
import { Options } from './Options.tsx';
import { Routes } from './Routes.tsx';
import { Shop } from './Shop.tsx';

interface OrdersProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly question: OpenQuestion | null;
  readonly say: Say;
  readonly names: readonly string[];
  readonly asked: readonly number[];
  readonly ability: (id: string) => string;
}

/** Who has chosen a card and who has not. */
function Waiting({ view, names, asked }: Pick<OrdersProps, 'view' | 'names' | 'asked'>) {
  const all = view.players.filter(({ out }) => !out).length;
  return (
    <p class="d-waiting">
      <b class="num">{w('choose.count', { count: all - asked.length, all })}</b>{' '}
      {asked.length > 0 && w('choose.wait', { names: asked.map((seat) => names[seat] ?? '').join(', ') })}
    </p>
  );
}

function ChooseCard({
  desk,
  view,
  question,
  say,
  names,
  asked,
  ability,
}: OrdersProps & { question: OpenQuestion }) {
  const card = desk.card.value;
  const row = question.options.find((one) => {
    const option = optionOf(one);
    return option.do === 'card' && option.card === card;
  });
  const name = card === null ? '' : ability(cardOf(card)?.ability ?? card);
  return (
    <div class={`d-choose army-${armyOf(view, question.seat)}`}>
      <header>
        <h2>{say(question.message)}</h2>
        <Waiting view={view} names={names} asked={asked} />
      </header>
      <Comparison view={view} ability={ability} />
      <p class="muted">{w('card.order')}</p>
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
            : w(question.name === 'setup-card' ? 'choose.confirmSetup' : 'choose.confirm', { name })}
        </button>
      </div>
    </div>
  );
}

/** An answer on the map: the same as a list, those of the chosen area first. */
function OnMap({
  desk,
  view,
  question,
  say,
}: Pick<OrdersProps, 'desk' | 'view' | 'say'> & { question: OpenQuestion }) {
  const area = desk.area.value;
  const here = area === null ? [] : question.options.filter((row) => placeOf(optionOf(row)) === area);
  const cart = view.production?.cart;
  const left = cart === undefined || question.name === 'draft' ? '' : unitWords(cart.units);
  return (
    <div class={`d-onmap army-${armyOf(view, question.seat)}`}>
      <header>
        <h2>{say(question.message)}</h2>
        <p>
          {w('place.hint')} {left !== '' && w('place.toPlace', { list: left })}
        </p>
      </header>
      <div class="d-scroll">
        {here.length > 1 && <h3>{areaName(view, area ?? '')}</h3>}
        <Options
          desk={desk}
          view={view}
          question={question}
          say={say}
          rows={here.length > 1 ? here : question.options}
        />
      </div>
    </div>
  );
}

/** What is asked now and everything that can be answered. */
export function Orders(props: OrdersProps) {
  const { desk, view, question, say, names, asked } = props;
  const { c } = desk;
  const refusal = c.refusal.value;
  const thinking = c.table.thinking.value;
  const body = () => {
    if (question === null) {
      const over = c.table.state.value?.outcome != null && c.past.value === null;
      const who = thinking ?? asked[0];
      return (
        <div class="d-idle">
          <header>
            <h2>
              {c.past.value !== null
                ? w('wait.past')
                : over
                  ? w('wait.over')
                  : w('wait.title', { name: names[who ?? 0] ?? '' })}
            </h2>
            {asked.length > 1 ? <Waiting view={view} names={names} asked={asked} /> : <p>{w('wait.text')}</p>}
          </header>
        </div>
      );
    }
    if (question.name === 'initiative' || question.name === 'setup-card')
      return <ChooseCard {...props} question={question} />;
    if (question.name === 'purchase' || question.name === 'reinforcements')
      return <Shop desk={desk} view={view} question={question} say={say} />;
    if (startsRoute(question)) return <Routes desk={desk} view={view} question={question} say={say} />;
    if (isBattleQuestion(question))
      return (
        <div class={`d-idle army-${armyOf(view, question.seat)}`}>
          <header>
            <h2>{say(question.message)}</h2>
          </header>
          {view.battle === null && view.special === null && (
            <Options desk={desk} view={view} question={question} say={say} />
          )}
        </div>
      );
    if (question.options.some((row) => placeOf(optionOf(row)) !== null))
      return <OnMap desk={desk} view={view} question={question} say={say} />;
    return (
      <div class={`d-ask army-${armyOf(view, question.seat)}`}>
        <header>
          <h2>{say(question.message)}</h2>
        </header>
        <div class="d-scroll">
          <Options desk={desk} view={view} question={question} say={say} />
        </div>
      </div>
    );
  };
  return (
    <section class="d-orders" aria-label={w('panel.orders')}>
      {refusal !== null && (
        <p class="why" role="alert">
          {say(refusal.message)} {refusal.rule !== null && <RuleLink id={refusal.rule} />}
        </p>
      )}
      {body()}
    </section>
  );
}
