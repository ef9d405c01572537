/**
 * A bot for the documented protocol (docs/protocol.md), with nothing but what Node.js has: it signs in as a guest,
 * opens a match against a computer (or sits down behind an invitation) and answers at random until the match is
 * finished.
 *
 *   node apps/server/examples/bot.ts [server] [game] [invitation]
 */
interface Question {
  number: number;
  options: { id: string }[];
}

interface TableState {
  status: string;
  question: Question | null;
  result: { places: number[]; by: string; reason: string } | null;
}

type Message =
  | { t: 'table' | 'step'; match: string; number: number; state: TableState }
  | { t: 'accepted'; id: string; number: number }
  | { t: 'refused'; id: string | null; refusal: { code: string } }
  | { t: 'welcome' | 'match' | 'presence' | 'chat' | 'notice' | 'pong' | 'closing' };

export interface Played {
  match: string;
  answers: number;
  result: TableState['result'];
}

export async function playOneMatch(server: string, game: string, invitation?: string): Promise<Played> {
  const { token } = await post<{ token: string }>(`${server}/api/guest`, null, { name: 'Example bot' });
  const match = invitation ? await sitDown(server, token, invitation) : await open(server, token, game);

  return new Promise((resolve, reject) => {
    let number = 0; // the last entry we know: where we go on after a lost line
    let answers = 0;
    let open: { id: string; question: number; option: string } | null = null;
    let socket: WebSocket;

    const send = (message: object): void => socket.send(JSON.stringify(message));

    const think = (state: TableState): void => {
      if (state.status === 'finished') {
        socket.close();
        resolve({ match, answers, result: state.result });
        return;
      }
      const { question } = state;
      if (!question || open?.question === question.number) return;
      const option = question.options[Math.floor(Math.random() * question.options.length)]!.id;
      // The id is ours: sent again after a lost line it gets the same reply and counts once.
      open = { id: crypto.randomUUID(), question: question.number, option };
      send({ t: 'answer', match, ...open });
    };

    const connect = (): void => {
      // A browser sends its cookie; a program sends its token, which Node's WebSocket takes as a header.
      socket = new WebSocket(`${server.replace('http', 'ws')}/socket`, {
        headers: { authorization: `Bearer ${token}` },
      } as never);
      socket.onopen = () => {
        send({ t: 'watch', match, since: number });
        if (open) send({ t: 'answer', match, ...open });
      };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.t === 'table' || message.t === 'step') {
          number = message.number;
          think(message.state);
        } else if (message.t === 'accepted' && message.id === open?.id) {
          answers += 1;
        } else if (message.t === 'refused' && message.id !== null) {
          if (message.id === open?.id && !message.refusal.code.startsWith('store-')) open = null;
        } else if (message.t === 'refused') {
          reject(new Error(`refused: ${message.refusal.code}`));
        }
      };
      socket.onclose = ({ code }) => {
        if (code === 1000 || code === 1005) return;
        setTimeout(connect, 500);
      };
    };
    connect();
  });
}

async function open(server: string, token: string, game: string): Promise<string> {
  const { games } = (await (await fetch(`${server}/api/games`)).json()) as {
    games: { id: string; computers: string[] }[];
  };
  const computer = games.find(({ id }) => id === game)?.computers[0];
  if (!computer) throw new Error(`nobody plays ${game} there`);
  const { id } = await post<{ id: string }>(`${server}/api/matches`, token, {
    game,
    seats: ['me', computer],
  });
  return id;
}

async function sitDown(server: string, token: string, invitation: string): Promise<string> {
  const reply = await fetch(`${server}/api/invitations/${invitation}`);
  const { id, seats } = (await reply.json()) as { id: string; seats: { seat: number; kind: string }[] };
  const free = seats.find(({ kind }) => kind === 'open');
  if (!free) throw new Error('no seat is free');
  await post(`${server}/api/matches/${id}/seats/${free.seat}`, token, { invite: invitation });
  return id;
}

async function post<T>(url: string, token: string | null, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

if (import.meta.main) {
  const [server = 'http://localhost:3000', game = 'dust-tactics', invitation] = process.argv.slice(2);
  const { match, answers, result } = await playOneMatch(server, game, invitation);
  console.log(
    `match ${match}: ${answers} answers; ${result?.by} (${result?.reason}), places ${result?.places.join(' ')}`,
  );
}
