declare module '*.frozen.js' {
  import type { AnyGame } from '@dustfront/kernel';
  export const game: AnyGame;
}
