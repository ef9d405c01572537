import type { MatchInfo, MatchList } from '@dustfront/protocol';
import { api, me } from '../../online/server.ts';
import { useRead } from './parts.tsx';

interface Notice {
  readonly kind: string;
  readonly match: string | null;
  readonly body: { readonly from?: string; readonly invite?: string } | null;
}

interface Notices {
  readonly notices: readonly Notice[];
}

/** What the lobby shows, each match in one list only. */
export interface Lists {
  readonly open: readonly MatchInfo[];
  readonly places: readonly MatchInfo[];
  readonly running: readonly MatchInfo[];
  readonly watched: readonly MatchInfo[];
  /** Matches that wait for us. */
  readonly calls: ReadonlySet<string | null>;
  readonly rematches: readonly Notice[];
  /** Whether everything was answered once: lists that come one by one push each other away under a finger. */
  readonly ready: boolean;
  readOpen(): void;
  readPlaces(): void;
}

const often = 8000;

const isMine = (info: MatchInfo): boolean =>
  info.seats.some(({ player, owner }) => [player, owner?.player].includes(me.value?.id ?? ''));

/** Asks the server for its matches again and again, and for our own while we are known to it. */
export function useLobby(): Lists {
  const signedIn = me.value !== null;
  const waiting = useRead(() => api<MatchList>('GET', 'matches?status=waiting'), [], often);
  const playing = useRead(() => api<MatchList>('GET', 'matches?status=playing'), [], often);
  const wanted = useRead(() => api<MatchList>('GET', 'matches?wanted=1'), [], often);
  const own = useRead(
    () => (signedIn ? api<MatchList>('GET', 'matches?mine=1') : Promise.resolve({ matches: [] })),
    [signedIn],
    often,
  );
  const heard = useRead(
    () => (signedIn ? api<Notices>('GET', 'notices') : Promise.resolve({ notices: [] })),
    [signedIn],
    often,
  );
  const notices = heard.value?.notices ?? [];
  const others = (list: MatchList | null): MatchInfo[] =>
    (list?.matches ?? []).filter((info) => !isMine(info));
  return {
    open: others(waiting.value).filter(({ seats }) => seats.some(({ kind }) => kind === 'open')),
    places: others(wanted.value),
    running: (own.value?.matches ?? []).filter(({ status }) => status !== 'finished'),
    watched: others(playing.value).filter(({ settings }) => settings.spectators.allowed),
    calls: new Set(notices.map(({ match }) => match)),
    rematches: notices.filter(({ kind, body }) => kind === 'rematch' && body?.invite !== undefined),
    ready: [waiting, playing, wanted, own, heard].every(
      ({ value, error }) => value !== null || error !== null,
    ),
    readOpen: waiting.again,
    readPlaces: wanted.again,
  };
}
