import type { DustView } from '@dustfront/dust';
import { batch, type Signal, signal } from '@preact/signals';
import type { OpenQuestion, Table } from '../../../session/table.ts';
import { optionOf } from '../model.ts';
import { Prospects } from '../odds/prospects.ts';
import { battleOf, draftOf, type Route } from './drafts.ts';
import { type ClosedRoute, waysOf } from './ways.ts';

/** Every attack that could be made now, wherever it starts, and what each would come to: shown before one is chosen. */
export class Attacks {
  readonly routes: Signal<readonly Route[]> = signal([]);
  /** Areas that nobody may attack, and why. */
  readonly closed: Signal<readonly ClosedRoute[]> = signal([]);
  readonly prospects = new Prospects();
  private token = 0;

  async look(table: Table, question: OpenQuestion, view: DustView): Promise<void> {
    this.clear();
    const { token } = this;
    const starts = question.options.filter((row) => optionOf(row).do === 'attack');
    const { routes, closed } = await waysOf(table, question, starts);
    if (token !== this.token) return;
    batch(() => {
      this.routes.value = routes;
      this.closed.value = closed;
    });
    await this.prospects.weigh(
      routes.map((route) => ({
        id: route.id,
        ask: async () => battleOf(view, question, await draftOf(table, question, route, view)),
      })),
    );
  }

  /** The likeliest attacks first. */
  sorted(routes: readonly Route[] = this.routes.value): readonly Route[] {
    return routes.toSorted((a, b) => (this.takes(b.id) ?? -1) - (this.takes(a.id) ?? -1));
  }

  /** The best way to attack each area. */
  best(): readonly Route[] {
    const all = this.sorted();
    return all.filter(({ to }, i) => all.findIndex((other) => other.to === to) === i);
  }

  /** What an attack would come to, as far as it is known. */
  takes(route: string): number | undefined {
    return this.prospects.chances.value.get(route)?.takes;
  }

  clear(): void {
    this.token++;
    this.prospects.clear();
    batch(() => {
      this.routes.value = [];
      this.closed.value = [];
    });
  }

  close(): void {
    this.token++;
    this.prospects.close();
  }
}
