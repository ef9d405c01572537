import type { AbilityId } from '@dustfront/dust';

// One picture for each character of the cards, 48 × 48, in the colour of the text.

const mech =
  'M18 27H30.6L33.4 30H40V33.6H33.4V37H16.8V30ZM20 38.4H24.8L22.2 41.6 25 44.6V47H17V45H19.8L17 41.6Z' +
  'M28.2 38.4H33L31.2 41.6 35.2 44.6V47H27.6V45H29.6L26.4 41.6Z';

const solid: Readonly<Record<AbilityId, string>> = {
  raketen_truppen:
    'M7 30L31 12 35 17 11 35ZM31 12L42 6 35 17ZM7 30L3 38 11 35ZM22 34A5 5 0 1 1 32 34 5 5 0 0 1 22 34Z' +
    'M17 46C17 40 22 38.6 27 38.6S37 40 37 46Z',
  nurse:
    'M24 5A19 19 0 1 1 23.9 5ZM24 8.4A15.6 15.6 0 1 0 24.1 8.4Z' +
    'M19.6 12.6H28.4V19.6H35.4V28.4H28.4V35.4H19.6V28.4H12.6V19.6H19.6Z',
  secret_weapon: 'M28 3L10 27H21.4L17 45 38 19H26.4Z',
  diplomat:
    'M10 5H31L38 12V30H34.6V14.4H28.6V8.4H13.4V36H22V39.4H10ZM16 17H31V20H16ZM16 23H31V26H16Z' +
    'M16 29H24V32H16ZM32 31A6.4 6.4 0 1 1 31.9 31ZM28.6 43.2L27 48 32 45.6 37 48 35.4 43.2' +
    'A7 7 0 0 1 28.6 43.2Z',
  alien_radar:
    'M8 14A20 20 0 0 0 35 40ZM21.4 24.8L33 13.2A4 4 0 1 1 35.6 15.8L24 27.4ZM15 47L23 38 31 47Z' +
    'M33 2.4A13 13 0 0 1 45.6 15H42.6A10 10 0 0 0 33 5.4Z',
  koshka:
    'M8 21V7L17 14H31L40 7V21C44 34 34 43 24 43S4 34 8 21ZM17 22.6A3.2 3.2 0 1 0 17.1 22.6Z' +
    'M31 22.6A3.2 3.2 0 1 0 31.1 22.6ZM21.4 32H26.6L24 35Z',
  mech_dropper:
    'M5 18C6 4 42 4 43 18L37 15.4 31 18 24 15.4 17 18 11 15.4ZM6 18.6L20 27H22.6L11.4 17.6Z' +
    `M42 18.6L28 27H25.4L36.6 17.6Z${mech}`,
  mech_builder: `M4 4H33V8H29V15H25.6V8H11V13H7V8H4ZM24 15H30.4V20H24ZM11 20H14V47H11Z${mech}`,
  sigrid:
    'M24 8C16 8 13 14 14 21 13 27 11 29 7 31 13 32 18 30 19.6 26.4' +
    ' 16.6 20 19.6 15.6 27 15.4 31 18 32.6 20 32.8 23.6 36 13 32 8 24 8Z' +
    'M20.4 22A6.6 6.6 0 1 0 31.4 22.6 7 7 0 0 0 20.4 22Z' +
    'M8 46C8 35 17 32 24.6 32S41 35 41 46Z',
  ballistic_missiles:
    'M31 4C37 5 42 10 44 16L25 36 12 23ZM31.4 13A4 4 0 1 0 31.5 13ZM14.4 21.4L5.4 24.6 11 30.4Z' +
    'M26.6 33.6L23.4 42.6 17.6 37ZM11 34L14 37 7 44 4 41Z',
  ace_of_the_sky:
    'M24 3L27.4 14.8 45 24V29L27.2 25.8 26.4 35.6 33 40.6V44.6L24 42 15 44.6V40.6L21.6 35.6 20.8 25.8 3 29' +
    'V24L20.6 14.8Z',
};

export function AbilityPicture({ ability, size = 44 }: { ability: AbilityId; size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={solid[ability]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
