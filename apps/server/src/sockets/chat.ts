import type { WireChatLine } from '@dustfront/protocol';
import type { ChatLine } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import type { Speaker } from './speaker.ts';

const wire = ({ number, at, player, name, text, hidden }: ChatLine): WireChatLine => ({
  number,
  at,
  player,
  name,
  text: hidden ? '' : text,
  hidden,
});

const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The lines after `since`, without those of people this listener has muted. */
export async function sendChat(to: Speaker, table: Table, since: number, limit: number): Promise<void> {
  const lines = await to.app.store.chat.since(table.id, since, limit);
  const heard = lines.filter((line) => !to.muted.has(line.player)).map(wire);
  if (heard.length > 0) to.tell({ t: 'chat', match: table.id, lines: heard });
}

/** A new or changed line, to everybody at the table. */
export function tellChat(table: Table, line: ChatLine): void {
  const message = Buffer.from(JSON.stringify({ t: 'chat', match: table.id, lines: [wire(line)] }));
  for (const [watcher] of table.people()) {
    if (!(watcher as Speaker).muted.has(line.player)) watcher.send(message);
  }
}

export async function sayLine(
  from: Speaker,
  table: Table | undefined,
  { id, match, text }: { id: string; match: string; text: string },
): Promise<void> {
  const player = from.identity?.player;
  if (!player || !table?.shows(from)) return from.refuse(id, match, 'not-here');
  const policy = table.settings.chat;
  const seated = table.seatOf(player.id) !== null;
  if (policy === 'off' || (policy === 'players' && !seated)) return from.refuse(id, match, 'chat-closed');
  const said = tidy(text);
  if (said === '') return from.refuse(id, match, 'bad-message');
  if (!from.mayMake('chat')) return from.refuse(id, match, 'too-fast');
  const { store, now } = from.app;
  const line = await store.chat.add({
    match,
    player: player.id,
    name: player.name,
    at: now(),
    text: said,
    command: id,
  });
  from.tell({ t: 'accepted', id, match, number: line.number });
}
