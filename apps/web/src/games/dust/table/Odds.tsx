import type { BattleChances } from '@dustfront/advice/dust';
import { num, percentSign, percents } from '../../../i18n/index.ts';
import { wordOf } from '../../../i18n/words.ts';
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

/** The paints of attacker and defender. */
export type Paints = readonly [attacker: string, defender: string];

const paintOf = (part: (typeof parts)[number][0], [attacker, defender]: Paints): string =>
  part === 'takes' ? `takes ${attacker}` : part === 'holds' ? `holds ${defender}` : part;

/** The ends of a battle as one bar. */
export function Bar({ chances, paints }: { chances: BattleChances; paints: Paints }) {
  return (
    <span class="d-bar" aria-hidden="true">
      {shownOf(chances).map(([part]) => (
        <span key={part} class={paintOf(part, paints)} style={{ flexGrow: chances[part] }} />
      ))}
    </span>
  );
}

/** The ends of a battle as one bar and in numbers. */
export function Chances({ chances, paints }: { chances: BattleChances; paints: Paints }) {
  const shown = shownOf(chances);
  // The chance to take it stands large above, rounded by itself.
  const numbers = percents(
    shown.map(([part]) => chances[part]),
    shown.findIndex(([part]) => part === 'takes'),
  );
  return (
    <div class="d-chances">
      <Bar chances={chances} paints={paints} />
      <ul class="num">
        {shown.map(([part, word], i) => (
          <li key={part}>
            <i class={paintOf(part, paints)} /> {w(word)} <b>{numbers[i] + percentSign()}</b>
          </li>
        ))}
      </ul>
      <p>
        {w('odds.survive', { attackers: num(chances.attackers, 1), defenders: num(chances.defenders, 1) })}
      </p>
    </div>
  );
}

/** Exact odds; "computing" until they are there. */
export function OddsBox({ weighed, paints }: { weighed: Weighed; paints: Paints }) {
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
      <Chances chances={advice.now} paints={paints} />
      {advice.counted.map(({ side, ability }) => (
        <p key={side} class="d-counted">
          {w(side === 'attacker' ? 'odds.with' : 'odds.against', {
            ability: wordOf('dust', `ability.${ability}`) ?? ability,
          })}
        </p>
      ))}
    </div>
  );
}
