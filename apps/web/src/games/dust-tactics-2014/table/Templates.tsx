import type { Template } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../../i18n/index.ts';
import './aims.css';

/** A disc, or everything within reach of a jet. */
function Shape({ template: { shape, from, at, radius } }: { template: Template }) {
  if (shape === 'blast' || from === null)
    return <circle cx={at[0]} cy={at[1]} r={radius} class="mt-template" />;
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [nx, ny] = [(-dy / length) * radius, (dx / length) * radius];
  const arc = (x: number, y: number): string => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    <path
      d={
        `M${from[0] - nx} ${from[1] - ny}L${at[0] - nx} ${at[1] - ny}${arc(at[0] + nx, at[1] + ny)}` +
        `L${from[0] + nx} ${from[1] + ny}${arc(from[0] - nx, from[1] - ny)}Z`
      }
      class="mt-template"
    />
  );
}

function Count({ words, own, row, scale }: { words: string; own: boolean; row: number; scale: number }) {
  const [wide, tall] = [(words.length * 7.4 + 18) / scale, 24 / scale];
  return (
    <g transform={`translate(0 ${row * tall * 1.12})`} class={`mt-count${own ? ' own' : ''}`}>
      <rect width={wide} height={tall} rx={5 / scale} />
      <text x={9 / scale} y={tall * 0.68} font-size={13 / scale}>
        {words}
      </text>
    </g>
  );
}

/** Those whom the template under the pointer strikes, counted; friends in red and by name. */
function Victims({ template, scale }: { template: Template; scale: number }) {
  const { side } = template.by;
  const own = template.struck.filter(({ unit }) => unit.side === side);
  const enemies = template.struck.length - own.length;
  const [x, y] = template.at;
  return (
    <>
      {template.struck.map(({ id, at, unit }) => (
        <circle
          key={id}
          cx={at[0]}
          cy={at[1]}
          r="19"
          class={`mt-victim${unit.side === side ? ' own' : ''}`}
        />
      ))}
      <g transform={`translate(${x + template.radius * 0.8} ${y - template.radius - 34 / scale})`}>
        <Count words={t('tactics.measured.struck', { count: enemies })} own={false} row={0} scale={scale} />
        {own.length > 0 && (
          <Count
            words={`! ${t('tactics.measured.struckOwn', { count: own.length })}`}
            own
            row={1}
            scale={scale}
          />
        )}
      </g>
    </>
  );
}

/** Where a template may be laid, and the one that hangs on the pointer. */
export function Templates({
  all,
  chosen,
  scale,
}: {
  all: readonly Template[];
  chosen: Template | null;
  scale: number;
}) {
  return (
    <g class="mt-templates">
      {all.map(({ at, from }) => (
        <g key={`${at} ${from}`}>
          <circle cx={at[0]} cy={at[1]} r="22" class="mt-template-mark" />
          {from !== null && <path d={`M${from}L${at}`} class="mt-template-mark" />}
        </g>
      ))}
      {chosen !== null && <Shape template={chosen} />}
      {chosen !== null && <Victims template={chosen} scale={scale} />}
    </g>
  );
}
