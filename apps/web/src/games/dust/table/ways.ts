import type { Message } from '@dustfront/kernel';
import type { OpenQuestion, OptionRow, Table } from '../../../session/table.ts';
import { optionOf, placeOf } from '../model.ts';
import { kindOf, type Route } from './drafts.ts';

export interface ClosedRoute {
  readonly to: string;
  readonly message: Message;
  readonly rule: string | null;
}

export interface Ways {
  readonly routes: readonly Route[];
  /** Areas that nothing may go to, and why. */
  readonly closed: readonly ClosedRoute[];
}

/** Everywhere that units could go by these answers. */
export async function waysOf(
  table: Table,
  { seat }: OpenQuestion,
  starts: readonly OptionRow[],
): Promise<Ways> {
  const asked = await Promise.all(
    starts.map(async (row) => ({ row, next: await table.foresee(seat, [row.id]) })),
  );
  const routes = asked.flatMap(({ row, next }) =>
    (next?.options ?? []).flatMap((to): Route[] => {
      const option = optionOf(to);
      if (option.do !== 'to') return [];
      return [
        {
          id: `${row.id}/${to.id}`,
          kind: kindOf(row),
          from: placeOf(optionOf(row)),
          to: option.area,
          attack: optionOf(row).do !== 'move',
          answers: [row.id, to.id],
        },
      ];
    }),
  );
  const closed = asked.flatMap(({ next }) =>
    (next?.greyed ?? []).map(({ id, refusal, message }) => ({
      to: id.replace(/^to /, ''),
      message,
      rule: refusal.rule ?? null,
    })),
  );
  return {
    routes,
    closed: closed.filter(
      (one, i) =>
        closed.findIndex((other) => other.to === one.to) === i && !routes.some(({ to }) => to === one.to),
    ),
  };
}
