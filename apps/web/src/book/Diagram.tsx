import { loadAdvisor } from '@dustfront/advice';
import { useEffect, useState } from 'preact/hooks';
import { GridBoard } from '../board/GridBoard.tsx';
import { height, width } from '../board/geometry.ts';
import type { GridScene, Marks } from '../board/scene.ts';
import type { GameFace } from '../games/face.ts';
import { loadGame } from '../games/load.ts';
import { LocalHost } from '../session/local-host.ts';
import type { BoardFigure } from './figure.ts';

interface Drawn {
  readonly scene: GridScene;
  readonly marks: Marks;
}

/** Asks the rules what is to be drawn: where the unit can go, what it sees, how far it shoots, where it has cover. */
async function drawn(face: GameFace, { position, unit, show }: BoardFigure): Promise<Drawn | null> {
  const game = face.id;
  const [rules, advisor] = await Promise.all([loadGame(game), loadAdvisor(game)]);
  const host = LocalHost.begin(
    rules,
    { kind: 'position', game, position, seats: ['', ''], seed: '' },
    0,
    advisor,
  );
  const { state } = host.begun();
  const scene = face.scene(state.view);
  const [question] = state.questions;
  if (scene.kind !== 'grid' || question === undefined) return null;
  const from = scene.pieces.find(({ key }) => key === unit)?.square ?? '';
  const { one, two } = face.journeys(question, unit, state.view);
  const squares = (way: typeof one): Set<string> =>
    new Set(way === null || !show.includes('reach') ? [] : host.explore(0, way).map(({ square }) => square));
  const near = squares(one);
  const outlook = host.advise({ ask: 'outlook', unit, from }, state.at) as {
    readonly hidden: readonly string[];
    readonly bands: readonly { label: string; squares: readonly string[]; dotted: boolean }[];
    readonly cover: readonly (readonly [string, 'soft' | 'hard'])[];
  };
  return {
    scene,
    marks: {
      sign: scene.pieces.find(({ key }) => key === unit)?.sign ?? 'neutral',
      selected: unit,
      reach1: near,
      reach2: new Set([...squares(two)].filter((square) => !near.has(square))),
      ...(show.includes('sight') ? { hidden: new Set(outlook.hidden) } : {}),
      ...(show.includes('ranges')
        ? { bands: outlook.bands.map((band) => ({ ...band, squares: new Set(band.squares) })) }
        : {}),
      ...(show.includes('cover') ? { cover: new Map(outlook.cover) } : {}),
    },
  };
}

/** A picture of the geometry, drawn from the rules. */
export function Diagram({ face, figure, caption }: { face: GameFace; figure: BoardFigure; caption: string }) {
  const [found, setFound] = useState<Drawn | null>(null);
  useEffect(() => {
    let gone = false;
    void drawn(face, figure).then((next) => !gone && setFound(next));
    return () => {
      gone = true;
    };
  }, [face, figure]);
  return (
    <figure class="bk-figure">
      {found === null ? (
        <div class="bk-blank" />
      ) : (
        <div
          class="bk-board"
          style={{ '--ratio': (width(found.scene) / height(found.scene)).toFixed(4) }}
          inert
        >
          <GridBoard scene={found.scene} marks={found.marks} label={caption} onSquare={() => undefined} />
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
