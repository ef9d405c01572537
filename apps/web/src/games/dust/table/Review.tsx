import { luckOfSeats, type SeatLuck } from '@dustfront/advice/dust';
import { useEffect, useState } from 'preact/hooks';
import { tryFrom } from '../../../pages/table/Moments.tsx';
import { ReviewPanel } from '../../../review/ReviewPanel.tsx';
import { place } from '../../../router.ts';
import { rollsOfRecord } from '../luck.ts';
import { dustStatus } from '../status.ts';
import type { War } from './war.ts';
import './review.css';

/** What attacks and decisions in battles gave away, beside what the dice did. */
export function WarReview({ war: { c, view, names, say, goTo, review, deeds } }: { war: War }) {
  const [lucks, setLucks] = useState<readonly SeatLuck[] | null>(null);
  const seats = view.players.length;
  useEffect(() => {
    let gone = false;
    c.table
      .record()
      .then(async (text) => luckOfSeats(await rollsOfRecord(text), seats))
      .then(
        (found) => !gone && setLucks(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [c, seats]);
  const dice =
    lucks?.map(({ expected, actual, curve }) => {
      const own = actual - expected;
      return { own, enemy: own - (curve.at(-1)?.value ?? 0) };
    }) ?? null;
  return (
    <div class="d-review">
      <ReviewPanel
        face={c.face}
        status={dustStatus(view)}
        names={names}
        dice={dice}
        counted="worth"
        say={say}
        at={c.shown.value?.at ?? 0}
        record={() => c.table.record()}
        atOnce={place.peek().query.has('review')}
        deeds={deeds}
        places={c.table.state.value?.outcome?.places ?? null}
        onGo={goTo}
        onDone={(found) => {
          review.value = found;
        }}
        onRetry={(at) => void tryFrom(c, at)}
      />
    </div>
  );
}
