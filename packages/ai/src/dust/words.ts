/** What the players of DUST say about their answers, in English. */
export const dustWords: Readonly<Record<string, string>> = {
  'ai.dust.card':
    'Attacks {combat}, moves {movement}, production {production}; {attacks} attacks are worth making.',
  'ai.dust.buy-card': 'Cards in hand: {held}.',
  'ai.dust.buy-centre': 'Centres: {centres}, power sources to feed them: {sources}.',
  'ai.dust.buy-submarine': 'Seas held: {seas}, the next rival has {rival}.',
  'ai.dust.buy-unit': 'Dice for {cost} points: {dice}.',
  'ai.dust.place': '{area}: {dice} dice stand there, the strongest enemy beside it has {threat}.',
  'ai.dust.go': 'To {area}, worth {points} points to hold; enemies beside it: {threat} dice.',
  'ai.dust.no-move': 'No move is worth its point.',
  'ai.dust.battle':
    'The battle for {area}: {chance}% to be taken if fought to the end, {points} points for the attacker.',
  'ai.dust.hold': 'No attack: nothing won, nothing lost.',
  'ai.dust.stands':
    '{area}: {chance}% to be taken, both sides playing their best from here; {points} points expected.',
};
