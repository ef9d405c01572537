import { num, percent } from '../../../i18n/index.ts';
import { unitWords } from '../names.ts';
import type { BattleChances } from '../odds/battle.ts';
import type { Weighed } from '../odds/solver.ts';
import { w } from '../words/index.ts';
import './odds.css';

const parts = [
  ['takes', 'odds.takes'],
  ['leaves', 'odds.leaves'],
  ['truce', 'odds.truce'],
  ['both', 'odds.both'],
  ['holds', 'odds.holds'],
] as const;

/** The ends of a battle as one bar and in numbers. */
export function ChanceBar({ chances, title }: { chances: BattleChances; title?: string }) {
  const shown = parts.filter(([part]) => chances[part] > 0);
  return (
    <div class="d-chances">
      {title !== undefined && <h4>{title}</h4>}
      <div class="d-bar" aria-hidden="true">
        {shown.map(([part]) => (
          <span key={part} class={part} style={{ flexGrow: chances[part] }} />
        ))}
      </div>
      <ul class="num">
        {shown.map(([part, word]) => (
          <li key={part}>
            <i class={part} /> {w(word)} <b>{percent(chances[part])}%</b>
          </li>
        ))}
      </ul>
      <p>
        {w('odds.survive', { attackers: num(chances.attackers, 1), defenders: num(chances.defenders, 1) })}
      </p>
    </div>
  );
}

function bestWords(weighed: Extract<Weighed, { state: 'done' }>): string | null {
  const { advice } = weighed;
  if (advice === null || advice === 'too large' || advice.best === null) return null;
  const { best } = advice;
  switch (best.do) {
    case 'withdraw':
      return w('odds.withdraw', { list: unitWords(best.units) });
    case 'remove':
      return w('odds.remove', { list: unitWords(best.units) });
    default:
      return w(`odds.${best.do}`);
  }
}

/** Exact odds; "computing" until they are there. */
export function OddsBox({ weighed }: { weighed: Weighed }) {
  if (weighed.state === 'idle') return null;
  if (weighed.state === 'working')
    return (
      <div class="d-odds working" role="status">
        {w('odds.working')}
      </div>
    );
  const { advice } = weighed;
  if (advice === null) return null;
  if (advice === 'too large') return <div class="d-odds">{w('odds.tooLarge')}</div>;
  const best = bestWords(weighed);
  return (
    <div class="d-odds">
      <h3>{w('odds.title')}</h3>
      {advice.use !== null && advice.pass !== null ? (
        <div class="d-two">
          <ChanceBar chances={advice.use} title={w('odds.ifUse')} />
          <ChanceBar chances={advice.pass} title={w('odds.ifPass')} />
        </div>
      ) : (
        <ChanceBar chances={advice.now} />
      )}
      {best !== null && <p class="d-best">{w('odds.best', { what: best })}</p>}
      {advice.blanks > 0 && <p class="d-note">{w('odds.blanks')}</p>}
    </div>
  );
}
