import type { DustView } from '@dustfront/dust';
import { useState } from 'preact/hooks';
import type { MapScene } from '../../../board/world.ts';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { mapOf } from '../model.ts';
import { areaName, holderName } from '../names.ts';
import { w } from '../words.ts';
import './arealist.css';

interface ListProps {
  readonly view: DustView;
  readonly scene: MapScene;
  readonly selected: string | null;
  readonly choices: ReadonlySet<string>;
  readonly onArea: (area: string) => void;
}

type Area = MapScene['areas'][number];

/** The areas that are looked for: those that can be chosen first, then by army and name. */
function found(areas: readonly Area[], text: string, choices: ReadonlySet<string>): Area[] {
  const wanted = text.trim().toLowerCase();
  return areas
    .filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted))
    .sort(
      (a, b) =>
        Number(choices.has(b.key)) - Number(choices.has(a.key)) ||
        (a.army ?? 9) - (b.army ?? 9) ||
        a.name.localeCompare(b.name),
    );
}

const neighbours = (view: DustView, key: string): string =>
  mapOf(view)
    .links.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []))
    .map((id) => areaName(view, id))
    .join(', ');

const Signs = ({ area }: { area: Area }) => (
  <>
    {area.capital && <SignIcon sign="star" size={11} />}
    {area.power && <SignIcon sign="power" size={11} />}
    {area.centre && <SignIcon sign="centre" size={11} />}
    {area.kind === 'sea' && <SignIcon sign="sea" size={11} />}
  </>
);

function Units({ area }: { area: Area }) {
  return (
    <span class="d-mini num">
      {area.units.map(({ kind, count }) => (
        <span key={kind}>
          <SignIcon sign={kind as Sign} size={11} />
          {count}
        </span>
      ))}
    </span>
  );
}

function Entry({
  view,
  area,
  open,
  choice,
  onArea,
}: {
  view: DustView;
  area: Area;
  open: boolean;
  choice: boolean;
  onArea: (area: string) => void;
}) {
  const holder = view.areas.find(({ id }) => id === area.key)?.holder ?? null;
  return (
    <li>
      <button
        type="button"
        class={choice ? 'choice' : ''}
        aria-pressed={open}
        data-list-area={area.key}
        onClick={() => onArea(area.key)}
      >
        {holder === null ? <span class="d-nomark" /> : <ArmyMark army={area.army} size={18} />}
        <span class="d-list-name">
          {area.name}
          {choice && <span class="vh">, {w('list.choose')}</span>}
          <span class="vh">, {holder === null ? w('area.empty') : holderName(view, holder)}</span>
          <Signs area={area} />
        </span>
        <Units area={area} />
      </button>
      {open && (
        <p class="d-next">
          {area.label}. {w('area.next')}: {neighbours(view, area.key)}
        </p>
      )}
    </li>
  );
}

/** The map as a list: every area with who holds it, what stands there and what it borders on. */
export function AreaList({ view, scene, selected, choices, onArea }: ListProps) {
  const [text, setText] = useState('');
  return (
    <div class="d-list">
      <input
        type="search"
        aria-label={w('list.filter')}
        placeholder={w('list.filter')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <ul>
        {found(scene.areas, text, choices).map((area) => (
          <Entry
            key={area.key}
            view={view}
            area={area}
            open={selected === area.key}
            choice={choices.has(area.key)}
            onArea={onArea}
          />
        ))}
      </ul>
    </div>
  );
}
