import { isCapital } from './control.ts';
import { board } from './lookup.ts';
import { type DustState, type Holder, NEUTRAL, NOBODY } from './state.ts';

/**
 * Tokens are facts that follow from the map: each capital [dust.token.capital] and each power source
 * [dust.token.source] has one, it goes with the area at once [dust.vp.token.pass] and lies with nobody where the
 * area is empty or neutral [dust.vp.token.pool]. So a drafted source's token lies with its player at once
 * [dust.setup.source.tokens].
 */
export interface Tokens {
  readonly capitals: readonly Token[];
  readonly sources: readonly Token[];
  readonly majorities: DustState['majorities'];
}

export interface Token {
  readonly area: string;
  readonly holder: Holder;
}

export function tokens(state: DustState): Tokens {
  const { areas, capitals, sources } = board(state);
  const token = (area: number): Token => {
    const { holder } = state.areas[area]!;
    return { area: areas[area]!.id, holder: holder === NEUTRAL ? NOBODY : holder };
  };
  return {
    capitals: capitals.filter((area) => isCapital(state, area)).map(token),
    sources: sources.map(token),
    majorities: { ...state.majorities },
  };
}
