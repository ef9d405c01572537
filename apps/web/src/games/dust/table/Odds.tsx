import type { BattleAdvice, BattleChances } from '@dustfront/advice/dust';
import { num, percent, percentSign } from '../../../i18n/index.ts';
import { unitWords } from '../names.ts';
import type { Weighed } from '../odds/solver.ts';
import { w } from '../words.ts';
import './odds.css';

const parts = [
  ['takes', 'odds.takes'],
  ['leaves', 'odds.leaves'],
  ['truce', 'odds.truce'],
  ['both', 'odds.both'],
  ['holds', 'odds.holds'],
] as const;

const shownOf = (chances: BattleChances) => parts.filter(([part]) => chances[part] > 0);

function Bar({ chances }: { chances: BattleChances }) {
  return (
    <span class="d-bar" aria-hidden="true">
      {shownOf(chances).map(([part]) => (
        <span key={part} class={part} style={{ flexGrow: chances[part] }} />
      ))}
    </span>
  );
}

/** The ends of a battle as one bar and in numbers. */
function ChanceBar({ chances }: { chances: BattleChances }) {
  return (
    <div class="d-chances">
      <Bar chances={chances} />
      <ul class="num">
        {shownOf(chances).map(([part, word]) => (
          <li key={part}>
            <i class={part} /> {w(word)} <b>{percent(chances[part]) + percentSign()}</b>
          </li>
        ))}
      </ul>
      <p>
        {w('odds.survive', { attackers: num(chances.attackers, 1), defenders: num(chances.defenders, 1) })}
      </p>
    </div>
  );
}

/** What an answer would come to, on its button: the ends as a bar, taken, held, and who would be left. */
export function Prospect({ chances }: { chances: BattleChances }) {
  return (
    <span class="d-prospect d-chances num">
      <Bar chances={chances} />
      <span>
        <span class="vh">{w('odds.col.takes')} </span>
        {percent(chances.takes) + percentSign()}
      </span>
      <span>
        <span class="vh">{w('odds.col.holds')} </span>
        {percent(chances.holds) + percentSign()}
      </span>
      <span>
        <span class="vh">{w('odds.col.left')} </span>
        {num(chances.attackers, 1)} : {num(chances.defenders, 1)}
      </span>
    </span>
  );
}

/** What the columns of the prospects are called; each button says it itself to those who hear it. */
export function ProspectHead() {
  return (
    <p class="d-prospect d-prospect-head" aria-hidden="true">
      <span class="d-bar" />
      <span>{w('odds.col.takes')}</span>
      <span>{w('odds.col.holds')}</span>
      <span>{w('odds.col.left')}</span>
    </p>
  );
}

function bestWords(best: NonNullable<BattleAdvice['best']>): string {
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
  return (
    <div class="d-odds">
      <h3>{w('odds.title')}</h3>
      <ChanceBar chances={advice.now} />
      {advice.best !== null && <p class="d-best">{w('odds.best', { what: bestWords(advice.best) })}</p>}
    </div>
  );
}
