import Type, { type Static } from 'typebox';

/** Any JSON: what a game's views, options and events are made of. The game that is played gives it meaning. */
export const AnyJson = Type.Unknown();

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
/** Chosen by the client, once per command; sending the same id again gives the same reply. */
export const CommandId = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });
export const Name = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\p{C}]+$' });

export const Clock = Type.Union([
  /** Each seat has a bank; `increment` comes back whenever its turn to answer ends. */
  Type.Object(
    {
      kind: Type.Literal('bank'),
      bank: Type.Integer({ minimum: 10_000, maximum: 86_400_000 }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
    },
    { additionalProperties: false },
  ),
  /** Each turn to answer may take this long. */
  Type.Object(
    { kind: Type.Literal('days'), perMove: Type.Integer({ minimum: 10_000, maximum: 2_592_000_000 }) },
    { additionalProperties: false },
  ),
]);
export type Clock = Static<typeof Clock>;

export const TimeoutPolicy = Type.Union([
  Type.Literal('lose'),
  Type.Literal('skip'),
  Type.Literal('computer'),
  /** As `computer`, and the seat stands open for a substitute. */
  Type.Literal('substitute'),
]);
export type TimeoutPolicy = Static<typeof TimeoutPolicy>;

export const Spectators = Type.Object(
  {
    allowed: Type.Boolean(),
    /** `public`: what everybody may know. `seats`: any seat's view, for broadcasts, always with a delay. */
    view: Type.Union([Type.Literal('public'), Type.Literal('seats')]),
    delaySeconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  },
  { additionalProperties: false },
);
export type Spectators = Static<typeof Spectators>;

export const MatchSettings = Type.Object(
  {
    setup: AnyJson,
    clock: Type.Union([Type.Null(), Clock]),
    timeout: TimeoutPolicy,
    /** `free`: as far as the rules allow it, beyond that by consent. `never`: not at all. */
    takeBack: Type.Union([Type.Literal('free'), Type.Literal('consent'), Type.Literal('never')]),
    spectators: Spectators,
    chat: Type.Union([Type.Literal('everyone'), Type.Literal('players'), Type.Literal('off')]),
    rated: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type MatchSettings = Static<typeof MatchSettings>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('open'), Type.Literal('human'), Type.Literal('computer')]),
  player: Type.Union([Type.Null(), Type.String()]),
  name: Type.String(),
  level: Type.Union([Type.Null(), Type.String()]),
  /** Who sat down before the match began; `player` holds the seat now. */
  owner: Type.Optional(Type.Object({ player: Type.String(), name: Type.String() })),
  /** Stands open for a substitute: lent (the owner may come back) or given for good. */
  wanted: Type.Optional(Type.Union([Type.Literal('lend'), Type.Literal('give')])),
  /** A substitute holds it and the owner may take it back at any time. */
  lent: Type.Optional(Type.Boolean()),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Result = Type.Object({
  places: Type.Array(Type.Integer()),
  scores: Type.Array(Type.Number()),
  /** `rules` when the game itself ended, else what ended it. */
  by: Type.Union([
    Type.Literal('rules'),
    Type.Literal('resignation'),
    Type.Literal('timeout'),
    Type.Literal('agreement'),
    /** The operator of the server ended it; nobody has won. */
    Type.Literal('operator'),
    /** The rules themselves failed; nobody has won. */
    Type.Literal('failure'),
  ]),
  reason: Type.String(),
  rule: Type.Optional(Type.String()),
});
export type Result = Static<typeof Result>;

export const Refusal = Type.Object({
  code: Type.String(),
  rule: Type.Optional(Type.String()),
  about: Type.Optional(Type.Array(Type.String())),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export type WireRefusal = Static<typeof Refusal>;

/** 32 bytes: an anchor or a link of a hash chain. */
export const Link = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** What somebody promises who sits down: the anchor of an own hash chain. */
export const DicePromise = Type.Object({ anchor: Link }, { additionalProperties: false });
export type DicePromise = Static<typeof DicePromise>;

export const DiceProof = Type.Object({
  /** `hmac-sha256` for matches opened before there were chains. */
  scheme: Type.Union([Type.Literal('chains-2'), Type.Literal('hmac-sha256')]),
  /** The anchor of the server's chain (first scheme: SHA-256 of its seed), told before the first die. */
  commitment: Type.String(),
  /** Each seat's anchor; null where the server throws alone, '' where one is awaited. */
  anchors: Type.Array(Type.Union([Type.Null(), Type.String()])),
  /** Which seats have given their word (the first link of their chain); once all have, the match begins. */
  given: Type.Array(Type.Boolean()),
  /** First scheme: what each seat added. */
  contributions: Type.Array(Type.String()),
  /** The server's seed, once the match is finished. */
  seed: Type.Optional(Type.String()),
});
export type DiceProof = Static<typeof DiceProof>;

export const MatchInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  mode: Type.Union([Type.Literal('live'), Type.Literal('correspondence')]),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('finished')]),
  visibility: Type.Union([Type.Literal('open'), Type.Literal('link')]),
  createdBy: Type.String(),
  createdAt: Type.Number(),
  updatedAt: Type.Number(),
  settings: MatchSettings,
  seats: Type.Array(SeatInfo),
  result: Type.Union([Type.Null(), Result]),
  rematchOf: Type.Union([Type.Null(), Type.String()]),
  dice: Type.Union([Type.Null(), DiceProof]),
  /** The rules version that it is played by, once it has begun. */
  version: Type.Optional(Type.String()),
  /** Only for those who sit there or created it. */
  invite: Type.Optional(Type.String()),
});
export type MatchInfo = Static<typeof MatchInfo>;
