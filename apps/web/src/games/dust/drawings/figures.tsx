import type { UnitType } from '@dustfront/dust';
import type { ComponentChildren } from 'preact';
import './figures.css';

// Units as they stand on the stage of a battle, facing right; one drawing serves six armies.

interface Figure {
  readonly box: readonly [number, number];
  readonly drawing: ComponentChildren;
}

const wheels = [30, 50, 70, 90, 110];

const tank = (
  <>
    <path class="f-shade" d="M14 70L24 62H120L132 70L126 88Q122 93 114 93H32Q22 93 18 87Z" />
    {wheels.map((x) => (
      <circle key={x} class="f-steel" cx={x} cy="80" r="8" />
    ))}
    <path class="f-body" d="M18 63L32 50H112L128 63Z" />
    <path class="f-body" d="M46 50L53 31Q55 27 60 27H90Q96 27 98 32L104 50Z" />
    <path class="f-shade" d="M60 27V21Q60 18 63 18H79Q82 18 82 21V27Z" />
    <path class="f-steel" d="M101 35H141V43H103Z" />
    <path class="f-shade" d="M138 32H149V46H138Z" />
    <circle class="f-mark" cx="72" cy="40" r="7" />
    <path class="f-light" d="M38 55H62M57 32H64" />
  </>
);

const mech = (
  <>
    <path class="f-shade" d="M48 80H65L53 104L38 99Z" />
    <path class="f-body" d="M38 102L52 100L57 128H43Z" />
    <path class="f-shade" d="M33 138Q34 127 49 126Q64 127 66 138Z" />
    <path class="f-shade" d="M70 80H88L98 100L84 106Z" />
    <path class="f-body" d="M84 104L98 101L96 128H82Z" />
    <path class="f-shade" d="M73 138Q74 127 89 126Q104 127 106 138Z" />
    <circle class="f-steel" cx="45" cy="101" r="7.5" />
    <circle class="f-steel" cx="91" cy="103" r="7.5" />
    <path class="f-shade" d="M44 68H92L86 82H50Z" />
    <path class="f-shade" d="M14 24Q14 18 20 18H32V60H20Q14 60 14 54ZM18 18V8H23V18M25 18V11H30V18" />
    <path class="f-body" d="M32 26L44 11H84L104 27V55Q103 68 92 70H46Q35 68 32 55Z" />
    <path class="f-dark" d="M88 29H106V40H88Z" />
    <path class="f-shade" d="M62 46Q62 41 67 41H88Q93 41 93 46V62Q93 67 88 67H67Q62 67 62 62Z" />
    <path class="f-steel" d="M92 47H132V59H92Z" />
    <path class="f-steel" d="M130 44H139V62H130Z" />
    <circle class="f-mark" cx="49" cy="40" r="9" />
    <path class="f-light" d="M48 18H72" />
  </>
);

const fighter = (
  <>
    <path class="f-shade" d="M14 44L6 14H22L44 38Z" />
    <path class="f-body" d="M8 46Q36 30 74 30L116 36Q134 41 136 48Q126 58 92 60H40Q18 57 8 46Z" />
    <path class="f-glass" d="M70 31Q80 16 96 22L108 35Z" />
    <path class="f-shade" d="M56 50H98L82 74Q80 77 76 77H66Q60 77 59 71Z" />
    <path class="f-steel" d="M134 43Q144 45 144 48Q144 51 134 53Z" />
    <path class="f-spin" d="M143 24V72" />
    <circle class="f-mark" cx="42" cy="45" r="7.5" />
    <path class="f-light" d="M56 36H68" />
  </>
);

const bomber = (
  <>
    <path class="f-shade" d="M16 46L4 8H26L52 40Z" />
    <path class="f-shade" d="M6 50L2 42H30L44 50Z" />
    <path class="f-body" d="M10 50Q34 32 82 30H142Q168 32 174 48Q166 66 136 68H62Q26 64 10 50Z" />
    <path class="f-glass" d="M140 31Q164 33 172 46H146Z" />
    <path class="f-glass" d="M84 30Q92 19 104 22L114 30Z" />
    <path class="f-shade" d="M70 54H132L112 76H80Q72 74 70 54Z" />
    <path class="f-body" d="M104 62Q104 54 114 54H136Q144 56 144 63Q144 70 136 72H114Q104 72 104 62Z" />
    <path class="f-spin" d="M147 44V82" />
    <circle class="f-mark" cx="60" cy="48" r="8.5" />
    <path class="f-dark" d="M122 40H130V48H122Z" />
    <path class="f-light" d="M70 37H100" />
  </>
);

const submarine = (
  <>
    <path class="f-steel" d="M92 8H97V26H92Z" />
    <path class="f-steel" d="M92 8H106V13H92Z" />
    <path class="f-shade" d="M12 58L2 40H18L32 54Z" />
    <path class="f-body" d="M70 46L78 26Q79 23 82 23H112Q115 23 116 26L122 46Z" />
    <path class="f-body" d="M8 60Q26 45 66 44H132Q166 46 174 58Q162 76 122 78H48Q20 75 8 60Z" />
    <path class="f-shade" d="M12 63H172Q160 77 122 78H48Q24 76 12 63Z" />
    <path class="f-steel" d="M128 44V38H152V41H136V44Z" />
    <circle class="f-mark" cx="96" cy="36" r="8" />
    <path class="f-dark" d="M142 53H148M152 54H157" />
    <path class="f-light" d="M48 51H84" />
  </>
);

const figures: Readonly<Record<UnitType, Figure>> = {
  tank: { box: [152, 96], drawing: tank },
  mech: { box: [142, 140], drawing: mech },
  fighter: { box: [148, 84], drawing: fighter },
  bomber: { box: [178, 88], drawing: bomber },
  submarine: { box: [178, 82], drawing: submarine },
};

/** How wide each is drawn, by the scale that all have in common. */
export const FIGURE_WIDTHS = Object.fromEntries(
  Object.entries(figures).map(([unit, { box }]) => [unit, box[0]]),
) as Readonly<Record<UnitType, number>>;

/** Everybody is drawn to one scale: a mech stands higher than a tank. */
export function FigureOf({ unit }: { unit: UnitType }) {
  const { box, drawing } = figures[unit];
  const [width, height] = box;
  return (
    <svg
      class={`f-unit ${unit}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--wide': width, '--high': height }}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
