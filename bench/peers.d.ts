// The few calls we make of the peers, so that the checks need nothing from bench/node_modules.

declare module 'chessops/chess' {
  export interface Squares extends Iterable<number> {
    size(): number;
  }
  export interface Position {
    readonly board: { getRole(square: number): string | undefined };
    allDests(): Map<number, Squares>;
    isEnd(): boolean;
    play(move: { from: number; to: number; promotion?: string }): void;
  }
  export const Chess: { default(): Position };
}
