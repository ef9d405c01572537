import { Match, type Seat, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { attackOrigins, greyedOrigins } from './attacks/index.ts';
import { dust } from './game.ts';
import { areaId } from './lookup.ts';
import { type DustOption, optionId } from './options.ts';
import { rules } from './rulebook.generated.ts';
import type { DustState } from './state.ts';

/** What somebody might try who does not know the rules: everything that was ever an option, and every area. */
function attempts(seen: ReadonlySet<string>, state: DustState): string[] {
  const areas = state.areas.flatMap((_, area) => {
    const id = areaId(state, area);
    return [`to ${id}`, `attack land ${id}`, `move land ${id}`, `claim ${id}`];
  });
  return [...seen, ...areas, 'take 99 tank', 'castle kingside'];
}

describe('whoever tries what is not possible', () => {
  test.each(['a', 'b'])('is told the rule, at every question of match %s', (seed) => {
    const match = Match.begin(dust, { players: 3 }, ['a', 'b', 'c'], seededDice(seed));
    const pick = seededPick(seed);
    const seen = new Set<string>();
    const questions = new Set<string>();
    const unruled = new Set<string>();
    for (let answers = 0; answers < 400 && !match.over; answers++) {
      const seat = match.asked[0] as Seat;
      const question = match.question(seat)!;
      const ids = Array.from({ length: question.options.length }, (_, i) =>
        optionId(question.options.at(i) as DustOption),
      );
      if (!questions.has(question.question) || answers % 20 === 0)
        for (const id of attempts(seen, match.state as DustState)) {
          if (ids.includes(id)) continue;
          const reply = match.submit(seat, question.number, id);
          const rule = 'refused' in reply ? reply.refused.rule : undefined;
          if (rule === undefined || !(rule in rules)) unruled.add(`${question.question}: ${id} (${rule})`);
        }
      questions.add(question.question);
      for (const id of ids) seen.add(id);
      match.submit(seat, question.number, ids[pick(ids.length)]!, false);
    }
    expect([...unruled]).toEqual([]);
    expect(questions.size).toBeGreaterThan(12);
  });

  test('[dust.combat.round1.centre] an area whose every target is banned is shown with the reason', () => {
    const state = dust.setup({ players: 2 }) as DustState;
    for (const area of state.areas) Object.assign(area, { holder: 1, units: [1, 0, 0, 0, 0], centre: true });
    state.round = 1;
    const rule = 'dust.combat.round1.centre';
    const home = state.areas.findIndex((_, area) => greyedFrom(state, area)[0]?.refusal.rule === rule);
    expect(greyedFrom(state, home)).toEqual([
      {
        id: `attack land ${areaId(state, home)}`,
        refusal: { code: 'first-round', rule, about: [expect.any(String)] },
      },
    ]);
    Object.assign(state.areas[home]!, HELD);
    expect(attackOrigins(state, 0, 'land', [])).toEqual([]);
    // One target that may be attacked, and the area is an origin like any other.
    state.round = 4;
    expect(greyedOrigins(state, 0, 'land', [])).toEqual([]);
    expect(attackOrigins(state, 0, 'land', [])).toEqual([home]);
  });
});

const HELD = { holder: 0, units: [2, 0, 0, 0, 0] };

/** What would be shown if the area were in the hands of the first seat. */
function greyedFrom(state: DustState, area: number) {
  const before = { ...state.areas[area]! };
  Object.assign(state.areas[area]!, HELD);
  const found = greyedOrigins(state, 0, 'land', []);
  Object.assign(state.areas[area]!, before);
  return found;
}
