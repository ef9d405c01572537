type Labels = Record<string, string>;

const key = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '_')}"`)
    .join(',');

class Counter {
  readonly name: string;
  readonly help: string;
  readonly #values = new Map<string, number>();

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(labels: Labels = {}, by = 1): void {
    const at = key(labels);
    this.#values.set(at, (this.#values.get(at) ?? 0) + by);
  }

  /** One line of the counter, for what is counted very often. */
  line(labels: Labels): () => void {
    const at = key(labels);
    return () => {
      this.#values.set(at, (this.#values.get(at) ?? 0) + 1);
    };
  }

  get total(): number {
    return [...this.#values.values()].reduce((a, b) => a + b, 0);
  }

  text(): string {
    const lines = [...this.#values].map(
      ([labels, value]) => `${this.name}${labels ? `{${labels}}` : ''} ${value}`,
    );
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} counter`, ...lines].join('\n');
  }
}

const bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

class Histogram {
  readonly name: string;
  readonly help: string;
  readonly #counts = new Array<number>(bounds.length + 1).fill(0);
  #sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  observe(seconds: number): void {
    const at = bounds.findIndex((bound) => seconds <= bound);
    this.#counts[at < 0 ? bounds.length : at]! += 1;
    this.#sum += seconds;
  }

  text(): string {
    const lines = [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} histogram`];
    let below = 0;
    bounds.forEach((bound, i) => {
      below += this.#counts[i]!;
      lines.push(`${this.name}_bucket{le="${bound}"} ${below}`);
    });
    below += this.#counts[bounds.length]!;
    lines.push(
      `${this.name}_bucket{le="+Inf"} ${below}`,
      `${this.name}_sum ${this.#sum}`,
      `${this.name}_count ${below}`,
    );
    return lines.join('\n');
  }
}

/** What the server counts, in the text form that Prometheus reads. */
export class Metrics {
  readonly commands = new Counter('dustfront_commands_total', 'Commands by what became of them.');
  readonly commandSeconds = new Histogram('dustfront_command_seconds', 'From a command to its reply.');
  readonly messages = new Counter('dustfront_socket_messages_total', 'Socket messages by direction.');
  readonly received = this.messages.line({ way: 'in' });
  readonly sent = this.messages.line({ way: 'out' });
  readonly connections = new Counter(
    'dustfront_socket_connections_total',
    'Socket connections by what became of them.',
  );
  readonly requests = new Counter('dustfront_http_requests_total', 'HTTP requests by status.');
  readonly matches = new Counter('dustfront_matches_total', 'Matches by what happened to them.');
  readonly failures = new Counter(
    'dustfront_rules_failed_total',
    'Answers refused because the rules failed.',
  );
  readonly frozen = new Counter('dustfront_tables_frozen_total', 'Tables whose log and rules disagree.');
  readonly #gauges: { name: string; help: string; read(): number }[] = [];

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push({ name, help, read });
  }

  text(): string {
    const counted = [
      this.commands,
      this.commandSeconds,
      this.messages,
      this.connections,
      this.requests,
      this.matches,
      this.failures,
      this.frozen,
    ];
    const gauges = this.#gauges.map(
      (g) => `# HELP ${g.name} ${g.help}\n# TYPE ${g.name} gauge\n${g.name} ${g.read()}`,
    );
    return `${[...counted.map((c) => c.text()), ...gauges].join('\n')}\n`;
  }
}
