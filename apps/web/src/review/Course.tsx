import type { Review, Standing } from '@dustfront/ai';
import { headline, tell } from '../acts/sentence.ts';
import type { SideModel } from '../games/face.ts';
import { percent, t } from '../i18n/index.ts';
import { betweenDeeds, type TurningPoint, toTheEnd, turningPoints } from './course.ts';
import type { ReviewProps } from './props.ts';
import './course.css';

const WIDTH = 640;
const HEIGHT = 150;

const coloursOf = ({ sign, army }: SideModel): string =>
  army === undefined ? `side-${sign}` : `army-${army}`;

/** Where a chance lies: certain victory at the top. */
const high = (chance: number): number => 8 + (1 - chance) * (HEIGHT - 16);

interface CurveProps {
  readonly course: readonly Standing[];
  readonly sides: readonly SideModel[];
  readonly turns: readonly TurningPoint[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The chances of all sides over the match; a click leads to that moment. */
function Curve({ course, sides, turns, at, onGo }: CurveProps) {
  const last = Math.max(1, course.at(-1)?.answer ?? 1);
  const along = (answer: number): number => (answer / last) * WIDTH;
  const chanceAt = (seat: number, answer: number): number =>
    course.findLast((point) => point.answer <= answer)?.chances[seat] ?? 0.5;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the timeline leads to every moment with keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; all it does has a key elsewhere
    <svg
      class="course"
      viewBox={`-12 0 ${WIDTH + 24} ${HEIGHT}`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = ((event.clientX - box.left) / box.width) * (WIDTH + 24) - 12;
        onGo(Math.round(Math.min(1, Math.max(0, share / WIDTH)) * last));
      }}
    >
      <title>{t('review.course')}</title>
      <path d={`M0 ${high(0.5)}H${WIDTH}`} class="course-even" />
      {sides.map((side, i) => {
        const seat = side.seats[0] ?? i;
        const steps = course.map(
          ({ answer, chances }) => `${along(answer).toFixed(1)} ${high(chances[seat] ?? 0.5).toFixed(1)}`,
        );
        return (
          <path
            key={seat}
            class={`course-line ${coloursOf(side)}${i === 1 ? ' second' : ''}`}
            d={`M${steps.join('L')}`}
          />
        );
      })}
      <path d={`M${along(Math.min(at, last))} 0V${HEIGHT}`} class="course-now" />
      {turns.map(({ deed, seat }, i) => (
        <g key={deed.first} transform={`translate(${along(deed.first)} ${high(chanceAt(seat, deed.first))})`}>
          <circle r="9" class="course-mark" />
          <text y="4" text-anchor="middle" class="course-number">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Who was how likely to win, moment by moment, and what turned it. */
export function Course({
  review,
  status,
  deeds = [],
  places = null,
  at,
  onGo,
}: Pick<ReviewProps, 'status' | 'deeds' | 'places' | 'at' | 'onGo'> & { review: Review }) {
  const course = betweenDeeds(review, deeds);
  if (course.length < 2) return null;
  const turns = turningPoints(course, deeds);
  const sideOf = (seat: number): SideModel | undefined =>
    status.sides.find(({ seats }) => seats.includes(seat));
  return (
    <section class="review-course" aria-label={t('review.course')}>
      <h3>{t('review.course')}</h3>
      <Curve course={toTheEnd(course, places)} sides={status.sides} turns={turns} at={at} onGo={onGo} />
      {turns.length > 0 && (
        <ol>
          {turns.map(({ deed, seat, from, to }, i) => (
            <li key={deed.first}>
              <button
                type="button"
                class="review-go"
                aria-current={at === deed.last + 1 ? 'step' : undefined}
                onClick={() => onGo(deed.last + 1)}
              >
                <i class="review-number">{i + 1}</i>
                <span>{tell(deed) || headline(deed)}</span>
                <span class={`review-cost num ${coloursOf(sideOf(seat) ?? (status.sides[0] as SideModel))}`}>
                  {t('review.turned', {
                    side: sideOf(seat)?.name ?? '',
                    from: percent(from),
                    to: percent(to),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
