import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { percent, percentSign } from '../../../i18n/index.ts';
import { hinted, marked } from '../../../modes/hinting.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { SignIcon } from '../drawings/glyphs.tsx';
import { areaOf, armyOf, optionOf, type UnitCounts, unitList } from '../model.ts';
import { areaName, holderName, kindWord } from '../names.ts';
import { hintedArea } from '../options.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import { type Route, salvoOf } from './drafts.ts';
import { Loader } from './Loader.tsx';
import './routes.css';

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

/** What a list of ways is about: where they lead, all attacks there are, or where an attack on one area can start. */
type About = 'goals' | 'attacks' | 'starts';

interface WaysProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly routes: readonly Route[];
  readonly about: About;
}

/** The chance of an attack that is one roll. */
function salvoWords(view: DustView, route: Route): string {
  const salvo = salvoOf(view, route);
  return salvo === null ? '' : w('salvo.chance', { chance: percent(salvo.some) + percentSign() });
}

/** A way in words: its name and, smaller, how it goes. */
function wayWords(view: DustView, route: Route, about: About): readonly [string, string] {
  const { from, to, kind, attack } = route;
  const start = from === null ? '' : areaName(view, from);
  const target = view.areas.find(({ id }) => id === to);
  const words = [
    kindWord(kind),
    about === 'attacks' && start !== '' ? w('attack.from', { area: start }) : '',
    attack && about !== 'starts' && target !== undefined ? holderName(view, target.holder) : '',
    salvoWords(view, route),
  ];
  return [about === 'starts' ? start : areaName(view, to), words.filter((word) => word !== '').join(', ')];
}

function Ways({ desk, view, routes, about }: WaysProps) {
  const look = (area: string | null): void => {
    desk.looked.value = area;
  };
  return (
    <div class="d-plain d-ways">
      {routes.map((route) => {
        const takes = desk.prospects.chances.value.get(route.id)?.takes ?? desk.attacks.takes(route.id);
        const [name, words] = wayWords(view, route, about);
        return (
          <button
            type="button"
            class={`order${route.attack ? ' hostile' : ''}`}
            key={route.id}
            {...(about === 'attacks' ? { 'data-attack': route.id } : { 'data-route': route.id })}
            onPointerEnter={() => look(route.to)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(route.to)}
            onClick={() => void desk.choose(route)}
          >
            <span>
              {name}
              <small>{words}</small>
            </span>
            <Few units={areaOf(view, (about === 'starts' ? route.from : null) ?? route.to)?.units ?? {}} />
            {takes !== undefined && (
              <b class="d-takes num" title={w('odds.takes')}>
                {percent(takes) + percentSign()}
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

/** Why no way leads to an area that was clicked. */
function NoWay({ desk, view, say, area }: RoutesProps & { area: string }) {
  const closed = desk.closed.value.find(({ to }) => to === area);
  return (
    <p class="d-note" role="status">
      {closed === undefined
        ? w('route.noWay', { area: areaName(view, area) })
        : `${areaName(view, area)}: ${say(closed.message)}`}{' '}
      {closed?.rule != null && <RuleLink id={closed.rule} />}
    </p>
  );
}

/** Where to, from the area that was chosen: what can be reached, and what cannot and why. */
function Targets(props: RoutesProps) {
  const { desk, view, say } = props;
  const missed = desk.missed.value;
  const routes = desk.routes.value;
  const toward = desk.toward.value;
  const closed = desk.closed.value;
  return (
    <>
      {routes === null && <p class="muted">{w('route.looking')}</p>}
      {routes?.length === 0 && <p class="muted">{w('route.nothing')}</p>}
      {missed !== null && <NoWay {...props} area={missed} />}
      {routes !== null && (
        <Ways
          desk={desk}
          view={view}
          routes={desk.attacks.sorted(toward === null ? routes : routes.filter(({ to }) => to === toward))}
          about={desk.area.value === null && desk.launch.value === null ? 'starts' : 'goals'}
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

/** What is said of an area that was clicked though nothing can start there. */
function notHere(view: DustView, question: OpenQuestion, area: string): string {
  const holder = areaOf(view, area)?.holder ?? null;
  const theirs = holder !== null && holder !== question.seat;
  const asked = question.name === 'combat' ? 'combat' : 'movement';
  return w(theirs ? `route.theirs.${asked}` : 'route.notHere', { area: areaName(view, area) });
}

/** Why an area that was clicked leads nowhere: as a target, or as where something would start. */
function NotHere({ desk, view, question, say, area }: RoutesProps & { area: string }) {
  const closed = desk.attacks.closed.value.find(({ to }) => to === area);
  const origin = question.greyed.find(({ id }) => id.split(' ').at(-1) === area);
  const rule = closed?.rule ?? origin?.refusal.rule ?? null;
  return (
    <p class="d-note" role="status">
      {closed === undefined
        ? `${notHere(view, question, area)} ${origin === undefined ? '' : say(origin.message)}`
        : `${areaName(view, area)}: ${say(closed.message)}`}{' '}
      {rule !== null && <RuleLink id={rule} />}
    </p>
  );
}

/** From where: launches, and every area with something that may go. */
function Origins(props: RoutesProps & { origins: readonly string[] }) {
  const { desk, view, origins } = props;
  const area = desk.area.value;
  const meant = hintedArea(hinted(desk.c));
  const attacks = desk.attacks.best();
  return (
    <>
      {area !== null && <NotHere {...props} area={area} />}
      <Launches {...props} />
      {attacks.length > 0 && (
        <>
          <h3>{w('attack.list')}</h3>
          <Ways desk={desk} view={view} routes={attacks} about="attacks" />
          <h3>{w('attack.origins')}</h3>
        </>
      )}
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
  const toward = desk.toward.value;
  const chosen = (area !== null && origins.includes(area)) || desk.launch.value !== null || toward !== null;
  return (
    <div class={`d-routes ${army}`}>
      <header>
        <h2>
          {chosen && area !== null
            ? w('route.from', { area: areaName(view, area) })
            : toward !== null
              ? w('attack.onto', { area: areaName(view, toward) })
              : say(question.message)}
        </h2>
        <p>
          {toward !== null
            ? w('attack.origins')
            : chosen
              ? w('route.where')
              : w(question.name === 'combat' ? 'route.pickAttack' : 'route.pick')}
        </p>
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
