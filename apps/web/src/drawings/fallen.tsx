import './fallen.css';

/** Where the fallen of a square lie, seen from its middle: at its near edge, so that whoever still stands is seen. */
export const lying: readonly { readonly x: number; readonly y: number; readonly turn: number }[] = [
  { x: 21, y: 30, turn: -6 },
  { x: -17, y: 33, turn: 174 },
  { x: 33, y: 18, turn: 160 },
  { x: 2, y: 35, turn: 8 },
];

/** A soldier who lies on the ground, in the colours of the side around him. */
export function Fallen({ turn }: { turn: number }) {
  return (
    <g class="fallen" transform={`rotate(${turn})`}>
      <ellipse cx="0" cy="3" rx="17" ry="5" class="fallen-shadow" />
      <path d="M-4 1L-16 5M-5 -2L-16 -3" class="fallen-limb outer" />
      <path d="M-4 1L-16 5M-5 -2L-16 -3" class="fallen-limb" />
      <path d="M-6 -4.5Q1 -6.5 8 -3.5L8 3.5Q1 6 -6 3.5Z" class="fallen-body" />
      <path d="M5 3L14 7" class="fallen-limb outer" />
      <path d="M5 3L14 7" class="fallen-limb" />
      <path d="M8.5 3.5A5 5 0 1 1 15 -3.5Z" class="fallen-body helmet" />
      <path d="M-8 9L11 10" class="fallen-rifle" />
    </g>
  );
}
