/** Documents for those who make something with the program, those most wanted first; files of `docs/`, in English. */
export const DOCUMENTS = [
  'command-line',
  'scenario-format',
  'table-scripts',
  'bots',
  'protocol',
  'strength',
  'balance',
  'operations',
  'performance',
] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

export const isDocument = (name: string): name is DocumentName =>
  (DOCUMENTS as readonly string[]).includes(name);
