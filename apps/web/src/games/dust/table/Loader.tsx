import { type DustView, unitsOf } from '@dustfront/dust';
import { diceReasons, supremacyOf } from '@dustfront/dust/query';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { num, percent, percentSign } from '../../../i18n/index.ts';
import { SignIcon } from '../drawings/glyphs.tsx';
import { countOf, type UnitCounts, unitList } from '../model.ts';
import { areaName, holderName, kindWord, unitName, unitWords } from '../names.ts';
import type { Weighed } from '../odds/solver.ts';
import { w } from '../words.ts';
import { adviceOf } from './battle/best.ts';
import { armyOfHolder, paintOf } from './battle/people.ts';
import { diceOf, reasonWords } from './battle/sums.ts';
import type { Desk } from './desk.ts';
import { type Draft, type Route, salvoOf } from './drafts.ts';
import { OddsBox } from './Odds.tsx';
import { OtherTargets, Worth } from './Worth.tsx';
import './routes.css';

/** Whether nobody would stay behind where there is something to lose (DE 1059 has a tip on it). */
function leaves(view: DustView, { route, loads }: Draft): 'worth' | 'plain' | null {
  const origin = view.areas.find(({ id }) => id === route.from);
  if (origin === undefined) return null;
  const there = unitList(origin.units).reduce((sum, { count }) => sum + count, 0);
  if (loads.length === 0 || loads.reduce((sum, { count }) => sum + count, 0) < there) return null;
  return origin.capital || origin.centre || origin.source ? 'worth' : 'plain';
}

/** How many of one kind go: one fewer, one more. */
function LoadRow({ desk, view, load }: { desk: Desk; view: DustView; load: Draft['loads'][number] }) {
  const { unit, place, most, count } = load;
  return (
    <li>
      <SignIcon sign={unit} size={18} />
      <span>
        {unitName(unit, 2)}
        {place !== null && <small class="d-place"> {areaName(view, place)}</small>}
      </span>
      <button
        type="button"
        class="d-plus"
        aria-disabled={count === 0}
        aria-label={w('load.fewer', { unit: unitName(unit) })}
        onClick={() => desk.setLoad(load, count - 1)}
      >
        −
      </button>
      <b class="num">
        {count}
        <small>/{most}</small>
      </b>
      <button
        type="button"
        class="d-plus"
        aria-disabled={count === most}
        aria-label={w('load.more', { unit: unitName(unit) })}
        onClick={() => desk.setLoad(load, count + 1)}
      >
        +
      </button>
    </li>
  );
}

/** An area by its name, with the emblem of whoever holds it. */
function Held({ view, area }: { view: DustView; area: string }) {
  const holder = view.areas.find(({ id }) => id === area)?.holder ?? null;
  return (
    <span>
      {holder !== null && <ArmyMark army={armyOfHolder(view, holder)} size={22} />}
      {areaName(view, area)}
    </span>
  );
}

function LoadTitle({ view, route }: { view: DustView; route: Route }) {
  const target = view.areas.find(({ id }) => id === route.to);
  return (
    <header>
      <h2>
        {route.from === null ? kindWord(route.kind) : <Held view={view} area={route.from} />} →{' '}
        <Held view={view} area={route.to} />
      </h2>
      <p>
        {kindWord(route.kind)}
        {route.attack &&
          target !== undefined &&
          `: ${holderName(view, target.holder)}, ${unitWords(target.units)}`}
      </p>
    </header>
  );
}

/** How likely the area is taken, in one big number, above everything else that could happen. */
function Outcome({
  view,
  seat,
  route,
  weighed,
}: {
  view: DustView;
  seat: number;
  route: Route;
  weighed: Weighed;
}) {
  const advice = adviceOf(weighed);
  const holder = view.areas.find(({ id }) => id === route.to)?.holder ?? null;
  return (
    <div class="d-outcome bo-outlook">
      {advice !== null && (
        <p>
          <b class="num">
            {percent(advice.now.takes)}
            <small>{percentSign()}</small>
          </b>
          <span>{w('stage.outlook.attacker', { area: areaName(view, route.to) })}</span>
        </p>
      )}
      <OddsBox weighed={weighed} paints={[paintOf(view, seat), paintOf(view, holder)]} />
    </div>
  );
}

/** What an attack comes to that is one roll: how likely anybody falls, and how many. */
function OneRoll({ view, route }: { view: DustView; route: Route }) {
  const salvo = salvoOf(view, route);
  if (salvo === null) return null;
  return (
    <div class="d-outcome bo-outlook">
      <p>
        <b class="num">
          {percent(salvo.some)}
          <small>{percentSign()}</small>
        </b>
        <span>{w('salvo.some')}</span>
      </p>
      <p class="d-note num">{w('salvo.sum', { count: salvo.dice, about: num(salvo.losses, 1) })}</p>
    </div>
  );
}

/** The dice of both sides and where they come from, and who has supremacy: as the battle itself will show it. */
function Sums({ view, draft: { route, loads } }: { view: DustView; draft: Draft }) {
  const target = view.areas.find(({ id }) => id === route.to);
  const units: UnitCounts = {};
  for (const { unit, count } of loads) units[unit] = (units[unit] ?? 0) + count;
  if (target === undefined || countOf(units) === 0 || countOf(target.units) === 0) return null;
  const { capital, centre } = target;
  const sides = (
    [
      { key: 'mine', force: units, place: null },
      { key: 'theirs', force: target.units, place: { capital, centre } },
    ] as const
  ).map(({ key, force, place }) => ({
    key,
    force,
    because: diceReasons(unitsOf(force), false, place),
  }));
  const [mine, theirs] = sides.map(({ force }) => supremacyOf(unitsOf(force)));
  return (
    <table class="d-sums num">
      <tbody>
        {sides.map(({ key, because }) => (
          <tr key={key} class={key}>
            <th scope="row">{w(`load.dice.${key}`)}</th>
            <td>
              <b>{diceOf(because)}</b>
            </td>
            <td>{because.map(reasonWords).join(' + ')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{w('stage.supremacy')}</th>
          <td colSpan={2}>
            <b>{mine}</b> {w('stage.against')} <b>{theirs}</b>
            {capital && ` (${w('area.capital')})`}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** How many of each kind go, and what that would come to. */
export function Loader({ desk, view, draft }: { desk: Desk; view: DustView; draft: Draft }) {
  const { route, loads } = draft;
  const total = loads.reduce((sum, { count }) => sum + count, 0);
  const fixed = loads.length === 0;
  const emptied = leaves(view, draft);
  const seat = desk.c.question.value?.seat ?? 0;
  return (
    <div class="d-loader">
      <LoadTitle view={view} route={route} />
      <div class="d-loader-body">
        {route.attack && <Outcome {...{ view, seat, route }} weighed={desk.solver.result.value} />}
        <OneRoll view={view} route={route} />
        {route.attack && <Sums view={view} draft={draft} />}
        {!fixed && (
          <ul class="d-loads">
            {loads.map((load) => (
              <LoadRow key={`${load.unit} ${load.place}`} desk={desk} view={view} load={load} />
            ))}
          </ul>
        )}
        {emptied !== null && (
          <p class={emptied === 'worth' ? 'd-warn' : 'd-note'} role="status">
            {w(emptied === 'worth' ? 'load.empties' : 'load.emptiesPlain', {
              area: areaName(view, route.from ?? ''),
            })}
          </p>
        )}
        {route.attack && <Worth {...{ view, seat, route }} emptied={emptied !== null} />}
        {route.attack && <OtherTargets {...{ desk, view, route }} />}
      </div>
      <div class="d-go">
        <button
          type="button"
          class="commit"
          data-send
          aria-disabled={!fixed && total === 0}
          onClick={() => (fixed || total > 0) && void desk.send()}
        >
          {fixed
            ? kindWord(route.kind)
            : total === 0
              ? w('load.none')
              : w(route.attack ? 'load.attack' : 'load.go', { count: total })}
        </button>
        <button type="button" class="btn" onClick={() => desk.back()}>
          {w('route.back')}
        </button>
      </div>
    </div>
  );
}
