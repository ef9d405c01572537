import type { JSX } from 'preact';
import { Picture } from '../drawings/Picture.tsx';
import { Crate, Rubble, TankTrap, Tree } from '../drawings/terrain.tsx';
import { Mines, Smoke, Trench, Wire } from '../drawings/works.tsx';
import type { Terrain } from './scene.ts';

/** Each kind small, so that it is seen although somebody stands on it. */
const small: Partial<Record<Terrain, { readonly at: string; readonly drawn: () => JSX.Element }>> = {
  crate: { at: 'translate(-6 44) scale(.5)', drawn: () => <Crate /> },
  trap: { at: 'translate(-2 46) scale(.42)', drawn: () => <TankTrap /> },
  tree: { at: 'translate(-5 42) scale(.5)', drawn: () => <Tree /> },
  rubble: { at: 'translate(-5 42) scale(.55)', drawn: () => <Rubble /> },
  smoke: { at: 'translate(0 46) scale(1 .42)', drawn: () => <Smoke /> },
  trench: { at: 'translate(0 58) scale(1 .5)', drawn: () => <Trench /> },
  wire: { at: 'translate(0 34) scale(1 .58)', drawn: () => <Wire /> },
  mines: { at: 'translate(0 38) scale(.52)', drawn: () => <Mines /> },
};

/** What lies on a square where somebody stands, in front of him. */
export function InFront({ terrain }: { terrain: readonly Terrain[] }) {
  return (
    <>
      {terrain.map((kind) => {
        const it = small[kind];
        return it === undefined ? null : (
          <g key={kind} class="behind" transform={it.at}>
            <Picture look={kind} draw={it.drawn} sign="neutral" frame={{ x: -20, y: -20, size: 120 }} />
          </g>
        );
      })}
    </>
  );
}
