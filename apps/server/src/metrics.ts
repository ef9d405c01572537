import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What the server counts, for Prometheus. Each server has a register of its own. */
export class Metrics {
  readonly #register = new Registry();
  readonly commands = this.#count('dustfront_commands_total', 'Commands by what became of them.', 'what');
  readonly commandSeconds = new Histogram({
    name: 'dustfront_command_seconds',
    help: 'From a command to its reply.',
    buckets: BUCKETS,
    registers: [this.#register],
  });
  readonly #messages = this.#count('dustfront_socket_messages_total', 'Socket messages by direction.', 'way');
  // Counted very often: the line of each is looked up once.
  readonly received = this.#messages.labels('in');
  readonly sent = this.#messages.labels('out');
  readonly connections = this.#count(
    'dustfront_socket_connections_total',
    'Socket connections by what became of them.',
    'what',
  );
  readonly requests = this.#count('dustfront_http_requests_total', 'HTTP requests by status.', 'status');
  readonly matches = this.#count('dustfront_matches_total', 'Matches by what happened to them.', 'what');
  readonly failures = this.#count(
    'dustfront_rules_failed_total',
    'Answers refused because the rules failed.',
  );
  readonly frozen = this.#count('dustfront_tables_frozen_total', 'Tables whose log and rules disagree.');

  readonly type = this.#register.contentType;

  #count<Label extends string = never>(name: string, help: string, ...labels: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.#register] });
  }

  gauge(name: string, help: string, read: () => number): void {
    const collect = (): void => gauge.set(read());
    const gauge = new Gauge({ name, help, collect, registers: [this.#register] });
  }

  text(): Promise<string> {
    return this.#register.metrics();
  }
}
