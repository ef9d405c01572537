/** Where pieces stood while a log went on: what it tells of their ways, and what is known of those that never went. */
export class Places {
  private readonly at = new Map<string, string>();
  private readonly otherwise: (piece: string) => string | null;

  /** `otherwise` says where a piece is that the log has not moved yet. */
  constructor(otherwise: (piece: string) => string | null) {
    this.otherwise = otherwise;
  }

  of(piece: string): string | null {
    return this.at.get(piece) ?? this.otherwise(piece);
  }

  put(piece: string, square: string): void {
    this.at.set(piece, square);
  }
}
