/** Where pieces stood while a log went on: what it tells of their ways, and what is known of those that never went. */
export class Places {
  private readonly at = new Map<string, string>();
  private readonly leaders = new Map<string, string>();
  private readonly otherwise: (piece: string) => string | null;

  /** `otherwise` says where a piece is that the log has not moved yet. */
  constructor(otherwise: (piece: string) => string | null) {
    this.otherwise = otherwise;
  }

  of(piece: string): string | null {
    return this.at.get(piece) ?? this.otherwise(piece);
  }

  /** Puts a piece somewhere, and with it whoever goes with it. */
  put(piece: string, square: string): void {
    this.at.set(piece, square);
    for (const [other, leader] of this.leaders)
      if (leader === piece && this.at.get(other) !== square) this.put(other, square);
  }

  /** Goes with another from now on: as a hero who joined, as a passenger. */
  follow(piece: string, leader: string): void {
    this.leaders.set(piece, leader);
  }

  /** Goes its own way. */
  part(piece: string): void {
    this.leaders.delete(piece);
  }

  /** Whether it is known to have come somewhere. */
  knows(piece: string): boolean {
    return this.at.has(piece);
  }
}
