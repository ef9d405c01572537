import type { Say } from '@dustfront/kernel';
import { isIdle } from '../../acts/deeds.ts';
import { tell } from '../../acts/sentence.ts';
import { coloursOf, type Owner, OwnerMark } from '../../drawings/emblems.tsx';
import { roundsOf } from '../../games/rounds.ts';
import { t } from '../../i18n/index.ts';
import { aimsInVain } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import type { OpenQuestion } from '../../session/table.ts';
import { Advice } from './Advice.tsx';
import { Attack } from './Attack.tsx';
import { buttonsOf, wordsOf } from './answers.ts';
import { Casualties } from './Casualties.tsx';
import { hitsOf } from './hits.ts';
import { Declared, Greyed, Held, OrderList, Quiet } from './OrderButtons.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import { Reaction } from './Reaction.tsx';
import { ChooseUnit, Roster, Waiting } from './Roster.tsx';
import { SkillOffer } from './Skills.tsx';
import { GoThere, Targets } from './Targets.tsx';
import './orders.css';

/** Nobody is left to fight, but a round is always played to its end. */
function isAlone(c: Controller): boolean {
  const view = c.shown.value?.view ?? null;
  const sides = view === null ? [] : c.face.status(view).sides;
  return sides.some(({ pips }) => pips.length > 0 && pips.every((pip) => pip.state === 'lost'));
}

/** Everything that can be answered, except while something is aimed at. */
function Answers({ c, question, say }: { c: Controller; question: OpenQuestion; say: Say }) {
  const view = c.shown.value?.view ?? null;
  const { plain, commit, quiet } = buttonsOf(c, question);
  const picking = c.mode.value === 'pick';
  const declared = view === null || c.mode.value !== 'fire' ? [] : (c.face.declared?.(view) ?? []);
  const hits = hitsOf(c, question);
  const reacts = view !== null && c.face.reaction(question, view) !== null;
  return (
    <>
      {picking && isAlone(c) && <p class="hint">{roundsOf(c.face)('orders.alone')}</p>}
      <Declared lines={declared} />
      {view !== null && c.face.held !== undefined && <Held things={c.face.held(question, view)} />}
      {picking && <Roster c={c} question={question} />}
      <Targets c={c} />
      <SkillOffer c={c} />
      {reacts && <Reaction c={c} />}
      {hits !== null && <Casualties c={c} rows={plain} hits={hits} say={say} />}
      {!reacts && !picking && hits === null && plain.length > 0 && <OrderList c={c} rows={plain} say={say} />}
      {(!picking || c.selected.value === null) && <Greyed c={c} question={question} say={say} />}
      {picking && quiet.length > 0 && (
        <div class="rarely">
          <Quiet c={c} rows={quiet} say={say} wide={false} />
        </div>
      )}
      <div class="go">
        <GoThere c={c} />
        {picking && <ChooseUnit c={c} question={question} />}
        {commit !== null && (
          <button
            type="button"
            class={marked(c, commit, declared.length > 0 || aimsInVain(c) ? 'commit' : 'commit hollow')}
            onClick={() => void c.submit(commit.id)}
          >
            {c.mode.value === 'fire' && declared.length === 0 ? t('orders.holdFire') : say(commit.message)}
          </button>
        )}
        {!picking && <Quiet c={c} rows={quiet} say={say} wide />}
      </div>
    </>
  );
}

/** What was done last, and by whom; before anybody has done anything, what was last told. */
function lastTold(c: Controller, say: Say): { readonly owner: Owner; readonly words: string } | null {
  const deed = c.news.deeds.value.findLast((one) => !isIdle(one) && tell(one) !== '');
  if (deed !== undefined) return { owner: deed, words: tell(deed) };
  const state = c.table.state.value;
  if (state === null) return null;
  const line = c.face
    .story(state.log)
    .findLast((one) => c.face.roll(one) === null && say(one.message) !== '');
  if (line === undefined) return null;
  const sign = c.face.sideOf(line, state.view) ?? 'neutral';
  return { owner: { sign, army: undefined }, words: c.face.said?.(line, state.view) ?? say(line.message) };
}

/** While others think: what was done last, where it is not new and told above anyway. */
function Meanwhile({ c, say }: { c: Controller; say: Say }) {
  const { fresh, own, away } = c.news;
  const last = lastTold(c, say);
  const isAbove = own.value === last?.owner || (!away && fresh.value.some((deed) => deed === last?.owner));
  if (last === null || isAbove) return null;
  return (
    <p class={`meanwhile ${coloursOf(last.owner)}`}>
      <OwnerMark owner={last.owner} size={18} />
      <span>
        <small>{t('orders.last')}</small>
        {last.words}
      </span>
    </p>
  );
}

/** What is asked, what can be done about it, and why something cannot. */
export function Orders({ c, say }: { c: Controller; say: Say }) {
  const question = c.question.value;
  const aim = c.aim.value;
  const view = c.shown.value?.view ?? null;
  const sides = view === null || question === null ? [] : c.face.status(view).sides;
  const side = sides.find((one) => question !== null && one.seats.includes(question.seat)) ?? null;
  return (
    <section
      class={`orders sheet${side === null ? '' : ` side-${side.sign}`}`}
      aria-label={t('orders.title')}
    >
      <OrdersHead c={c} say={say} side={side} />
      <div class="orders-body">
        {question === null && c.past.value === null && (
          <>
            <Meanwhile c={c} say={say} />
            {c.table.state.value?.outcome === null && <Waiting c={c} />}
          </>
        )}
        <Advice c={c} words={(row) => wordsOf(c, row, say)} />
        {question !== null &&
          (aim === null ? (
            <Answers c={c} question={question} say={say} />
          ) : (
            <Attack c={c} aim={aim} say={say} />
          ))}
      </div>
    </section>
  );
}
