import type { AttackLuck } from '@dustfront/advice';
import type { SideSign } from '../../drawings/emblems.tsx';
import type { StatusModel } from '../../games/face.ts';
import { num, t } from '../../i18n/index.ts';
import './luck.css';

interface Point {
  readonly at: number;
  readonly value: number;
}

/** The running sum of actual less expected, for one side. */
export function running(account: readonly AttackLuck[], side: number): readonly Point[] {
  let sum = 0;
  const points: Point[] = [{ at: 0, value: 0 }];
  for (const attack of account) {
    if (attack.side !== side) continue;
    sum += attack.actual - attack.expected;
    points.push({ at: attack.at, value: sum });
  }
  return points;
}

const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${num(Math.abs(value), 1)}`;

interface SideLuck {
  readonly side: number;
  readonly points: readonly Point[];
  readonly sign: SideSign;
  readonly name: string;
}

const lineClass = ({ side, sign }: SideLuck): string =>
  `luck-line side-${sign}${side === 1 ? ' second' : ''}`;

/** One side's sums, in words. */
function Sums({ account, luck }: { account: readonly AttackLuck[]; luck: SideLuck }) {
  const mine = account.filter((attack) => attack.side === luck.side);
  const expected = mine.reduce((sum, attack) => sum + attack.expected, 0);
  const actual = mine.reduce((sum, attack) => sum + attack.actual, 0);
  return (
    <li class={`side-${luck.sign}`}>
      <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
        <path d="M0 4H30" class={lineClass(luck)} />
      </svg>
      <b>{luck.name}</b>{' '}
      {t('luck.row', {
        count: mine.length,
        expected: num(expected, 1),
        actual: num(actual, 1),
        luck: signed(luck.points.at(-1)?.value ?? 0),
      })}
    </li>
  );
}

/** Expected against actual after each attack, for both sides, in army points. */
export function LuckCurve({
  account,
  last,
  at,
  status,
}: {
  account: readonly AttackLuck[];
  last: number;
  at: number;
  /** Who plays: the first and the second side as they call themselves. */
  status: StatusModel;
}) {
  const sides = (['allies', 'axis'] as const).map(
    (named, side): SideLuck => ({
      side,
      points: running(account, side),
      sign: status.sides[side]?.sign ?? named,
      name: status.sides[side]?.name ?? t(`sides.${named}`),
    }),
  );
  const most = Math.max(1, ...sides.flatMap(({ points }) => points.map((point) => Math.abs(point.value))));
  const w = 640;
  const h = 150;
  const x = (n: number): number => (last === 0 ? 0 : (n / last) * w);
  const y = (value: number): number => h / 2 - (value / most) * (h / 2 - 14);
  const steps = (points: readonly Point[]): string =>
    points.map((point) => `H${x(point.at).toFixed(1)}V${y(point.value).toFixed(1)}`).join('');
  return (
    <figure class="luck sheet">
      <figcaption>
        <b>{t('luck.title')}</b>
        <span>{t('luck.text')}</span>
      </figcaption>
      <div class="luck-plot">
        <svg viewBox={`-4 0 ${w + 8} ${h}`} role="img" aria-label={t('luck.label')}>
          <path d={`M0 ${h / 2}H${w}`} class="luck-zero" />
          <path d={`M${x(at)} 0V${h}`} class="luck-now" />
          {sides.map((luck) => (
            <path key={luck.side} class={lineClass(luck)} d={`M0 ${h / 2}${steps(luck.points)}H${w}`} />
          ))}
        </svg>
        <small>+{num(most, 1)}</small>
        <small>−{num(most, 1)}</small>
      </div>
      <ul>
        {sides.map((luck) => (
          <Sums key={luck.side} account={account} luck={luck} />
        ))}
      </ul>
    </figure>
  );
}
