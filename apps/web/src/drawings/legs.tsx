import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';

export type LegKind = 'bird' | 'piston' | 'crab' | 'spider' | 'tracks' | 'wheels';

/** Two legs with the knee behind, like a wading bird: fast, able to jump. Hip at (58, 66), ground at 114. */
function Bird() {
  return (
    <>
      <Limb d="M66 66 L58 82 L78 103" w={8} fill={ink.d} edge={3.6} />
      <Plate d="M69 114 L68 107 Q77 99 88 104 L99 114 Z" fill={ink.d} w={2.2} />
      <Limb d="M50 66 L30 84 L46 104" w={10} edge={4} />
      <Seam d="M33 83 L46 99" tone={ink.l} w={2.6} />
      <Limb d="M54 70 L44 92" w={2.6} fill={ink.m} edge={2.6} />
      <Disc x={31} y={83} r={6.4} fill={ink.d} w={2.2} />
      <Disc x={31} y={83} r={2.2} fill={ink.l} w={0} />
      <Plate d="M32 115 L31 107 Q40 99 55 104 L69 115 Z" w={2.2} />
      <Seam d="M40 109.6 H58 M47 115 L45 109.6" tone={ink.d} w={1.8} />
      <Plate
        d="M40 61 H76 Q79 61 79 64 V69 Q79 72 76 72 H40 Q37 72 37 69 V64 Q37 61 40 61 Z"
        fill={ink.d}
        w={2.2}
      />
    </>
  );
}

/** Two heavy legs with the knee in front and a lifting piston. */
function Piston() {
  return (
    <>
      <Limb d="M52 68 L60 85 L50 104" w={9.6} fill={ink.d} edge={3.8} />
      <Plate d="M36 115 L42 103 H62 L69 115 Z" fill={ink.d} w={2.2} />
      <Limb d="M70 68 L84 86 L74 104" w={11.6} edge={4.2} />
      <Limb d="M66 72 L66 102" w={3} fill={ink.l} edge={3} />
      <Plate d="M76 78 L92 76 L94 91 L80 95 Z" w={2.2} />
      <Seam d="M80 81 L88 80" tone={ink.l} w={2.2} />
      <Plate d="M58 116 L64 103 H90 L99 116 Z" w={2.2} />
      <Seam d="M70 116 L73 107 M81 116 L82 107" w={1.8} />
      <Plate d="M42 63 H80 V74 H42 Z" fill={ink.d} w={2.2} />
    </>
  );
}

/** Four legs, for the heavy ones. */
function Crab() {
  return (
    <>
      <Limb d="M46 70 L28 78 L24 108" w={9} fill={ink.d} edge={3.8} />
      <Limb d="M80 70 L98 78 L102 108" w={9} fill={ink.d} edge={3.8} />
      <Plate d="M12 115 L16 106 H32 L37 115 Z M89 115 L94 106 H110 L115 115 Z" fill={ink.d} w={2.2} />
      <Limb d="M52 72 L38 86 L42 106" w={11} edge={4} />
      <Limb d="M72 72 L86 86 L82 106" w={11} edge={4} />
      <Disc x={38} y={86} r={6} fill={ink.d} w={2.2} />
      <Disc x={86} y={86} r={6} fill={ink.d} w={2.2} />
      <Plate d="M28 117 L33 105 H52 L58 117 Z M68 117 L73 105 H92 L98 117 Z" w={2.2} />
      <Plate d="M36 62 H88 L92 76 H32 Z" fill={ink.d} w={2.2} />
    </>
  );
}

/** Six thin legs under a low hull. */
function Spider() {
  return (
    <>
      <Limb
        d="M44 76 L22 66 L10 110 M62 78 L60 92 L58 112 M80 76 L100 66 L112 110"
        w={6}
        fill={ink.d}
        edge={3.4}
      />
      <Limb d="M48 78 L32 76 L24 113 M76 78 L92 76 L98 113" w={7.6} edge={3.6} />
      <Disc x={32} y={76} r={4.6} fill={ink.d} w={2} />
      <Disc x={92} y={76} r={4.6} fill={ink.d} w={2} />
      <Plate d="M16 116 L20 109 H29 L33 116 Z M90 116 L94 109 H103 L107 116 Z" w={2} />
    </>
  );
}

function Tracks() {
  return (
    <>
      <Plate
        d="M12 92 Q12 80 24 80 H98 Q112 80 112 94 Q112 114 96 114 H28 Q12 114 12 98 Z"
        fill={ink.d}
        w={2.4}
      />
      <Plate
        d="M20 94 Q20 87 28 87 H96 Q104 87 104 95 Q104 107 94 107 H30 Q20 107 20 99 Z"
        fill={ink.f}
        w={1.8}
      />
      {[30, 47, 64, 81, 96].map((x) => (
        <g key={x}>
          <Disc x={x} y={98} r={7} fill={ink.m} w={1.9} />
          <Disc x={x} y={98} r={2} fill={ink.k} w={0} />
        </g>
      ))}
      <path d="M16 112 H108" stroke={ink.k} stroke-width="3" stroke-dasharray="3 3" />
    </>
  );
}

function Wheels() {
  return (
    <>
      {[28, 62, 96].map((x) => (
        <g key={x}>
          <Disc x={x} y={101} r={13} fill={ink.k} w={2} />
          <Disc x={x} y={101} r={7} fill={ink.m} w={1.6} />
          <Disc x={x} y={101} r={2.2} fill={ink.k} w={0} />
        </g>
      ))}
    </>
  );
}

export function Legs({ kind }: { kind: LegKind }) {
  switch (kind) {
    case 'bird':
      return <Bird />;
    case 'piston':
      return <Piston />;
    case 'crab':
      return <Crab />;
    case 'spider':
      return <Spider />;
    case 'tracks':
      return <Tracks />;
    case 'wheels':
      return <Wheels />;
  }
}
