import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/en.ts';

/** What computer players say about their answers, for people at the table. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'Any lawful answer.',
  'ai.only': 'There is nothing else to answer.',
  'ai.place': 'The best place of those within reach.',
  'ai.fallback': 'No considered answer in time: any lawful one.',
  'ai.usual': 'The usual answer here.',
  'ai.drawn':
    'Drawn among {count} {count|answer|answers}, the better ones more often; this one comes up {share}% of the time.',
  'ai.attack': '{how}; {points} {points|point|points} of damage expected.',
  'ai.destroys': '{kill}% to destroy {target}',
  'ai.strikes': 'Attacks the {target}',
  'ai.pass': 'Nobody to strike at yet: let the enemy come first.',
  'ai.cover': 'Fires at the cover in {at}, which the scenario wants destroyed.',
  'ai.move': '{unit} to {to}.',
  'ai.leave': '{unit} off the board.',
  'ai.reply': 'The {unit} can hit back hardest: expect to lose about {points} {points|point|points}.',
  'ai.no-reply': 'No enemy has an answer worth fearing.',
  'ai.promise': 'From there the next attack promises {points} {points|point|points} more damage.',
  'ai.conquer': 'Attacks {area}: {chance}% to take it, {points} {points|point|points} on average.',
  'ai.no-attack': 'No attack is worth its losses.',
  'ai.search': '{win}% to win, by {plays} {plays|game|games} played on from here.',
  'ai.hope': 'Brings the aims of the scenario nearer.',
  'ai.dust.card': '{attacks} {attacks|attack is|attacks are} worth making, and the card allows {combat}.',
  'ai.dust.card-quiet':
    'No attack is worth making yet: {movement} {movement|move|moves} and {production} production count.',
  'ai.dust.held': '{area} could be taken with {chance}%, but holding back comes out no worse.',
  'ai.dust.buy-card': 'Cards in hand: {held}.',
  'ai.dust.buy-centre': 'Centres: {centres}, power sources to feed them: {sources}.',
  'ai.dust.buy-submarine':
    'You hold {seas} {seas|sea|seas}, the next rival {rival}: most seas score each round.',
  'ai.dust.buy-unit': 'Dice for {cost} {cost|point|points}: {dice}.',
  'ai.dust.place':
    '{area}: {dice} {dice|die stands|dice stand} there, the strongest enemy beside it has {threat}.',
  'ai.dust.go':
    'To {area}, worth {points} {points|point|points} to hold; enemies beside it: {threat} {threat|die|dice}.',
  'ai.dust.no-move': 'No move is worth its point.',
  'ai.dust.battle':
    'The battle for {area}: {chance}% to be taken if fought to the end, {points} {points|point|points} ' +
    'for the attacker.',
  'ai.dust.hold': 'No attack: nothing won, nothing lost.',
  'ai.dust.stands':
    '{area}: {chance}% to be taken, both sides playing their best from here; {points} ' +
    '{points|point|points} expected.',
  'ai.plain.conquer': 'Attacks {area}: {chance}% to take it.',
  'ai.plain.stands': '{area}: {chance}% to be taken, both sides playing their best from here.',
  'ai.plain.loss': 'That costs more than it brings.',
  'ai.plain.even': 'That brings hardly more than it costs.',
  'ai.plain.gain': 'That brings more than it costs.',
  'ai.plain.great': 'That brings far more than it costs.',

  'hint.because': 'Why:',
  'hint.hint': 'Hint',
  'hint.ask': 'What would a computer player do here?',
  'hint.key': 'a hint, where you are asked',
  'hint.thinking': 'Thinking it over …',
  'hint.none': 'Nobody has a hint for this.',
  'hint.instead': 'Instead:',
  'hint.chance': '{chance}% to win',
  'hint.less': '{points} points less',
  'hint.equal': 'about equal',
  'hint.untried': 'hardly tried',
  'hint.fires': 'fire at {target}',
  'hint.do': 'Do it',
};
