/** The languages that everything is written in; the first is the one that others are translated from. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by key. `{unit}` is filled in from a message's parameters, `{hits|hit|hits}` chooses by its number. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a text fills in: a name or a number as it is, something to be put into words, or a list of these. */
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

/** A text in the reader's language: a key of the game's catalogue with what to fill in. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}

/** Puts a message into words. */
export type Say = (message: Message) => string;
