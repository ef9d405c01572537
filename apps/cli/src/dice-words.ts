import type { Checked, Reason, Verdict } from '@dustfront/protocol';

type Good = Exclude<Verdict, { word: 'broken' }>;
type Bad = Extract<Verdict, { word: 'broken' }>;

const reasons: Readonly<Record<Reason, string>> = {
  'no-dice': 'the record does not say how its dice were made',
  'bad-note': 'what it says about its dice cannot be read',
  'wrong-seed': 'the secret is not the one that was promised',
  'wrong-numbers': 'not every answer is numbered',
  'wrong-seats': 'the seats do not fit the set-up',
  'wrong-chain': 'the links of a seat do not lead to its anchor',
  'wrong-link': 'a seat has answered more often than it has shown links',
  'links-left': 'links were shown that no answer has spent: something is missing',
  'wrong-sum': 'something that was spent is missing, or something is too much',
  'bad-line': 'a line cannot be read',
  'wrong-opening': 'the match begins otherwise',
  'wrong-dice': 'other dice fell',
  'wrong-state': 'the table stands otherwise',
  refused: 'the rules refuse it',
  'wrong-back': 'the take-backs do not fit the answers',
  'not-over': 'the match does not end there',
  'wrong-end': 'how it ended cannot be read',
  'other-commitment': 'the server had promised another chain',
  'other-anchors': 'the seats had promised other chains when the word was given',
  'own-chain-missing': 'a chain that was promised and used is missing',
  'own-links-missing': 'more links were given than the record knows: it was cut short',
  'own-answers': 'other answers were given with these links',
  'other-names': 'other names sat at this table',
};

export const reasonText = ({ reason, about }: Bad): string =>
  reason === 'refused' && about !== '' ? `${reasons[reason]} (${about})` : reasons[reason];

const checks: Readonly<Record<Checked['what'], (count: number) => string>> = {
  server: () => 'the server’s secret leads to the anchor it had promised',
  chains: (n) => `${n} chains of seats lead to their anchors`,
  links: (n) => `${n} links spent, none passed over`,
  answers: (n) => `${n} answers played again by the rules`,
  withdrawn: (n) => `${n} answers taken back, with their dice`,
  dice: (n) => `${n} dice made again`,
  end: () => 'it goes to the end of the match',
  kept: (n) => `compared with what ${n} clients kept`,
};

/** The verdict on dice in a word, and what it rests on. */
export function diceText(verdict: Good, names: readonly string[]): { dice: string; details: string[] } {
  const { word, checked, byServer, seats } = verdict;
  const named = (list: readonly number[]): string => list.map((seat) => names[seat]).join(', ');
  const alone = [
    ...(byServer && byServer.seats.length > 0 ? [`seats without a chain: ${named(byServer.seats)}`] : []),
    ...(byServer && byServer.clock > 0 ? [`answers of the clock: ${byServer.clock}`] : []),
    ...(byServer && byServer.computer > 0
      ? [`answers of a computer for a person: ${byServer.computer}`]
      : []),
    ...(byServer && byServer.later > 0 ? [`chains promised during the match: ${byServer.later}`] : []),
  ];
  return {
    dice: word === 'promised' ? `as promised to ${named(seats)}` : 'consistent with itself',
    details: [
      `checked: ${checked.map(({ what, count }) => checks[what](count)).join('; ')}`,
      ...(alone.length > 0 ? [`known to the server beforehand: ${alone.join('; ')}`] : []),
      ...(word === 'consistent'
        ? ['give what a player’s client kept (--kept) to know whether it was promised']
        : []),
    ],
  };
}
