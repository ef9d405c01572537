import type { Review } from '@dustfront/ai';
import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Deed } from '../../../acts/act.ts';
import type { Controller } from '../../../modes/controller.ts';
import { goTo } from '../../../pages/table/goto.ts';
import { type Decision, decisionsOf } from '../../../review/decisions.ts';
import type { LogLine, OpenQuestion } from '../../../session/table.ts';
import type { TableProps } from '../../face.ts';
import { calledAtTable } from '../names.ts';
import { fromAnnouncement } from './advised.ts';
import { Desk } from './desk.ts';
import { isOnStage } from './Front.tsx';
import { type Moments, useMoments } from './moments/moments.ts';

/** The war as one person at the table sees it now. */
export interface War {
  readonly c: Controller;
  readonly desk: Desk;
  readonly say: Say;
  readonly view: DustView;
  /** The same without the cards in hand, while they are nobody's business. */
  readonly handView: DustView;
  /** The seat whose hand lies face down until he asks for it. */
  readonly owner: number | null;
  /** What everybody is called at this table, and the seats of this screen. */
  readonly names: readonly string[];
  readonly mine: readonly number[];
  readonly asked: readonly number[];
  readonly question: OpenQuestion | null;
  /** What has been told up to the moment that is shown. */
  readonly log: readonly LogLine[];
  readonly moments: Moments;
  /** Whether a battle is in front of the map. */
  readonly onStage: boolean;
  readonly watching: boolean;
  /** Whether everything may be told: the match is over, or only looked at. */
  readonly told: boolean;
  readonly ability: (id: string) => string;
  readonly goTo: (at: number) => void;
  /** What the review found, once there is one. */
  readonly review: Signal<Review | null>;
  readonly decisions: readonly Decision[];
  /** What everybody did, from the answers that announced it. */
  readonly deeds: readonly Deed[];
}

/** Somebody else's hand is never on the table: with several people at it, only that of whoever is asked. */
function handOf(c: Controller, view: DustView, question: OpenQuestion | null, watching: boolean) {
  const shared = c.seats.value.length > 1 && !watching;
  const owner = shared ? (question?.seat ?? null) : null;
  const open = !shared || (owner !== null && c.shown.value?.viewer === owner);
  return { owner, handView: open ? view : { ...view, hand: null, choice: null } };
}

/** Everything that the parts of the table show; null while there is nothing to show. */
export function useWar({ c, say, words, watching = false }: TableProps<Controller>): War | null {
  const desk = useMemo(() => new Desk(c), [c]);
  useEffect(() => () => desk.dispose(), [desk]);
  const moments = useMoments(c, watching);
  const review = useMemo(() => signal<Review | null>(null), [c]);
  const state = c.table.state.value;
  const shown = c.shown.value;
  const view = desk.view.value;
  if (state === null || shown === null || view === null) return null;
  // While orders are being carried out nothing is asked, whatever the steps between ask.
  const question = watching || c.busy.value ? null : c.question.value;
  const deeds = watching ? fromAnnouncement(c.news.deeds.value, state.entries) : c.news.deeds.value;
  return {
    c,
    desk,
    say,
    view,
    ...handOf(c, view, question, watching),
    names: calledAtTable(view, c.table.seats),
    mine: c.seats.value,
    asked: shown.asked,
    question,
    log: c.past.value === null ? state.log : state.log.filter((line) => line.after < shown.at),
    moments,
    onStage: isOnStage(c, view, watching),
    watching,
    told: watching || state.outcome !== null,
    ability: (id) => words[`ability.${id}`] ?? id,
    goTo: (at) => goTo(c, at, watching),
    review,
    decisions: review.value === null ? [] : decisionsOf(review.value.mistakes, deeds),
    deeds,
  };
}
