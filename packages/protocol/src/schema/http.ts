import { LANGUAGES } from '@dustfront/kernel';
import Type, { type Static } from 'typebox';
import {
  AnyJson,
  Clock,
  DicePromise,
  DiceProof,
  Id,
  Link,
  MatchInfo,
  MatchSettings,
  Name,
  Spectators,
  TimeoutPolicy,
} from './common.ts';
import { WireEntry } from './socket.ts';

const closed = { additionalProperties: false } as const;

export const Password = Type.String({ minLength: 8, maxLength: 200 });

export const ErrorBody = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.String(), details: Type.Optional(AnyJson) }),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const Me = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('guest'), Type.Literal('account')]),
  name: Type.String(),
  email: Type.Union([Type.Null(), Type.String()]),
  settings: AnyJson,
  moderator: Type.Boolean(),
});
export type Me = Static<typeof Me>;

/** The token is for programs; a browser's page gets the cookie only, which no script can read. */
export const SignedIn = Type.Object({ me: Me, token: Type.Optional(Type.String()) });
export type SignedIn = Static<typeof SignedIn>;

/** A guest whose name belongs to somebody else gets another one; `exactly` is refused instead. */
export const GuestBody = Type.Object(
  { name: Type.Optional(Name), exactly: Type.Optional(Type.Boolean()) },
  closed,
);
export const AccountBody = Type.Object({ name: Name, password: Password }, closed);
export const LoginBody = Type.Object(
  { name: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 200 }) },
  closed,
);
export const PasswordBody = Type.Object({ current: Type.String({ maxLength: 200 }), next: Password }, closed);
/** One address and nothing around it: no name, no list, no group, which mail programs would read out of it. */
const MailTo = Type.Union([
  Type.Null(),
  Type.String({ maxLength: 254, pattern: '^[^@\\s,;:<>()"\\[\\]\\\\]+@[^@\\s,;:<>()"\\\\]+$' }),
]);
export const MeBody = Type.Object(
  {
    name: Type.Optional(Name),
    email: Type.Optional(MailTo),
    settings: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), AnyJson, { maxProperties: 50 })),
  },
  closed,
);

/** The address for notices: it waits until the link sent there is opened, and can be stopped without signing in. */
export const MailInfo = Type.Object({
  available: Type.Boolean(),
  address: Type.Union([Type.Null(), Type.String()]),
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('waiting'),
    Type.Literal('verified'),
    Type.Literal('stopped'),
  ]),
});
export type MailInfo = Static<typeof MailInfo>;

export const MailBody = Type.Object(
  { address: MailTo, language: Type.Optional(Type.Enum([...LANGUAGES])) },
  closed,
);
export const MailTokenBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, closed);

export const DeleteAccountBody = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: 200 })) },
  closed,
);

export const SessionInfo = Type.Object({
  id: Type.String(),
  createdAt: Type.Number(),
  seenAt: Type.Number(),
  expiresAt: Type.Number(),
  label: Type.String(),
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

/** Two players or more whose rated matches a moderator may want to look at. */
export const Mark = Type.Object({
  /** They met as often in a day as counts; one of them won all; their matches did not count. */
  reason: Type.Union([Type.Literal('often'), Type.Literal('one-sided'), Type.Literal('not-counted')]),
  game: Type.String(),
  /** Whoever gained by it comes first. */
  players: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  matches: Type.Integer(),
  /** Points of rating. */
  gained: Type.Integer(),
});
export type Mark = Static<typeof Mark>;

/** The mark that was looked at; in which order the two players stand does not matter. */
export const SetMarkAsideBody = Type.Object(
  {
    reason: Mark.properties.reason,
    game: Type.String({ maxLength: 64 }),
    players: Type.Array(Type.String({ maxLength: 64 }), { minItems: 2, maxItems: 2 }),
  },
  closed,
);
export type SetMarkAside = Static<typeof SetMarkAsideBody>;

export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  computers: Type.Array(Type.String()),
});
export type GameInfo = Static<typeof GameInfo>;

export const CreateMatchBody = Type.Object(
  {
    game: Type.String({ maxLength: 64 }),
    mode: Type.Optional(Type.Union([Type.Literal('live'), Type.Literal('correspondence')])),
    visibility: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('link')])),
    setup: Type.Optional(AnyJson),
    clock: Type.Optional(Type.Union([Type.Null(), Clock])),
    timeout: Type.Optional(TimeoutPolicy),
    takeBack: Type.Optional(MatchSettings.properties.takeBack),
    spectators: Type.Optional(Spectators),
    chat: Type.Optional(MatchSettings.properties.chat),
    rated: Type.Optional(Type.Boolean()),
    /** Who sits where at first: `me`, `open`, or a computer's level. Missing seats are open. */
    seats: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 32 })),
    /** For the own seat. Without it the server throws for that seat alone, and says so. */
    dice: Type.Optional(DicePromise),
  },
  closed,
);
export type CreateMatchBody = Static<typeof CreateMatchBody>;

export const SitBody = Type.Object(
  {
    invite: Type.Optional(Id),
    /** A computer's level, instead of sitting down oneself. Only the creator may. */
    computer: Type.Optional(Type.String({ maxLength: 32 })),
    /**
     * The own anchor; again with another one before the own word is given. Without it the server throws for the seat
     * alone.
     */
    dice: Type.Optional(DicePromise),
    /** First scheme only: what the seat adds to the dice; the server makes one up if it is missing. */
    contribution: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })),
  },
  closed,
);
export type SitBody = Static<typeof SitBody>;

export const RematchBody = Type.Union([
  Type.Null(),
  Type.Object({ dice: Type.Optional(DicePromise) }, closed),
]);

/** The first link of the own chain, once everybody sits and all anchors are known. */
export const WordBody = Type.Object({ word: Link }, closed);

export const MatchList = Type.Object({ matches: Type.Array(MatchInfo) });
export type MatchList = Static<typeof MatchList>;

export const Recap = Type.Object({
  match: Type.String(),
  since: Type.Integer(),
  number: Type.Integer(),
  lastVisit: Type.Union([Type.Null(), Type.Number()]),
  entries: Type.Array(WireEntry),
});
export type Recap = Static<typeof Recap>;

export const RatingInfo = Type.Object({
  game: Type.String(),
  rating: Type.Number(),
  deviation: Type.Number(),
  games: Type.Integer(),
  provisional: Type.Boolean(),
});
export type RatingInfo = Static<typeof RatingInfo>;

export const PlayerPage = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  since: Type.Number(),
  ratings: Type.Array(RatingInfo),
  history: Type.Array(
    Type.Object({
      match: Type.String(),
      game: Type.String(),
      before: Type.Number(),
      after: Type.Number(),
      at: Type.Number(),
    }),
  ),
});
export type PlayerPage = Static<typeof PlayerPage>;

export const EndMatchBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }, closed);
export const MuteBody = Type.Object({ player: Type.String({ maxLength: 64 }) }, closed);
export const ReportBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }, closed);

export const PushBody = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      closed,
    ),
  },
  closed,
);

export const NoticesBody = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 }) },
  closed,
);

/** A finished match with all that is needed to check its dice. */
export const RecordReply = Type.Object({
  record: Type.String(),
  dice: Type.Union([Type.Null(), DiceProof]),
});
export type RecordReply = Static<typeof RecordReply>;
