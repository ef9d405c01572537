/** A bot written from docs/bots.md alone: no import from anywhere else here. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = [path: (string | number)[], value?: Json, length?: 'length'];

interface State {
  status: string;
  question: { number: number; options: { id: string; option: Json }[] } | null;
  result: { places: number[]; by: string } | null;
}

interface Message {
  t: string;
  number: number;
  view: Json;
  patch: Change[];
  state: State;
  id?: string;
  refusal?: { code: string };
}

export interface Played {
  match: string;
  seat: number;
  answers: number;
  result: State['result'];
  /** The view that patches have led to, and the one that the server tells at the end. */
  view: Json;
  told: Json;
}

export interface Wishes {
  game: string;
  setup?: Json;
  /** Shown every message as it came. */
  hear(text: string, view: Json): void;
}

function changed(view: Json, [path, value, what]: Change): Json {
  if (path.length === 0) return value as Json;
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  const holder = view as { [key: string]: Json } & Json[];
  if (rest.length > 0 || what === 'length') {
    const inside = holder[key as number] as Json;
    if (what === 'length' && rest.length === 0) (inside as Json[]).length = value as number;
    else holder[key as number] = changed(inside, [rest, value, what] as Change);
  } else holder[key as number] = value as Json;
  return holder;
}

function removed(view: Json, path: (string | number)[]): Json {
  let holder = view as { [key: string]: Json };
  for (const key of path.slice(0, -1)) holder = holder[key] as { [key: string]: Json };
  delete holder[path.at(-1)!];
  return view;
}

const patched = (view: Json, patch: Change[]): Json =>
  patch.reduce((now, change) => (change.length === 1 ? removed(now, change[0]) : changed(now, change)), view);

export async function play(server: string, { game, setup, hear }: Wishes): Promise<Played> {
  const ask = async (path: string, body?: object, token?: string): Promise<Record<string, never>> => {
    const reply = await fetch(server + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, never>;
  };
  const { token } = await ask('/api/guest', { name: 'Page bot' });
  const { games } = (await ask('/api/games')) as unknown as { games: { id: string; computers: string[] }[] };
  const level = games.find(({ id }) => id === game)!.computers[0]!;
  const wish = { game, ...(setup === undefined ? {} : { setup }), seats: ['me', level] };
  const { id: match } = (await ask('/api/matches', wish, token)) as unknown as { id: string };

  const socket = new WebSocket(`${server.replace('http', 'ws')}/socket?match=${match}`, {
    headers: { authorization: `Bearer ${token}` },
  } as never);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let view: Json = null;
  let number = -1;
  let asked = -1;
  let answers = 0;
  let over: State | null = null;
  return new Promise((resolve, reject) => {
    const answer = ({ question, status }: State): void => {
      if (status === 'finished' || !question || question.number === asked) return;
      asked = question.number;
      // Any option; a different place for every question, so that no match goes round in circles.
      const option = question.options[(asked * 7919 + 13) % question.options.length]!.id;
      send({ t: 'answer', id: `a${asked}`, match, question: asked, option });
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message & { seat: number };
      if (message.t === 'welcome') send({ t: 'watch', match });
      if (message.t === 'table' && over) {
        socket.close();
        resolve({ match, seat: message.seat, answers, result: over.result, view, told: message.view });
        return;
      }
      if (message.t === 'table') ({ number, view } = message);
      if (message.t === 'step') {
        if (message.number !== number + 1) reject(new Error(`step ${message.number} after ${number}`));
        number = message.number;
        view = patched(view, message.patch);
      }
      hear(String(data), view);
      if (message.t === 'accepted') answers += 1;
      if (message.t === 'refused') reject(new Error(`refused: ${message.refusal?.code}`));
      if (message.t !== 'table' && message.t !== 'step') return;
      answer(message.state);
      if (message.state.status !== 'finished' || over) return;
      over = message.state;
      send({ t: 'watch', match });
    };
    socket.onerror = () => reject(new Error('the socket failed'));
  });
}
