import type { DeckData, MapData } from '../data/types.ts';
import { areaId } from '../lookup.ts';
import { type DustState, NEUTRAL, NOBODY } from '../state.ts';
import { countUnits } from '../units.ts';
import { momentOf } from './moments.ts';
import { printUnits } from './units.ts';

/** A position as text. `parsePosition` is its exact inverse. */
export function printPosition(state: DustState): string {
  const lines = [
    'dust 1',
    ...printMap(state.map),
    ...printDeck(state.deck),
    printOptions(state),
    `round ${state.round}`,
  ];
  state.players.forEach((player, seat) => {
    const words = [`player ${seat}`, player.colour ?? '-', `points=${player.points}`];
    if (player.hand.length > 0) words.push(`hand=${player.hand.join()}`);
    if (player.played !== null) words.push(`played=${player.played}`);
    for (const flag of ['used', 'acted', 'out'] as const) if (player[flag]) words.push(flag);
    lines.push(words.join(' '));
  });
  state.areas.forEach((area, i) => {
    if (area.holder === NOBODY && !area.centre) return;
    const words = ['at', areaId(state, i), holderWord(area.holder)];
    if (countUnits(area.units) > 0) words.push(printUnits(area.units));
    if (area.centre) words.push('centre');
    lines.push(words.join(' '));
  });
  lines.push(['draw', ...state.draw].join(' '));
  if (state.discards.length > 0) lines.push(['discards', ...state.discards].join(' '));
  lines.push(['order', ...state.order].join(' '));
  if (state.alliances.length > 0)
    lines.push(['allies', ...state.alliances.map((pair) => pair.join('-'))].join(' '));
  const { production, sea, land } = state.majorities;
  lines.push(
    `majorities production=${holderWord(production)} sea=${holderWord(sea)} land=${holderWord(land)}`,
  );
  if (state.ordinary.length > 0) {
    lines.push(['ordinary', ...state.ordinary.map((area) => areaId(state, area))].join(' '));
  }
  for (const score of state.history) lines.push(`score ${JSON.stringify(score)}`);
  if (state.ending !== null) lines.push(`ending ${JSON.stringify(state.ending)}`);
  if (state.question > 0) lines.push(`question ${state.question}`);
  if (state.held !== null) lines.push(`held ${JSON.stringify(state.held)}`);
  lines.push(printStack(state));
  return `${lines.join('\n')}\n`;
}

function printStack(state: DustState): string {
  if (state.stack.length === 0) return 'over';
  const moment = momentOf(state);
  return moment === null ? `stack ${JSON.stringify(state.stack)}` : `now ${moment}`;
}

export function holderWord(holder: number): string {
  if (holder === NOBODY) return '-';
  return holder === NEUTRAL ? 'neutral' : String(holder);
}

function printOptions({ options }: DustState): string {
  const { victoryPoints, scoring, neutralCapitalsAreOrdinary, quickSetup } = options;
  const ordinary = neutralCapitalsAreOrdinary ? 'yes' : 'no';
  return `options points=${victoryPoints} scoring=${scoring} ordinary=${ordinary} quick=${quickSetup}`;
}

function printMap(map: 'world' | MapData): string[] {
  if (map === 'world') return ['map world'];
  const wraps = new Set((map.wrapLinks ?? []).map((link) => link.join(' ')));
  return [
    `map ${map.id} ${map.title}`,
    ...map.areas.map((area) => {
      const words = ['area', area.id, area.kind];
      if (area.capital) words.push('capital');
      if (area.powerSource) words.push('source');
      if (area.lon !== undefined) words.push(`lon=${area.lon}`);
      if (area.lat !== undefined) words.push(`lat=${area.lat}`);
      if (area.name !== area.id) words.push(`"${area.name}"`);
      return words.join(' ');
    }),
    ...map.links.map((link) => `link ${link.join(' ')}${wraps.has(link.join(' ')) ? ' wrap' : ''}`),
  ];
}

function printDeck(deck: 'standard' | DeckData): string[] {
  if (deck === 'standard') return ['deck standard'];
  return [
    `deck ${deck.id} ${deck.title}`,
    ...deck.cards.map(
      (c) => `card ${c.id} ${c.ability} ${c.combat}/${c.movement}/${c.production} ${c.stars}`,
    ),
  ];
}
