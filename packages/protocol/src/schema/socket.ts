import Type, { type Static } from 'typebox';
import { AnyJson, CommandId, Id, Link, MatchInfo, Refusal, Result, SeatNumber } from './common.ts';

const closed = { additionalProperties: false } as const;

/** Messages from the client. Each that asks for something carries an id of the client's choice. */
export const Watch = Type.Object(
  {
    t: Type.Literal('watch'),
    match: Id,
    /** The last number the client has; the server sends what came after. */
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    /** For matches by link only, unless the client sits there. */
    invite: Type.Optional(Id),
    /** A seat's view, for spectators where the match allows it. */
    view: Type.Optional(SeatNumber),
    /** The last chat line the client has. */
    chat: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);

export const Leave = Type.Object({ t: Type.Literal('leave'), match: Id }, closed);

export const Answer = Type.Object(
  {
    t: Type.Literal('answer'),
    id: CommandId,
    match: Id,
    question: Type.Integer({ minimum: 0 }),
    option: Type.String({ minLength: 1, maxLength: 500 }),
    /** The next link of the seat's chain, where it has promised one. */
    link: Type.Optional(Link),
  },
  closed,
);

export const Offer = Type.Object(
  {
    t: Type.Literal('offer'),
    id: CommandId,
    match: Id,
    what: Type.Union([Type.Literal('takeback'), Type.Literal('draw')]),
    /** For a take-back: the number to go back to; everything after it is undone. */
    to: Type.Optional(Type.Integer({ minimum: 0 })),
    /** For a take-back that happens at once. */
    link: Type.Optional(Link),
  },
  closed,
);

export const Respond = Type.Object(
  {
    t: Type.Literal('respond'),
    id: CommandId,
    match: Id,
    offer: Type.Integer({ minimum: 1 }),
    accept: Type.Boolean(),
    /** For a take-back that happens by this. */
    link: Type.Optional(Link),
  },
  closed,
);

/** Another chain for the own seat: on a new device, or when the old one is used up. */
export const PromiseChain = Type.Object(
  { t: Type.Literal('promise'), id: CommandId, match: Id, anchor: Link },
  closed,
);

export const Resign = Type.Object({ t: Type.Literal('resign'), id: CommandId, match: Id }, closed);

/** Ends a match without a result: only where the rules failed at an answer to the open question. */
export const End = Type.Object({ t: Type.Literal('end'), id: CommandId, match: Id }, closed);

/** Looks for somebody who takes a seat in its owner's place, or no longer does. */
export const Substitute = Type.Object(
  {
    t: Type.Literal('substitute'),
    id: CommandId,
    match: Id,
    /** The own seat if missing. Another's only while nobody plays it, and with the consent of the rest. */
    seat: Type.Optional(SeatNumber),
    on: Type.Boolean(),
    /** Whether the owner of the own seat may come back at any time (true if missing) or gives it for good. */
    lend: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const Say = Type.Object(
  { t: Type.Literal('say'), id: CommandId, match: Id, text: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);

export const Ping = Type.Object({ t: Type.Literal('ping'), id: Type.Optional(CommandId) }, closed);

export const ClientMessage = Type.Union([
  Watch,
  Leave,
  Answer,
  Offer,
  Respond,
  PromiseChain,
  Resign,
  End,
  Substitute,
  Say,
  Ping,
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Messages from the server. */
export const Question = Type.Object({
  number: Type.Integer(),
  seat: SeatNumber,
  question: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), option: AnyJson })),
  greyed: Type.Array(Type.Object({ id: Type.String(), refusal: Refusal })),
  /** Options that cannot be listed: the listed ones are proposals, others may be accepted. */
  open: Type.Boolean(),
});
export type WireQuestion = Static<typeof Question>;

export const ClockState = Type.Object({
  /** Milliseconds left for each seat at `at`. */
  left: Type.Array(Type.Number()),
  running: Type.Array(SeatNumber),
  at: Type.Number(),
});
export type ClockState = Static<typeof ClockState>;

export const OfferState = Type.Object({
  /** The number of the entry that made the offer; a response names it. */
  offer: Type.Integer(),
  seat: SeatNumber,
  what: Type.Union([Type.Literal('takeback'), Type.Literal('draw'), Type.Literal('substitute')]),
  to: Type.Optional(Type.Integer()),
  /** For a substitute: the seat that would stand open. */
  for: Type.Optional(SeatNumber),
  /** What a take-back would undo, oldest first, as far as the viewer may know. */
  undoes: Type.Optional(
    Type.Array(
      Type.Object({
        number: Type.Integer(),
        seat: SeatNumber,
        option: Type.Union([Type.Null(), Type.String()]),
      }),
    ),
  ),
  waitsFor: Type.Array(SeatNumber),
});
export type OfferState = Static<typeof OfferState>;

export const EntryKind = Type.Union([
  /** Number 0: what happened before the first question. */
  Type.Literal('begin'),
  Type.Literal('answer'),
  Type.Literal('offer'),
  Type.Literal('respond'),
  Type.Literal('takeback'),
  Type.Literal('resign'),
  Type.Literal('end'),
  Type.Literal('away'),
  Type.Literal('timeout'),
  Type.Literal('seat'),
  Type.Literal('want'),
  Type.Literal('promise'),
]);

/** One entry of the match's log, as this viewer may know it. */
export const WireEntry = Type.Object({
  number: Type.Integer(),
  at: Type.Number(),
  do: EntryKind,
  seat: SeatNumber,
  option: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  to: Type.Optional(Type.Integer()),
  accept: Type.Optional(Type.Boolean()),
  what: Type.Optional(Type.String()),
  /** The seat a substitute is asked for. */
  for: Type.Optional(SeatNumber),
  /** Who answered in the seat's place: the clock or a computer. */
  by: Type.Optional(Type.String()),
  /** A later take-back undid it. */
  undone: Type.Optional(Type.Boolean()),
  events: Type.Array(AnyJson),
});
export type WireEntry = Static<typeof WireEntry>;

/** What surrounds the board: whose turn, clocks, offers, result. */
export const TableState = Type.Object({
  status: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('finished')]),
  asked: Type.Array(SeatNumber),
  clock: Type.Union([Type.Null(), ClockState]),
  offer: Type.Union([Type.Null(), OfferState]),
  result: Type.Union([Type.Null(), Result]),
  /** For the seat that looks: to which number it may go back without asking anybody, or null. */
  freeTakeBack: Type.Union([Type.Null(), Type.Integer()]),
  question: Type.Union([Type.Null(), Question]),
  /**
   * For the seat that looks: the last link of its chain that is spent, or its anchor; null where the server throws
   * alone.
   */
  link: Type.Union([Type.Null(), Type.String()]),
});
export type TableState = Static<typeof TableState>;

export const Welcome = Type.Object({
  t: Type.Literal('welcome'),
  protocol: Type.Integer(),
  player: Type.Union([
    Type.Null(),
    Type.Object({ id: Type.String(), name: Type.String(), kind: Type.String() }),
  ]),
  time: Type.Number(),
});

/** The whole table: after `watch`, and whenever a patch would not fit. */
export const TableMessage = Type.Object({
  t: Type.Literal('table'),
  match: Type.String(),
  number: Type.Integer(),
  seat: Type.Union([Type.Null(), SeatNumber]),
  info: MatchInfo,
  view: AnyJson,
  state: TableState,
  /** The entries after `since`, for those who come back; all of them otherwise. */
  entries: Type.Array(WireEntry),
});
export type TableMessage = Static<typeof TableMessage>;

/** One more entry. `patch` turns the view at `number - 1` into the one at `number`. */
export const StepMessage = Type.Object({
  t: Type.Literal('step'),
  match: Type.String(),
  number: Type.Integer(),
  entry: WireEntry,
  patch: Type.Array(AnyJson),
  state: TableState,
});
export type StepMessage = Static<typeof StepMessage>;

export const MatchMessage = Type.Object({ t: Type.Literal('match'), match: Type.String(), info: MatchInfo });

export const PresenceMessage = Type.Object({
  t: Type.Literal('presence'),
  match: Type.String(),
  seats: Type.Array(SeatNumber),
  spectators: Type.Integer(),
});

export const Accepted = Type.Object({
  t: Type.Literal('accepted'),
  id: Type.String(),
  match: Type.String(),
  number: Type.Integer(),
});

export const Refused = Type.Object({
  t: Type.Literal('refused'),
  id: Type.Union([Type.Null(), Type.String()]),
  match: Type.Union([Type.Null(), Type.String()]),
  refusal: Refusal,
});

export const ChatLine = Type.Object({
  number: Type.Integer(),
  at: Type.Number(),
  player: Type.String(),
  name: Type.String(),
  text: Type.String(),
  hidden: Type.Boolean(),
});
export type WireChatLine = Static<typeof ChatLine>;

export const ChatMessage = Type.Object({
  t: Type.Literal('chat'),
  match: Type.String(),
  lines: Type.Array(ChatLine),
});

export const NoticeMessage = Type.Object({
  t: Type.Literal('notice'),
  notice: Type.Object({
    id: Type.String(),
    kind: Type.String(),
    match: Type.Union([Type.Null(), Type.String()]),
    body: AnyJson,
    at: Type.Number(),
  }),
});
export const Pong = Type.Object({
  t: Type.Literal('pong'),
  id: Type.Optional(Type.String()),
  time: Type.Number(),
});

/** The server is going away for a moment; connect again after `retryMs`. */
export const Closing = Type.Object({
  t: Type.Literal('closing'),
  reason: Type.String(),
  retryMs: Type.Integer(),
});

export const ServerMessage = Type.Union([
  Welcome,
  TableMessage,
  StepMessage,
  MatchMessage,
  PresenceMessage,
  Accepted,
  Refused,
  ChatMessage,
  NoticeMessage,
  Pong,
  Closing,
]);
export type ServerMessage = Static<typeof ServerMessage>;
