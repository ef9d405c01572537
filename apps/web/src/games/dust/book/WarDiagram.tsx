import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MapFigure } from '../../../book/figure.ts';
import { Areas } from '../map/Areas.tsx';
import { territoriesLayout } from '../map/layout.ts';
import { plateOf } from '../map/territories/shapes.ts';
import { IncomeSum } from '../table/IncomeSum.tsx';
import { ScoreTable } from '../table/moments/ScoreTable.tsx';
import { BattleSum } from './BattleSum.tsx';
import { type Drawn, drawn } from './drawn.ts';
import '../map/map.css';
import './wardiagram.css';

/** How wide a picture is drawn, and how far its edges are from the plates of its areas. */
const WIDTH = 460;
const MARGIN = [64, 44] as const;

/** The piece of the map around some areas. */
function frameOf(areas: readonly string[]): { x: number; y: number; width: number; height: number } {
  const places = areas.flatMap((area) => plateOf(area) ?? []);
  const xs = places.filter((_, i) => i % 2 === 0);
  const ys = places.filter((_, i) => i % 2 === 1);
  const [wide, high] = MARGIN;
  const [x, y] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return { x, y, width: Math.max(...xs) + wide - x, height: Math.max(...ys) + high - y };
}

function MapPart({ figure: { around, show }, found }: { figure: MapFigure; found: Drawn }) {
  const { scene, targets, arrows } = found;
  const { x, y, width, height } = frameOf(around);
  const size = width / WIDTH;
  const layout = useMemo(() => territoriesLayout(scene, size), [scene, size]);
  const chosen = show.of === 'order' ? show.from : null;
  return (
    <div class="bk-map" style={{ '--ratio': (width / height).toFixed(4) }}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <rect {...{ x, y, width, height }} class="wm-sea" />
        <Areas
          look="territories"
          {...{ scene, layout, size, arrows }}
          scale={1 / size}
          stateOf={(key) => (targets.has(key) ? 'choice target' : '')}
          hintOf={() => ''}
          selected={chosen}
          entry={null}
          choices={targets}
          hover={show.of === 'area' ? show.area : null}
          names
        />
      </svg>
    </div>
  );
}

function Part({ figure, found }: { figure: MapFigure; found: Drawn }) {
  const { show, around } = figure;
  const { view } = found;
  return (
    <>
      {around.length > 0 && <MapPart figure={figure} found={found} />}
      {show.of === 'income' && <IncomeSum view={view} seat={0} />}
      {show.of === 'battle' && <BattleSum view={view} {...show} />}
      {show.of === 'scores' && view.history[0] !== undefined && (
        <div class="sc bk-scores">
          <ScoreTable view={view} score={view.history[0]} people={{ mine: [], names: [] }} />
        </div>
      )}
    </>
  );
}

/** A picture of the map or of what is reckoned on it, drawn from the rules. */
export function WarDiagram({ figure, caption }: { figure: MapFigure; caption: string }) {
  const [found, setFound] = useState<Drawn | null>(null);
  useEffect(() => {
    let gone = false;
    void drawn(figure).then((next) => !gone && setFound(next));
    return () => {
      gone = true;
    };
  }, [figure]);
  const wide = figure.around.length === 0 ? ' bk-wide' : '';
  return (
    <figure class={`bk-figure bk-war${wide}`}>
      {found === null ? (
        <div class="bk-blank" />
      ) : (
        <div inert>
          <Part figure={figure} found={found} />
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
