import type { DustView, UnitType } from '@dustfront/dust';
import { Die } from '../../../../drawings/dice.tsx';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { SignIcon } from '../../drawings/glyphs.tsx';
import { unitName } from '../../names.ts';
import type { Battle, Side, Throw } from '../../story/battles.ts';
import { w } from '../../words.ts';
import { armyOfHolder, called, type People } from './people.ts';
import { reasonsFor } from './sums.ts';

const isHit = (face: number): boolean => face >= 4;

/** Dice grouped by what throws them, landing one after the other. */
export function Dice({
  faces,
  groups,
  wanted,
}: {
  faces: readonly number[];
  groups: readonly number[];
  wanted: 'hit' | 'blank';
}) {
  let start = 0;
  const parts = groups.length > 0 ? groups : [faces.length];
  return (
    <span class="bs-dice">
      {parts.map((count, group) => {
        const from = start;
        start += count;
        return (
          <span key={group}>
            {faces.slice(from, from + count).map((face, i) => (
              <Die
                key={i}
                face={isHit(face) ? 'hit' : 'miss'}
                size={22}
                label={w(isHit(face) ? 'battle.hit' : 'battle.blank')}
                good={isHit(face) === (wanted === 'hit')}
                index={from + i}
              />
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** Units in the order in which they fell, each with its number. */
export function Fallen({
  units,
  from,
  army,
  after,
}: {
  units: readonly UnitType[];
  from: number;
  army: number | null;
  after: number;
}) {
  return (
    <span class={`bs-fallen ${army === null ? 'side-neutral' : `army-${army}`}`}>
      {units.map((unit, i) => (
        <span key={i} style={{ '--i': after, '--n': i }} title={unitName(unit)}>
          <SignIcon sign={unit} size={13} />
          <b class="num">{from + i + 1}</b>
          <span class="vh">{unitName(unit)}</span>
        </span>
      ))}
    </span>
  );
}

function titleOf(view: DustView, people: People, battle: Battle, one: Throw, number: number): string {
  const holder = one.side === 'attacker' ? battle.seat : battle.defender;
  const names = { name: called(view, people, holder), count: one.faces.length, number };
  if (one.why === 'nurse') return w('stage.roll.nurse', names);
  return w(one.why === 'again' ? 'stage.roll.again' : 'stage.roll', names);
}

/** Every throw of the battle: who, how many dice of what, what hit, who fell. */
export function Rolls({ view, battle, people }: { view: DustView; battle: Battle; people: People }) {
  const fallen: Record<Side, number> = { attacker: 0, defender: 0 };
  let number = 0;
  const rows = battle.throws.map((one, key) => {
    if (one.why !== 'again' && one.why !== 'nurse') number++;
    const struck: Side = one.why === 'nurse' ? one.side : one.side === 'attacker' ? 'defender' : 'attacker';
    const from = fallen[struck];
    if (one.why !== 'nurse') fallen[struck] += one.units.length;
    return { one, key, number, struck, from };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol class="bs-rolls" tabIndex={0} aria-label={w('stage.rolls')}>
      {rows.toReversed().map(({ one, key, number: n, struck, from }) => {
        const because = one.why === 'battle' ? reasonsFor(view, battle, one.side, one.by) : [];
        const holder = one.side === 'attacker' ? battle.seat : battle.defender;
        const army = armyOfHolder(view, struck === 'attacker' ? battle.seat : battle.defender);
        return (
          <li key={key}>
            <ArmyMark army={armyOfHolder(view, holder)} size={22} />
            <div>
              <p>
                <b>{titleOf(view, people, battle, one, n)}</b>{' '}
                {because.length > 1 && <span class="num">{because.map(({ dice }) => dice).join(' + ')}</span>}
              </p>
              <Dice
                faces={one.faces}
                groups={because.map(({ dice }) => dice)}
                wanted={one.why === 'nurse' ? 'blank' : 'hit'}
              />
            </div>
            <b class="bs-hits num">
              {one.why === 'nurse'
                ? w('stage.saved', { count: one.units.length })
                : w('battle.hits', { count: one.faces.filter(isHit).length })}
            </b>
            {one.why !== 'nurse' && (
              <Fallen units={one.units} from={from} army={army} after={one.faces.length} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
