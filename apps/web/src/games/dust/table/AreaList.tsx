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

/** The map as a list: every area with who holds it, what stands there and what it borders on. */
export function AreaList({ view, scene, selected, choices, onArea }: ListProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = scene.areas.filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted));
  const sorted = [...found].sort(
    (a, b) =>
      Number(choices.has(b.key)) - Number(choices.has(a.key)) ||
      (a.army ?? 9) - (b.army ?? 9) ||
      a.name.localeCompare(b.name),
  );
  const next = (key: string): string =>
    mapOf(view)
      .links.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []))
      .map((id) => areaName(view, id))
      .join(', ');
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
        {sorted.map((area) => {
          const shown = view.areas.find(({ id }) => id === area.key);
          const open = selected === area.key;
          return (
            <li key={area.key}>
              <button
                type="button"
                class={choices.has(area.key) ? 'choice' : ''}
                aria-pressed={open}
                data-list-area={area.key}
                onClick={() => onArea(area.key)}
              >
                {shown?.holder === null || shown === undefined ? (
                  <span class="d-nomark" />
                ) : (
                  <ArmyMark army={area.army} size={18} />
                )}
                <span class="d-list-name">
                  {area.name}
                  {choices.has(area.key) && <span class="vh">, {w('list.choose')}</span>}
                  <span class="vh">
                    ,{' '}
                    {shown?.holder === null || shown === undefined
                      ? w('area.empty')
                      : holderName(view, shown.holder)}
                  </span>
                  {area.capital && <SignIcon sign="capital" size={11} />}
                  {area.power && <SignIcon sign="power" size={11} />}
                  {area.centre && <SignIcon sign="centre" size={11} />}
                  {area.kind === 'sea' && <SignIcon sign="sea" size={11} />}
                </span>
                <span class="d-mini num">
                  {area.units.map(({ kind, count }) => (
                    <span key={kind}>
                      <SignIcon sign={kind as Sign} size={11} />
                      {count}
                    </span>
                  ))}
                </span>
              </button>
              {open && (
                <p class="d-next">
                  {area.label}. {w('area.next')}: {next(area.key)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
