import { createInterface, type Interface } from 'node:readline';

/** Lines from a terminal or a pipe, one at a time; null when there are no more (end of input, Ctrl-C, Ctrl-D). */
export class Lines {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private closed = false;
  readonly interactive: boolean;

  /** Whether what a pipe says is written down as well, so that a transcript can be read. */
  private readonly transcript: boolean;

  constructor({ transcript = true }: { transcript?: boolean } = {}) {
    const [input, output] = [process.stdin, process.stdout];
    this.transcript = transcript;
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.reader = createInterface({ input, output, terminal: this.interactive });
    this.reader.on('line', (line) => this.give(line));
    this.reader.on('close', () => {
      this.closed = true;
      this.wanted?.(null);
      this.wanted = null;
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  private give(line: string): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted) wanted(line);
    else this.waiting.push(line);
  }

  next(prompt: string): Promise<string | null> {
    const line = this.waiting.shift();
    if (line !== undefined) {
      this.echo(prompt, line);
      return Promise.resolve(line);
    }
    if (this.closed) return Promise.resolve(null);
    if (this.interactive) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    return new Promise((resolve) => {
      this.wanted = (read) => {
        if (read !== null && !this.interactive) this.echo(prompt, read);
        resolve(read);
      };
    });
  }

  private echo(prompt: string, line: string): void {
    if (this.transcript && !this.interactive) process.stdout.write(`${prompt}${line}\n`);
  }

  close(): void {
    this.reader.close();
  }
}
