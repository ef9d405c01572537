import type { MatchInfo, MatchList } from '@dustfront/protocol';
import { callsIn, freeTables, isMine, type Notice, type Notices, readMine } from '../../online/own.ts';
import { api, me } from '../../online/server.ts';
import { useRead } from './parts.tsx';

/** What the lobby shows, each match in one list only. */
export interface Lists {
  readonly open: readonly MatchInfo[];
  readonly places: readonly MatchInfo[];
  /** Those that have ended meanwhile stay until one has looked. */
  readonly running: readonly MatchInfo[];
  readonly watched: readonly MatchInfo[];
  /** Matches that wait for us. */
  readonly calls: ReadonlySet<string>;
  readonly rematches: readonly Notice[];
  /** Whether everything was answered once: lists that come one by one push each other away under a finger. */
  readonly ready: boolean;
  /** Why the server did not answer; what it had said before still stands. */
  readonly trouble: string | null;
  /** A notice is read and done with. */
  putAway(notice: Notice): void;
  readAll(): void;
  readOpen(): void;
  readPlaces(): void;
}

const often = 8000;

/** Asks the server for its matches again and again, and for our own while we are known to it. */
export function useLobby(): Lists {
  const signedIn = me.value !== null;
  const waiting = useRead(() => api<MatchList>('GET', 'matches?status=waiting'), [], often);
  const playing = useRead(() => api<MatchList>('GET', 'matches?status=playing'), [], often);
  const wanted = useRead(() => api<MatchList>('GET', 'matches?wanted=1'), [], often);
  const own = useRead(
    () => (signedIn ? readMine() : Promise.resolve<MatchList>({ matches: [] })),
    [signedIn],
    often,
  );
  const heard = useRead(
    () => (signedIn ? api<Notices>('GET', 'notices') : Promise.resolve({ notices: [] })),
    [signedIn],
    often,
  );
  const reads = [waiting, playing, wanted, own, heard] as const;
  const notices = heard.value?.notices ?? [];
  const ended = new Set(notices.flatMap(({ kind, match }) => (kind === 'finished' ? [match] : [])));
  const others = (list: MatchList | null): MatchInfo[] =>
    (list?.matches ?? []).filter((info) => !isMine(info));
  return {
    open: freeTables(waiting.value ?? { matches: [] }),
    places: others(wanted.value),
    running: (own.value?.matches ?? []).filter(({ status, id }) => status !== 'finished' || ended.has(id)),
    watched: others(playing.value).filter(({ settings }) => settings.spectators.allowed),
    calls: callsIn({ notices }),
    rematches: notices.filter(({ kind, body }) => kind === 'rematch' && body?.invite !== undefined),
    ready: reads.every(({ value }) => value !== null),
    trouble: reads.find(({ error }) => error !== null)?.error ?? null,
    readAll: () => {
      for (const { again } of reads) again();
    },
    putAway: ({ id }) => void api('POST', 'notices/read', { ids: [id] }).then(heard.again, () => undefined),
    readOpen: waiting.again,
    readPlaces: wanted.again,
  };
}
