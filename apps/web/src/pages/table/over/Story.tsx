import type { Json } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { tell } from '../../../acts/sentence.ts';
import { UnitDrawing } from '../../../drawings/unitart.tsx';
import type { StatusModel } from '../../../games/face.ts';
import { roundsOf } from '../../../games/rounds.ts';
import { num, t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { ticksOf } from '../ticks.ts';
import { useBegun } from './Home.tsx';
import { featsOf, type Gain, gainsOf, goalsDecided, turningPoints } from './history.ts';
import { PointsCurve } from './PointsCurve.tsx';

interface About {
  readonly c: Controller;
  readonly view: Json;
  readonly status: StatusModel;
}

/** In which round something happened. */
function roundOf(c: Controller, at: number): number {
  const state = c.table.state.value;
  const rounds = state === null ? [] : ticksOf(state, c.face).filter(({ round }) => round !== null);
  return rounds.findLast((tick) => tick.at < at)?.round ?? 1;
}

function Turning({
  c,
  status,
  turns,
  onLook,
}: About & { turns: readonly Gain[]; onLook: (at: number) => void }) {
  return (
    <ol class="over-turns">
      {turns.map(({ deed, side, points, at }) => (
        <li key={at}>
          <span>
            {tell(deed)} <small>{roundsOf(c.face)('over.inRound', { round: roundOf(c, at) })}</small>
          </span>
          <b class={`num side-${status.sides[side]?.sign ?? deed.sign}`}>{t('over.gain', { points })}</b>
          <button type="button" class="btn small" onClick={() => onLook(deed.first)}>
            {t('over.show')}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Dice in one line: what they gave each side beyond what was to be expected. */
function Luck({ c, status }: Pick<About, 'c' | 'status'>) {
  const [sums, setSums] = useState<readonly number[] | null>(null);
  useEffect(() => {
    void c.table
      .luck()
      .then((attacks) =>
        setSums(
          [0, 1].map((side) =>
            attacks.reduce(
              (sum, { side: of, actual, expected }) => (of === side ? sum + actual - expected : sum),
              0,
            ),
          ),
        ),
      )
      .catch(() => undefined);
  }, []);
  if (sums === null) return null;
  const signed = (value: number): string => `${value <= -0.05 ? '−' : '+'}${num(Math.abs(value), 1)}`;
  const parts = status.sides.map(({ name }, side) => `${name} ${signed(sums[side] ?? 0)}`);
  return <p class="over-luck">{t('over.luck', { parts: parts.join(', ') })}</p>;
}

function Best({ c, view, status }: About) {
  const begun = useBegun(c);
  const [best] = featsOf(c.news.deeds.value, status);
  const fell = status.sides.some(({ pips }) =>
    pips.some(({ key, state }) => key === best?.piece && state === 'lost'),
  );
  const card = best === undefined ? null : c.face.card(fell ? (begun ?? view) : view, best.piece);
  if (best === undefined || card === null || best.hits === 0) return null;
  return (
    <section class={`over-best side-${card.sign}`}>
      <h3 class="eyebrow">{t('over.best')}</h3>
      <svg viewBox="-6 -8 112 112" aria-hidden="true">
        <UnitDrawing art={card.art} sign={card.sign} flip={card.flip} />
      </svg>
      <b>{best.name}</b>
      <p>{t('over.feat', { count: best.destroyed, points: best.points, hits: best.hits })}</p>
    </section>
  );
}

/** How it came about: what decided it, the points of both sides through the match, the best unit, the dice. */
export function Story({
  onLook,
  drawn,
  scores,
  ...about
}: About & {
  /** Nobody won, or not by points. */
  drawn: boolean;
  scores: readonly number[];
  onLook: (at: number) => void;
}) {
  const { c, status } = about;
  const state = c.table.state.value;
  if (state === null || status.sides.length !== 2) return null;
  const gains = gainsOf(c.news.deeds.value, status);
  const turns = turningPoints(gains);
  const decisive = turns.toSorted((a, b) => b.points - a.points)[0];
  const goals = goalsDecided(
    status.sides.map(({ points }) => Number(points)),
    scores,
  );
  return (
    <>
      {decisive !== undefined && (
        <section class="over-story">
          <h3 class="eyebrow">{t(drawn ? 'over.mattered' : 'over.decided')}</h3>
          <p class="over-decisive">
            {goals === null
              ? `${tell(decisive.deed)} ${roundsOf(c.face)('over.inRound', { round: roundOf(c, decisive.at) })}`
              : t('over.goals', {
                  parts: status.sides.map(({ name }, i) => `${name} +${goals[i] ?? 0}`).join(', '),
                })}
          </p>
          <PointsCurve
            gains={gains}
            turns={turns}
            ticks={ticksOf(state, c.face)}
            last={state.at}
            scores={scores}
            status={status}
            rounds={roundsOf(c.face)}
          />
          <Turning {...about} turns={turns} onLook={onLook} />
        </section>
      )}
      <Luck c={c} status={status} />
      <Best {...about} />
    </>
  );
}
