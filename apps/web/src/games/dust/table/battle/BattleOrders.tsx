import type { BattleAdvice, BattleChances } from '@dustfront/advice/dust';
import type { DustView, UnitType } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { num, percent, percentSign } from '../../../../i18n/index.ts';
import { marked } from '../../../../modes/hinting.ts';
import type { OpenQuestion, OptionRow } from '../../../../session/table.ts';
import { RuleLink } from '../../../../ui/RuleLink.tsx';
import { type Sign, SignIcon } from '../../drawings/glyphs.tsx';
import { armyOf, cardOf, optionOf } from '../../model.ts';
import { areaName, unitName } from '../../names.ts';
import { w } from '../../words.ts';
import type { Desk } from '../desk.ts';
import { Bar, Chances, type Paints } from '../Odds.tsx';
import { adviceOf, bestOf, chanceOf, sideAsked } from './best.ts';
import { chanceNow, limits } from './fightOn.ts';
import { paintOf } from './people.ts';
import './battleorders.css';

type Side = 'attacker' | 'defender';

interface AskedProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly question: OpenQuestion;
  readonly say: Say;
  readonly ability: (id: string) => string;
}

/** The card of whoever is asked. */
const cardFor = (view: DustView, seat: number) => {
  const played = view.players[seat]?.played ?? null;
  return played === null ? null : cardOf(played);
};

const facesOf = (view: DustView, side: Side): readonly number[] =>
  (side === 'attacker' ? view.battle?.attackerFaces : view.battle?.defenderFaces) ?? [];

/** What an answer does, in a line under it. */
function noteOf(row: OptionRow, { view, question }: AskedProps, side: Side): string {
  const option = optionOf(row);
  const card = cardFor(view, question.seat);
  const faces = facesOf(view, side);
  const hits = faces.filter((face) => face >= 4).length;
  if (option.do === 'stand')
    return w('stage.note.stand', {
      count: side === 'attacker' ? (view.battle?.attackerDice ?? 0) : (view.battle?.defenderDice ?? 0),
    });
  if (option.do === 'rescue') {
    const count = (view.battle?.victims[side].length ?? 0) - option.from;
    return w('stage.note.nurse', { count, about: num((count * 2) / 3, 1) });
  }
  if (question.name === 'reroll') {
    const again = card?.ability === 'sigrid' ? faces.length - hits : faces.length;
    const then = (card?.ability === 'sigrid' ? hits : 0) + again / 3;
    return option.do === 'use'
      ? w('stage.note.again', { count: again, about: num(then, 1) })
      : w('stage.note.keep', { count: hits });
  }
  if (option.do === 'use' && card !== null) return w(`ability.${card.ability}`);
  return '';
}

/** What an answer is called on its button. */
export function nameOf(row: OptionRow, { question, view, ability, say }: Omit<AskedProps, 'desk'>): string {
  const card = cardFor(view, question.seat);
  const name = card === null ? '' : ability(card.ability);
  const option = optionOf(row);
  if (option.do === 'use') return w(question.name === 'reroll' ? 'stage.again' : 'stage.use', { name });
  if (option.do === 'pass') return w(question.name === 'reroll' ? 'stage.keep' : 'stage.notNow');
  if (option.do === 'rescue')
    return option.from === 0 ? w('stage.nurseAll') : w('stage.nurseFrom', { number: option.from + 1 });
  return say(row.message);
}

function signOf(row: OptionRow): Sign | null {
  const option = optionOf(row);
  return option.do === 'withdraw' || option.do === 'destroy' || option.do === 'retreat' ? option.unit : null;
}

const paintsOf = (view: DustView): Paints => [
  paintOf(view, view.battle?.attacker ?? null),
  paintOf(view, view.battle?.defender ?? null),
];

function Answer({
  props,
  row,
  best,
  saves,
  side,
  chances,
}: {
  props: AskedProps;
  row: OptionRow;
  best: boolean;
  /** It is the best although another one has the better chance. */
  saves: boolean;
  side: Side;
  chances: BattleChances | null;
}) {
  const sign = signOf(row);
  const note = noteOf(row, props, side);
  return (
    <button
      type="button"
      class={marked(props.desk.c, row, best ? 'bo-answer commit' : 'bo-answer order')}
      data-option={row.id}
      onClick={() => void props.desk.c.submit(row.id)}
    >
      <span>
        {sign !== null && <SignIcon sign={sign} size={14} />} {nameOf(row, props)}
        {best && <small class="bo-best">{w(saves ? 'stage.bestSaves' : 'stage.best')}</small>}
        {note !== '' && <small>{note}</small>}
      </span>
      {chances !== null && (
        <span class={`bo-chance num d-chances for-${side}`}>
          <b>
            {percent(chanceOf(chances, side))}
            <small>{percentSign()}</small>
          </b>
          <Bar chances={chances} paints={paintsOf(props.view)} />
        </span>
      )}
    </button>
  );
}

/** Whether some other answer has a better chance. */
function isOutdone(answers: BattleAdvice['answers'], id: string, side: Side): boolean {
  const own = answers.find((one) => one.id === id);
  return own !== undefined && answers.some(({ chances }) => exceeds(chances, own.chances, side));
}

const exceeds = (one: BattleChances, other: BattleChances, side: Side): boolean =>
  chanceOf(one, side) > chanceOf(other, side) + 0.005;

/** All answers, the best first and in the main colour; others of the same kind stand together. */
function Answers(props: AskedProps & { side: Side }) {
  const { desk, view, question, side } = props;
  const weighed = desk.solver.result.value;
  const best = bestOf(question, view, weighed);
  const answers = adviceOf(weighed)?.answers ?? [];
  const chances = (id: string): BattleChances | null => answers.find((one) => one.id === id)?.chances ?? null;
  const rank = (row: OptionRow): number => {
    const found = chances(row.id);
    return row.id === best ? 2 : found === null ? -1 : chanceOf(found, side);
  };
  const sorted = [...question.options].sort((a, b) => rank(b) - rank(a));
  const some = (row: OptionRow): boolean => optionOf(row).do === 'rescue' && row.id !== best;
  const shown = sorted.filter((row) => !some(row));
  const rest = sorted.filter(some);
  const answer = (row: OptionRow) => (
    <Answer
      key={row.id}
      props={props}
      row={row}
      best={row.id === best}
      saves={row.id === best && isOutdone(answers, best, side)}
      side={side}
      chances={chances(row.id)}
    />
  );
  return (
    <div class="bo-answers">
      {shown.map(answer)}
      {rest.length > 0 && (
        <details>
          <summary>{w('stage.nurseSome')}</summary>
          {rest.map(answer)}
        </details>
      )}
    </div>
  );
}

/** Lets the battle go on by itself down to a chance that its player names. */
function OnBelow({ desk, view }: { desk: Desk; view: DustView }) {
  const { fightOn } = desk;
  const chance = chanceNow(view, desk.solver.result.value) ?? 1;
  const least = fightOn.least.value;
  const stopped = fightOn.stopped.value;
  return (
    <div class="bo-on">
      <h3>{w('stage.fightOn')}</h3>
      <p>
        {limits.map((limit) => (
          <button
            type="button"
            key={limit}
            class="btn small num"
            data-fight-on={limit}
            aria-pressed={least === limit}
            aria-disabled={chance * 100 < limit}
            onClick={() => fightOn.order(least === limit ? null : limit)}
          >
            {limit}
            {percentSign()}
          </button>
        ))}
      </p>
      {stopped !== null && (
        <p role="status">{w('stage.stopped', { chance: percent(stopped) + percentSign() })}</p>
      )}
    </div>
  );
}

/** How likely the area is whose in the end, in one big number. */
function Outlook({ desk, view, side }: { desk: Desk; view: DustView; side: Side }) {
  const weighed = desk.solver.result.value;
  if (weighed.state === 'working')
    return (
      <p class="bo-outlook working" role="status">
        {w('odds.working')}
      </p>
    );
  if (weighed.state === 'done' && weighed.advice === 'too large')
    return <p class="d-note">{w('odds.tooLarge')}</p>;
  const advice = adviceOf(weighed);
  if (advice === null) return null;
  return (
    <div class="bo-outlook">
      <p>
        <b class="num">
          {percent(chanceOf(advice.now, side))}
          <small>{percentSign()}</small>
        </b>
        <span>{w(`stage.outlook.${side}`, { area: areaName(view, view.battle?.target ?? '') })}</span>
      </p>
      <Chances chances={advice.now} paints={paintsOf(view)} />
    </div>
  );
}

/** What a battle asks, beside its stage: the outlook, every answer with its odds, and fighting on by itself. */
export function BattleOrders(props: Omit<AskedProps, 'question'> & { question: OpenQuestion | null }) {
  const { desk, view, question, say } = props;
  const { battle } = view;
  const side = sideAsked(view, question, desk.c.seats.value);
  return (
    <div class={`bo${question === null ? '' : ` army-${armyOf(view, question.seat)}`}`}>
      {battle !== null && <Outlook desk={desk} view={view} side={side} />}
      {question === null ? (
        <p class="muted">{w('stage.wait')}</p>
      ) : (
        <>
          <h2>{say(question.message)}</h2>
          <Answers {...props} question={question} side={side} />
          {question.greyed.length > 0 && (
            <ul class="d-greyed">
              {question.greyed.map((row) => (
                <li key={row.id}>
                  <s>{unitName(row.id.replace(/^destroy /, '') as UnitType)}</s> {say(row.message)}{' '}
                  {row.refusal.rule !== undefined && <RuleLink id={row.refusal.rule} />}
                </li>
              ))}
            </ul>
          )}
          {question.name === 'retreat' && battle?.acting === 'defender' && (
            <p class="d-note">
              {battle.refuges.length === 0
                ? w('battle.noRefuge')
                : w('battle.refuges', { areas: battle.refuges.map((id) => areaName(view, id)).join(', ') })}
            </p>
          )}
          {battle !== null && <OnBelow desk={desk} view={view} />}
        </>
      )}
    </div>
  );
}
