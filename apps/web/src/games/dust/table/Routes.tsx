import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { percent, percentSign } from '../../../i18n/index.ts';
import { hinted, marked } from '../../../modes/hinting.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, optionOf, type UnitCounts, unitList } from '../model.ts';
import { areaName, holderName, unitName, unitWords } from '../names.ts';
import { hintedArea } from '../options.ts';
import { type Word, w } from '../words.ts';
import type { Desk } from './desk.ts';
import type { Draft, Route } from './drafts.ts';
import { OddsBox } from './Odds.tsx';
import './routes.css';

const kindWord = (kind: string): string => w(`kind.${kind}` as Word);

/** Whether nobody would stay behind where there is something to lose (DE 1059 has a tip on it). */
function leaves(view: DustView, { route, loads }: Draft): boolean {
  const origin = view.areas.find(({ id }) => id === route.from);
  if (origin === undefined || !(origin.capital || origin.centre || origin.source)) return false;
  const there = unitList(origin.units).reduce((sum, { count }) => sum + count, 0);
  return loads.length > 0 && loads.reduce((sum, { count }) => sum + count, 0) === there;
}

/** How many of one kind go: one fewer, one more. */
function LoadRow({ desk, view, load }: { desk: Desk; view: DustView; load: Draft['loads'][number] }) {
  const { unit, place, most, count } = load;
  return (
    <li>
      <SignIcon sign={unit} size={18} />
      <span>
        {unitName(unit, 2)}
        {place !== null && <small> {areaName(view, place)}</small>}
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

function LoadTitle({ view, route }: { view: DustView; route: Route }) {
  const target = view.areas.find(({ id }) => id === route.to);
  return (
    <header>
      <h2>
        {route.from === null
          ? `${kindWord(route.kind)}: ${areaName(view, route.to)}`
          : w('load.title', { from: areaName(view, route.from), to: areaName(view, route.to) })}
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

/** How many of each kind go, and what that would come to. */
function Loader({ desk, view, draft }: { desk: Desk; view: DustView; draft: Draft }) {
  const { route, loads } = draft;
  const total = loads.reduce((sum, { count }) => sum + count, 0);
  const fixed = loads.length === 0;
  return (
    <div class="d-loader">
      <LoadTitle view={view} route={route} />
      <div class="d-loader-body">
        {route.attack && <OddsBox weighed={desk.solver.result.value} />}
        {!fixed && (
          <ul class="d-loads">
            {loads.map((load) => (
              <LoadRow key={`${load.unit} ${load.place}`} desk={desk} view={view} load={load} />
            ))}
          </ul>
        )}
        {leaves(view, draft) && (
          <p class="d-warn" role="status">
            {w('load.empties', { area: areaName(view, route.from ?? '') })}
          </p>
        )}
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

/** Units as small figures with their numbers. */
const Few = ({ units }: { units: UnitCounts }) => (
  <span class="d-mini">
    {unitList(units).map(({ kind, count }) => (
      <span key={kind}>
        <SignIcon sign={kind} size={11} />
        {count}
      </span>
    ))}
  </span>
);

function Ways({ desk, view, routes }: { desk: Desk; view: DustView; routes: readonly Route[] }) {
  const look = (area: string | null): void => {
    desk.looked.value = area;
  };
  return (
    <div class="d-plain d-ways">
      {routes.map((route) => {
        const target = view.areas.find(({ id }) => id === route.to);
        const chances = desk.prospects.chances.value.get(route.id);
        return (
          <button
            type="button"
            class={`order${route.attack ? ' hostile' : ''}`}
            key={route.id}
            data-route={route.id}
            onPointerEnter={() => look(route.to)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(route.to)}
            onClick={() => void desk.choose(route)}
          >
            <span>
              {areaName(view, route.to)}
              <small>
                {kindWord(route.kind)}
                {route.attack && target !== undefined && `, ${holderName(view, target.holder)}`}
              </small>
            </span>
            <Few units={target?.units ?? {}} />
            {chances !== undefined && (
              <b class="d-takes num" title={w('odds.takes')}>
                {percent(chances.takes) + percentSign()}
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface RoutesProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly question: OpenQuestion;
  readonly say: Say;
}

/** Areas from which something may set out. */
const originsOf = ({ options }: OpenQuestion): readonly string[] => [
  ...new Set(
    options.flatMap((row) => {
      const option = optionOf(row);
      return option.do === 'move' || option.do === 'attack' ? [option.from] : [];
    }),
  ),
];

/** Where to, from the area that was chosen: what can be reached, and what cannot and why. */
function Targets({ desk, view, say }: RoutesProps) {
  const routes = desk.routes.value;
  const toward = desk.toward.value;
  const closed = desk.closed.value;
  return (
    <>
      {routes === null && <p class="muted">{w('route.looking')}</p>}
      {routes?.length === 0 && <p class="muted">{w('route.nothing')}</p>}
      {routes !== null && (
        <Ways
          desk={desk}
          view={view}
          routes={toward === null ? routes : routes.filter(({ to }) => to === toward)}
        />
      )}
      {closed.length > 0 && (
        <ul class="d-greyed">
          {closed.map(({ to, message, rule }) => (
            <li key={to}>
              <s>{areaName(view, to)}</s> {say(message)} {rule !== null && <RuleLink id={rule} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What starts from no area of the map. */
function Launches({ desk, question, say }: RoutesProps) {
  const launches = question.options.filter((row) => optionOf(row).do === 'launch');
  if (launches.length === 0) return null;
  return (
    <div class="d-plain">
      {launches.map((row) => (
        <button
          type="button"
          class={marked(desk.c, row, 'order hostile')}
          key={row.id}
          data-option={row.id}
          onClick={() => void desk.setOut(question, null, [row])}
        >
          {say(row.message)}
        </button>
      ))}
    </div>
  );
}

/** From where: launches, and every area with something that may go. */
function Origins(props: RoutesProps & { origins: readonly string[] }) {
  const { desk, view, origins } = props;
  const area = desk.area.value;
  const meant = hintedArea(hinted(desk.c));
  return (
    <>
      {area !== null && (
        <p class="d-note" role="status">
          {w('route.notHere', { area: areaName(view, area) })}
        </p>
      )}
      <Launches {...props} />
      <ul class="d-plain" aria-label={w('route.list')}>
        {origins.map((id) => (
          <li key={id}>
            <button
              type="button"
              class={id === meant ? 'order hinted' : 'order'}
              data-origin={id}
              onClick={() => desk.click(id)}
            >
              <span>{areaName(view, id)}</span>
              <Few units={view.areas.find((one) => one.id === id)?.units ?? {}} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Movement and attack: first from where, then where to, then how many. Everything here can be clicked on the map
 * instead.
 */
export function Routes(props: RoutesProps) {
  const { desk, view, question, say } = props;
  const draft = desk.draft.value;
  const area = desk.area.value;
  const army = `army-${armyOf(view, question.seat)}`;
  if (draft !== null)
    return (
      <div class={army}>
        <Loader desk={desk} view={view} draft={draft} />
      </div>
    );
  const end = question.options.find(({ id }) => id === 'stop' || id === 'end');
  const origins = originsOf(question);
  const chosen = (area !== null && origins.includes(area)) || desk.launch.value !== null;
  return (
    <div class={`d-routes ${army}`}>
      <header>
        <h2>
          {chosen && area !== null ? w('route.from', { area: areaName(view, area) }) : say(question.message)}
        </h2>
        <p>{chosen ? w('route.where') : w(question.name === 'combat' ? 'route.pickAttack' : 'route.pick')}</p>
      </header>
      <div class="d-scroll">{chosen ? <Targets {...props} /> : <Origins {...props} origins={origins} />}</div>
      <div class="d-go">
        {chosen && (
          <button type="button" class="btn" onClick={() => desk.back()}>
            {w('route.back')}
          </button>
        )}
        {end !== undefined && !chosen && (
          <button
            type="button"
            class={marked(desk.c, end, 'commit hollow')}
            data-option={end.id}
            onClick={() => void desk.c.submit(end.id)}
          >
            {say(end.message)}
          </button>
        )}
      </div>
    </div>
  );
}
