/** @jsxImportSource preact */
import { render } from 'preact';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import type { ArmKind } from '../src/drawings/arms.tsx';
import { Die, type DieFace } from '../src/drawings/dice.tsx';
import { Icon, type IconName, KindGlyph } from '../src/drawings/icons.tsx';
import type { LegKind } from '../src/drawings/legs.tsx';
import type { Figure, Headgear } from '../src/drawings/soldier.tsx';
import { Crate, ObjectiveMark, Rubble, TankTrap, Tree, WallSquare } from '../src/drawings/terrain.tsx';
import { type UnitArt, UnitDrawing } from '../src/drawings/unitart.tsx';
import type { HullKind } from '../src/drawings/walker.tsx';
import type { WeaponKind } from '../src/drawings/weapons.tsx';

// Every drawing on one page, for the eyes of whoever draws. Not part of the program that is built.
const Box = ({
  art,
  sign = 'allies',
  flip = false,
  name,
}: {
  art: UnitArt;
  sign?: 'allies' | 'axis' | 'ssu';
  flip?: boolean;
  name: string;
}) => (
  <figure style={{ textAlign: 'center', font: '11px sans-serif' }}>
    <svg
      aria-hidden="true"
      viewBox="-14 -14 128 128"
      width="128"
      height="128"
      style={{ background: 'var(--paper)' }}
    >
      <UnitDrawing art={art} sign={sign} flip={flip} />
    </svg>
    <br />
    {name}
  </figure>
);
const weapons: WeaponKind[] = [
  'rifle',
  'rifle-launcher',
  'carbine',
  'shotgun',
  'sniper',
  'mg',
  'bazooka',
  'schreck',
  'faust',
  'flamer',
  'laser-rifle',
  'laser-heavy',
  'phaser',
  'launcher',
  'pistol',
  'laser-pistol',
  'blade',
  'charge',
  'mortar',
  'radio',
  'medic',
  'tools',
  'fists',
  'rocket',
  'tesla',
];
const heads: Headgear[] = [
  'pot',
  'flared',
  'mask',
  'cap',
  'peaked',
  'beret',
  'ushanka',
  'hair-long',
  'hair-short',
  'hood',
  'dome',
  'goggles',
  'zombie',
  'ape',
];
const fig = (weapon: WeaponKind, head: Headgear = 'pot', more: Partial<Figure> = {}): Figure => ({
  head,
  weapon,
  ...more,
});
const arms: ArmKind[] = [
  'gun',
  'gun-long',
  'gun-twin',
  'flak',
  'claw',
  'flame',
  'howitzer',
  'rockets',
  'mg',
  'laser',
  'phaser',
  'tesla',
  'saw',
];
const hulls: HullKind[] = ['dome', 'turret', 'wedge', 'block', 'open', 'low', 'cabin'];
const legs: LegKind[] = ['bird', 'piston', 'crab', 'spider', 'tracks', 'wheels'];
const row = { display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '6px' } as const;

render(
  <div>
    <div style={row}>
      {weapons.map((w, i) => (
        <Box
          key={w}
          name={w}
          art={{
            kind: 'squad',
            figures: [fig(w, 'pot', { pose: i % 3 === 0 ? 'stride' : i % 3 === 1 ? 'stand' : 'kneel' })],
          }}
        />
      ))}
    </div>
    <div style={row}>
      {heads.map((h) => (
        <Box
          key={h}
          name={h}
          sign="axis"
          art={{
            kind: 'squad',
            figures: [
              fig(
                'carbine',
                h,
                h === 'ape'
                  ? { build: 'ape', weapon: 'fists' }
                  : h === 'dome'
                    ? { build: 'armour' }
                    : h === 'hair-long'
                      ? { build: 'coat', weapon: 'laser-pistol', pack: 'none' }
                      : h === 'zombie'
                        ? { build: 'rags', pack: 'none' }
                        : {},
              ),
            ],
          }}
        />
      ))}
    </div>
    <div style={row}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <Box
          key={n}
          name={String(n)}
          art={{
            kind: 'squad',
            figures: (
              ['rifle-launcher', 'rifle', 'mg', 'rifle', 'bazooka', 'shotgun', 'flamer', 'rifle'] as const
            )
              .slice(0, n)
              .map((w, i) => fig(w, 'pot', { pose: i === 2 ? 'kneel' : 'stand' })),
          }}
        />
      ))}
      <Box
        name="hot dog"
        art={{
          kind: 'machine',
          damage: 0,
          machine: { legs: 'bird', hull: 'dome', main: 'flame', bottles: true, top: 'mg' },
        }}
      />
      <Box
        name="pounder"
        art={{
          kind: 'machine',
          damage: 0.25,
          machine: { legs: 'bird', hull: 'turret', main: 'gun-long', second: 'mg', top: 'mg' },
        }}
      />
      <Box
        name="luther"
        sign="axis"
        flip
        art={{
          kind: 'machine',
          damage: 0.5,
          machine: { legs: 'piston', hull: 'wedge', main: 'claw', second: 'flak' },
        }}
      />
      <Box
        name="ludwig"
        sign="axis"
        flip
        art={{
          kind: 'machine',
          damage: 0.75,
          machine: { legs: 'piston', hull: 'block', main: 'gun-twin', stacks: true },
        }}
      />
    </div>
    <div style={row}>
      {arms.map((a, i) => (
        <Box
          key={a}
          name={a}
          sign="axis"
          art={{ kind: 'machine', damage: 0, machine: { legs: legs[i % 6]!, hull: hulls[i % 7]!, main: a } }}
        />
      ))}
      {(['fighter', 'bomber', 'helicopter', 'transport'] as const).map((a) => (
        <Box key={a} name={a} sign="ssu" art={{ kind: 'aircraft', aircraft: a }} />
      ))}
    </div>
    <div style={row}>
      {[
        <Crate />,
        <TankTrap />,
        <Tree seed={3} />,
        <Rubble />,
        <ObjectiveMark label="A" />,
        <WallSquare open={{ n: false, e: false, s: false, w: false }} />,
      ].map((t, i) => (
        <svg
          aria-hidden="true"
          key={i}
          viewBox="0 0 80 80"
          width="110"
          height="110"
          style={{ background: 'var(--ground)' }}
        >
          {t}
        </svg>
      ))}
      {(['hit', 'miss', 'faction', 'target', 'shield'] as DieFace[]).map((f) => (
        <Die key={f} face={f} label={f} size={40} />
      ))}
    </div>
    <div style={row}>
      {(
        [
          'undo',
          'book',
          'menu',
          'link',
          'branch',
          'computer',
          'people',
          'cap',
          'army',
          'map',
          'clock',
          'gear',
          'search',
          'print',
          'share',
          'file',
          'trash',
          'eye',
          'layers',
          'target',
          'flag',
          'sword',
          'star',
          'home',
          'sound',
          'lobby',
          'dice',
        ] as IconName[]
      ).map((n) => (
        <Icon key={n} name={n} size={24} />
      ))}
      {(['squad', 'walker', 'hero', 'aircraft', 'vehicle'] as const).map((g) => (
        <svg aria-hidden="true" key={g} viewBox="0 0 18 16" width="28">
          <KindGlyph glyph={g} />
        </svg>
      ))}
    </div>
  </div>,
  document.getElementById('app')!,
);
