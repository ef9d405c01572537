import { Advice, HintButton } from '../../../pages/table/Advice.tsx';
import { Time } from '../../../pages/table/frame/Time.tsx';
import { TableLog } from '../../../pages/table/TableLog.tsx';
import { News } from '../../../panels/News.tsx';
import { momentOf } from '../../../review/decisions.ts';
import type { OptionRow } from '../../../session/table.ts';
import { w } from '../words.ts';
import { nameOf } from './battle/BattleOrders.tsx';
import { Hand } from './Hand.tsx';
import { Luck } from './Luck.tsx';
import { asTold } from './moments/untold.ts';
import { Orders } from './Orders.tsx';
import { Phases } from './Phases.tsx';
import { isBattleQuestion } from './questions.ts';
import { WarReview } from './Review.tsx';
import type { War } from './war.ts';

interface PartProps {
  readonly war: War;
  readonly small: boolean;
  readonly onShare: () => void;
}

const TimeOf = ({ war, small, onShare }: PartProps) => (
  <Time
    c={war.c}
    most={small ? 4 : 8}
    watching={war.watching}
    marks={war.decisions.map(momentOf)}
    onShare={onShare}
  />
);

/** The cards in hand. */
export const HandPart = ({ war }: { war: War }) => (
  <Hand desk={war.desk} view={war.handView} ability={war.ability} owner={war.owner} />
);

/** What an answer is called: in a battle as its button is. */
const wordsOf =
  ({ question, view, ability, say }: War) =>
  (row: OptionRow): string =>
    isBattleQuestion(question) && question !== null
      ? nameOf(row, { question, view, ability, say })
      : say(row.message);

/** What a computer player would do, where that is asked. */
export function Counsel({ war, small }: { war: War; small: boolean }) {
  if (war.question === null) return null;
  return (
    <div class="d-advice">
      {small && <HintButton c={war.c} />}
      <Advice c={war.c} words={wordsOf(war)} />
    </div>
  );
}

/** Questions about a card: the hand must be in sight. */
const aboutCards = new Set(['initiative', 'setup-card', 'discard']);

/** What is asked and what can be answered, under what others did meanwhile. */
export function OrdersPart(props: PartProps) {
  const { war, small } = props;
  const { c, say, view, question, mine, names, onStage } = war;
  const phases = <Phases view={asTold(view, war.moments.untold)} mine={mine} names={names} />;
  const hand = small && aboutCards.has(question?.name ?? '') && <HandPart war={war} />;
  const buysToo = question?.name === 'discard';
  return (
    <>
      {!small && phases}
      {!onStage && <News c={c} say={say} brief since={w('news.since')} />}
      {small && <Counsel war={war} small />}
      {!small && onStage && <Advice c={c} words={wordsOf(war)} />}
      {!buysToo && hand}
      <Orders
        desk={war.desk}
        view={war.handView}
        question={question}
        say={say}
        names={names}
        asked={war.asked}
        time={<TimeOf {...props} />}
        ability={war.ability}
        phone={small}
        onStage={onStage}
      />
      {buysToo && hand}
      {small && phases}
    </>
  );
}

/** What happened, and the way through time. */
export function Chronicle({ turnedTo, ...props }: PartProps & { turnedTo: boolean }) {
  const { c, say, watching } = props.war;
  return (
    <>
      <TableLog c={c} say={say} turnedTo={turnedTo} watching={watching} />
      <div class="d-time">
        <TimeOf {...props} />
      </div>
    </>
  );
}

export const LuckPart = ({ war: { c, view, names } }: { war: War }) => (
  <Luck c={c} view={view} names={names} />
);

export const ReviewPart = ({ war }: { war: War }) => <WarReview war={war} />;
