/** Only the newest of several questions under way may answer. */
export class Turn {
  private newest = 0;
  take(): () => boolean {
    const mine = ++this.newest;
    return () => mine === this.newest;
  }
}
