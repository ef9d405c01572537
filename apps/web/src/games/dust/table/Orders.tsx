import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import { HintButton } from '../../../pages/table/Advice.tsx';
import type { OpenQuestion } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { armyOf, countOf, mapOf, optionOf, placeOf, setupStepOf, startsRoute } from '../model.ts';
import { areaName, unitWords } from '../names.ts';
import { w } from '../words.ts';
import { BattleOrders } from './battle/BattleOrders.tsx';
import { ChooseCard, Waiting } from './ChooseCard.tsx';
import type { Desk } from './desk.ts';
import { Options } from './Options.tsx';
import { isBattleQuestion } from './questions.ts';
import { Routes } from './Routes.tsx';
import { Shop } from './Shop.tsx';
import './orders.css';

interface OrdersProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly question: OpenQuestion | null;
  readonly say: Say;
  readonly names: readonly string[];
  readonly asked: readonly number[];
  /** The match as a line to walk along. */
  readonly time: ComponentChildren;
  readonly ability: (id: string) => string;
  readonly phone: boolean;
  /** Whether a battle is in front of the map. */
  readonly onStage: boolean;
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
  // Everything that is left may go where the last one went.
  const last = area !== null && here.some((row) => optionOf(row).do === 'place') ? area : null;
  const cart = view.production?.cart;
  const step = setupStepOf(view);
  const boats = cart?.units.submarine ?? 0;
  const rest =
    mapOf(view).areas.find(({ id }) => id === last)?.kind === 'sea'
      ? boats
      : countOf(cart?.units ?? {}) - boats;
  const left = cart === undefined || question.name === 'draft' ? '' : unitWords(cart.units);
  return (
    <div class={`d-onmap army-${armyOf(view, question.seat)}`}>
      <header>
        <h2>{say(question.message)}</h2>
        <p>
          {question.name === 'draft' && step !== null && `${w(`setup.step.${step}`)}: `}
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
        {question.name === 'place' && last !== null && rest > 1 && (
          <button type="button" class="order" data-place-all onClick={() => desk.till.placeAll(last)}>
            {w('place.all', { area: areaName(view, last) })}
          </button>
        )}
      </div>
    </div>
  );
}

/** Nothing is asked: who is at it, or the way through time. */
function Idle({ desk, view, names, asked, time }: OrdersProps) {
  const { c } = desk;
  const past = c.past.value !== null;
  const over = c.table.state.value?.outcome != null && !past;
  const who = c.table.thinking.value ?? asked[0];
  const title = past
    ? w('wait.past')
    : over
      ? w('wait.over')
      : c.busy.value
        ? w('wait.sending')
        : w('wait.title', { name: names[who ?? 0] ?? '' });
  return (
    <div class="d-idle">
      <header>
        <h2>{title}</h2>
        {asked.length > 1 && !past ? (
          <Waiting view={view} names={names} asked={asked} />
        ) : (
          <p>{w(past || over ? 'wait.look' : 'wait.text')}</p>
        )}
      </header>
      {(past || over) && <div class="d-walk">{time}</div>}
    </div>
  );
}

/** What is asked now and everything that can be answered. */
export function Orders(props: OrdersProps) {
  const { desk, view, question, say, phone } = props;
  const refusal = desk.c.refusal.value;
  const isPast = desk.c.past.value !== null || desk.c.table.state.value?.outcome != null;
  const body = () => {
    const fought = props.onStage && (isBattleQuestion(question) || (question === null && !isPast));
    if (fought) return <BattleOrders {...props} />;
    if (question === null) return <Idle {...props} />;
    if (question.name === 'initiative' || question.name === 'setup-card')
      return <ChooseCard {...props} question={question} />;
    const shop = desk.till.offers(question);
    if (shop.name === 'purchase' || shop.name === 'reinforcements')
      return <Shop desk={desk} view={view} question={{ ...shop, number: question.number }} say={say} />;
    if (startsRoute(question)) return <Routes desk={desk} view={view} question={question} say={say} />;
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
      {!phone && question !== null && <HintButton c={desk.c} />}
      {body()}
    </section>
  );
}
