/** Says on stderr how far long work has come, on a terminal only, at most ten times a second. */
export class Progress {
  private last = 0;
  private shown = false;
  private readonly stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.stream = stream;
  }

  tell(text: string): void {
    if (!this.stream.isTTY) return;
    const now = Date.now();
    if (now - this.last < 100) return;
    this.last = now;
    this.shown = true;
    this.stream.write(`\r\u001b[2K${text.slice(0, (this.stream.columns ?? 80) - 1)}`);
  }

  end(): void {
    if (this.shown) this.stream.write('\r\u001b[2K');
    this.shown = false;
  }
}
