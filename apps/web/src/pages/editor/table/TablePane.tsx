import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onTable } from '../../../board/pointing.ts';
import { MARGIN, type Spot, type TableScene } from '../../../board/tabletop.ts';
import type { Camera } from '../../../camera/camera.ts';
import { useGestures, useSpace } from '../../../camera/gestures.ts';
import type { Handlers } from '../../../camera/hands.ts';
import type { Draft, DraftTable, EditorKit, TableDrawings, TableKit } from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import { featureIn, unitIn } from './chosen.ts';
import { GateHandles, Handles } from './Handles.tsx';
import type { Hand } from './hand.ts';
import { GoalLetters, Grip, Hits, PenLine, UnitHits, Zones } from './Overlay.tsx';
import { bent, straightened, withCorner, withFeature, withGate } from './shapes.ts';

/** So long after the last change the table is set up anew, in milliseconds: a drag draws only what it moves. */
const SETTLED = 90;

/** The table as it would lie there; who stands on it follows a moment later. */
function useScene(kit: TableKit, draft: Draft): TableScene {
  const [troops, setTroops] = useState<TableScene>(() => kit.scene(draft));
  const unmanned = useMemo(
    () => kit.scene({ ...draft, forces: [[], []] }),
    [kit, draft.table?.features, draft.table?.width, draft.table?.height],
  );
  useEffect(() => {
    const timer = setTimeout(() => setTroops(kit.scene(draft)), SETTLED);
    return () => clearTimeout(timer);
  }, [kit, draft.table, draft.forces]);
  return { ...unmanned, troops: troops.troops };
}

interface PaneProps {
  readonly kit: EditorKit;
  readonly drawings: TableDrawings;
  readonly tables: TableKit;
  readonly table: DraftTable;
  readonly draft: Draft;
  readonly camera: Camera;
  readonly hand: Hand;
}

/** What is in the hand: corners to drag, sides to bend, a grip to turn it by. */
function InHand({
  tables,
  table,
  draft,
  hand,
  scale,
}: Omit<PaneProps, 'kit' | 'camera' | 'drawings'> & { scale: number }) {
  const { chosen } = hand;
  const feature = featureIn(draft, chosen);
  const kind = tables.kinds.find(({ id }) => id === feature?.kind);
  const unit = unitIn(draft, chosen);
  if (feature !== null && kind !== undefined)
    return (
      <>
        {feature.heading !== undefined && (
          <Grip at={feature.points[0]!} heading={feature.heading} scale={scale} />
        )}
        <Handles
          kind={kind}
          feature={feature}
          scale={scale}
          onCorner={(corner, [dx, dy]) => {
            const [x, y] = feature.points[corner]!;
            hand.put(
              withFeature(draft, withCorner(table, feature, corner, [x + dx, y + dy])),
              `corner ${corner}`,
            );
          }}
          onBend={(side) => {
            const [a, b] = [feature.points[side]!, feature.points[(side + 1) % feature.points.length]!];
            const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
            hand.put(withFeature(draft, bent(table, feature, side, middle)));
          }}
          onDrop={(corner) => hand.put(withFeature(draft, straightened(kind, feature, corner)))}
        />
      </>
    );
  if (unit?.at === undefined || chosen?.what !== 'unit' || !tables.turns(unit.unit)) return null;
  return <Grip at={unit.at} heading={tables.headingOf(table, chosen.side, unit)} scale={scale} />;
}

/** How near a tap must come to a corner to mean it, in pixels. */
const REACH = 14;

/** What pointers do with the table, in its own millimetres. */
const handling = (hand: Hand, spotAt: (place: Spot) => Spot | null, reach: number): Handlers => ({
  lead: (at, place) => {
    const start = spotAt(place);
    const led = start === null ? null : hand.lead(at, start);
    if (led === null) return null;
    return (to) => {
      const point = spotAt(to);
      if (point !== null) led(point);
    };
  },
  onTap: (at, _byFinger, place) => {
    const point = spotAt(place);
    if (point !== null) hand.tap(at, point, reach);
  },
});

/** The table under the hands: draw, take up, drag, bend, turn; two fingers or the bare ground still move it. */
export function TablePane(props: PaneProps) {
  const { kit, drawings, tables, table, draft, camera, hand } = props;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const scene = useScene(tables, draft);
  const frame = camera.frame.value;
  const spotAt = (place: Spot): Spot | null => onTable(svg.current, place);
  useSpace(box, camera);
  useGestures(box, camera, handling(hand, spotAt, REACH / frame.scale));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the things inside are the buttons; keys are read here
    <div
      class={`editor-board ed-table ${hand.tool.do}`}
      style={{ '--ratio': ((table.width + 2 * MARGIN) / (table.height + 2 * MARGIN)).toFixed(4) }}
      onKeyDown={hand.onKey}
      onPointerMove={(event) => {
        if (hand.pen.corners.length > 0) hand.hover(spotAt([event.clientX, event.clientY]));
      }}
    >
      <div class="mt" ref={box}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={svg}
          class="board mt-svg"
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          tabindex={0}
          aria-label={t('editor.table.label', { width: table.width / 10, height: table.height / 10 })}
        >
          <g class="mt-table" transform={`translate(${MARGIN} ${MARGIN})`}>
            <drawings.Drawing scene={scene} scale={frame.scale} />
            <Zones kit={kit} draft={draft} table={table} />
            <Hits
              kit={tables}
              draft={draft}
              table={table}
              chosen={hand.chosen}
              goal={hand.tool.do === 'goal' ? hand.tool.goal : null}
              onKey={hand.take}
            />
            <UnitHits troops={scene.troops} chosen={hand.chosen} onKey={hand.take} />
            <GoalLetters draft={draft} table={table} scale={frame.scale} />
            {hand.tool.do === 'select' && (
              <GateHandles
                sides={kit.sides(draft).map(({ name }) => name)}
                table={table}
                scale={frame.scale}
                onGate={(side, end, along) =>
                  hand.put(withGate(draft, side, end, along), `gate ${side} ${end}`)
                }
              />
            )}
            <InHand {...{ tables, table, draft, hand }} scale={frame.scale} />
            <PenLine pen={hand.pen} scale={frame.scale} />
          </g>
        </svg>
      </div>
    </div>
  );
}
