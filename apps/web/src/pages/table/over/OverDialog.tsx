import type { Say } from '@dustfront/kernel';
import { type Outcome, RULES_FAILED, type Seat } from '@dustfront/kernel';
import { useState } from 'preact/hooks';
import { SideMark } from '../../../drawings/emblems.tsx';
import type { SideModel } from '../../../games/face.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { AfterMatch } from '../AfterMatch.tsx';
import { Home } from './Home.tsx';
import { Story } from './Story.tsx';
import './over.css';

/** Victory or defeat, said to whom it concerns where one person has played alone. */
function verdict(c: Controller, winner: { readonly name: string; readonly seats: readonly Seat[] }): string {
  const people = c.seats.value;
  if (people.length !== 1) return t('over.wins', { side: winner.name });
  return t(winner.seats.includes(people[0] as Seat) ? 'over.youWin' : 'over.youLose', { side: winner.name });
}

/** What the figure counts: goals at the end are no points that were won in battle, and come on top of them. */
function labelOf({ points, pointsLabel }: SideModel, score: number): string {
  const goals = score - Number(points);
  if (goals === 0) return pointsLabel;
  return goals > 0
    ? `${points} ${pointsLabel} ${t('over.andGoals', { points: goals })}`
    : t('over.points', { count: score });
}

/** The points of each side. */
function Scores({ sides, scores }: { sides: readonly SideModel[]; scores: readonly number[] }) {
  return (
    <div class="over">
      {sides.map((side, i) => (
        <div key={side.sign} class={`over-side side-${side.sign}`}>
          <SideMark sign={side.sign} size={44} />
          <b>{side.name}</b>
          <span class="over-points num">{scores[i]}</span>
          <small>{labelOf(side, scores[i] ?? 0)}</small>
        </div>
      ))}
    </div>
  );
}

/** Dice of a last fight are clicked away one after the other: no such click begins another match. */
const CLICKED_ON = 1200;

/** How it ended and why, and where to go from here. */
export function OverDialog({
  c,
  outcome,
  say,
  onShare,
}: {
  c: Controller;
  outcome: Outcome;
  say: Say;
  onShare: () => void;
}) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const view = c.shown.value?.view ?? null;
  if (view === null) return null;
  const status = c.face.status(view);
  const { sides } = status;
  const best = sides.filter((side) => side.seats.some((seat) => outcome.places[seat] === 0));
  const [winner, ...shared] = best;
  const scores = sides.map(({ seats }) => outcome.scores[seats[0] ?? 0] ?? 0);
  const most = Math.max(...scores);
  const last = c.table.state.value?.log.at(-1);
  const titleOf = (): string => {
    if (outcome.reason === RULES_FAILED) return t('over.noResult');
    return winner === undefined || shared.length > 0 ? t('over.draw') : verdict(c, winner);
  };
  return (
    <Dialog title={titleOf()} onClose={() => setOpen(false)} called={false} quiet={CLICKED_ON} wide>
      <Scores sides={sides} scores={scores} />
      {/* What ended it by a rule is the last thing that happened; what people agreed on is not in the log. */}
      {outcome.rule !== undefined && (
        <p class="muted">
          {last !== undefined && say(last.message)} <RuleLink id={outcome.rule} />
        </p>
      )}
      <AfterMatch c={c} onLook={() => setOpen(false)} onShare={onShare} />
      <div class="over-more">
        <Story
          c={c}
          view={view}
          status={status}
          scores={scores}
          drawn={winner === undefined || shared.length > 0 || scores[sides.indexOf(winner)] !== most}
          onLook={(at) => {
            setOpen(false);
            void c.goTo(at);
          }}
        />
        <Home c={c} view={view} status={status} />
      </div>
    </Dialog>
  );
}
