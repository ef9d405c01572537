import type { DustView, UnitType } from '@dustfront/dust';
import { HIT_CHANCE } from '@dustfront/dust/query';
import { Fragment } from 'preact';
import { Die } from '../../../../drawings/dice.tsx';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { num } from '../../../../i18n/index.ts';
import { SignIcon } from '../../drawings/glyphs.tsx';
import { unitName } from '../../names.ts';
import { type Battle, otherSide, type Side, type Throw } from '../../story/battles.ts';
import { tellUses } from '../../story/tell.ts';
import { type Word, w } from '../../words.ts';
import { armyOfHolder, audienceOf, called, type People } from './people.ts';
import { diceOf, reasonsFor } from './sums.ts';

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

interface RollsProps {
  readonly view: DustView;
  readonly battle: Battle;
  readonly people: People;
  /** Whose roll comes next. */
  readonly next: Side | null;
}

/** The roll to come: dice that have not been thrown yet. */
function NextRoll({ view, battle, people, next, number }: RollsProps & { next: Side; number: number }) {
  const because = reasonsFor(view, battle, next, view.battle?.[`${next}s`] ?? battle.now[next]);
  const count = diceOf(because);
  if (count === 0) return null;
  const holder = next === 'attacker' ? battle.seat : battle.defender;
  return (
    <li class="bs-next">
      <ArmyMark army={armyOfHolder(view, holder)} size={22} />
      <div>
        <p>
          <b>{w('stage.roll', { number, name: called(view, people, holder), count })}</b>{' '}
          {because.length > 1 && <span class="num">{because.map(({ dice }) => dice).join(' + ')}</span>}
        </p>
        <span class="bs-dice">
          {because.map(({ from, dice }) => (
            <span key={from}>
              {Array.from({ length: dice }, (_, i) => (
                <i key={i} />
              ))}
            </span>
          ))}
        </span>
      </div>
      <b class="bs-hits num">{w('stage.expected', { about: num(count * HIT_CHANCE, 1) })}</b>
    </li>
  );
}

interface Row {
  readonly one: Throw;
  readonly key: number;
  readonly number: number;
  readonly struck: Side;
  /** How many of that side had fallen before. */
  readonly from: number;
}

/** One throw: who, how many dice of what, what hit, who fell. */
function RollRow({ view, battle, people, row }: Omit<RollsProps, 'next'> & { row: Row }) {
  const { one, number, struck, from } = row;
  const because = one.why === 'battle' ? reasonsFor(view, battle, one.side, one.by) : [];
  const holder = one.side === 'attacker' ? battle.seat : battle.defender;
  const army = armyOfHolder(view, struck === 'attacker' ? battle.seat : battle.defender);
  const nursed = one.why === 'nurse';
  return (
    <li>
      <ArmyMark army={armyOfHolder(view, holder)} size={22} />
      <div>
        <p>
          <b>{titleOf(view, people, battle, one, number)}</b>{' '}
          {because.length > 1 && <span class="num">{because.map(({ dice }) => dice).join(' + ')}</span>}
        </p>
        <Dice faces={one.faces} groups={because.map(({ dice }) => dice)} wanted={nursed ? 'blank' : 'hit'} />
      </div>
      <b class="bs-hits num">
        {nursed
          ? w('stage.saved', { count: one.units.length })
          : w('battle.hits', { count: one.faces.filter(isHit).length })}
      </b>
      {!nursed && <Fallen units={one.units} from={from} army={army} after={one.faces.length} />}
    </li>
  );
}

/** An ability that was used between the rolls. */
function UsedRow({
  view,
  battle,
  people,
  used,
}: {
  view: DustView;
  battle: Battle;
  people: People;
  used: Battle['abilities'][number];
}) {
  const holder = used.side === 'attacker' ? battle.seat : battle.defender;
  return (
    <li class="bs-used">
      <ArmyMark army={armyOfHolder(view, holder)} size={22} />
      <p>
        <b>{tellUses(audienceOf(view, people), battle, used)}</b> {w(`ability.${used.ability}` as Word)}
      </p>
    </li>
  );
}

/** Every throw of the battle and every ability used, the latest first. */
export function Rolls(props: RollsProps) {
  const { view, battle, people, next } = props;
  const fallen: Record<Side, number> = { attacker: 0, defender: 0 };
  let number = 0;
  const rows = battle.throws.map((one, key): Row => {
    if (one.why !== 'again' && one.why !== 'nurse') number++;
    const struck: Side = one.why === 'nurse' ? one.side : otherSide(one.side);
    const from = fallen[struck];
    if (one.why !== 'nurse') fallen[struck] += one.units.length;
    return { one, key, number, struck, from };
  });
  const usedAt = (at: number) =>
    battle.abilities
      .filter((used) => used.at === at)
      .map((used) => <UsedRow key={used.ability} {...{ view, battle, people, used }} />);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol class="bs-rolls" tabIndex={0} aria-label={w('stage.rolls')}>
      {next !== null && battle.form !== 'sea' && <NextRoll {...props} next={next} number={number + 1} />}
      {usedAt(rows.length)}
      {rows.toReversed().map((row) => (
        <Fragment key={row.key}>
          <RollRow {...{ view, battle, people, row }} />
          {usedAt(row.key)}
        </Fragment>
      ))}
    </ol>
  );
}
