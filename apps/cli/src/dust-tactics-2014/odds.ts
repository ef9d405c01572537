import { type TacticsWhatIf, tacticsWhatIf } from '@dustfront/advice/dust-tactics-2014';
import type { Skill, Unit } from '@dustfront/dust-tactics-2014';
import { bodyOf } from '@dustfront/dust-tactics-2014/query';
import { attackOf, type Telling } from '../odds/answer.ts';
import type { OddsFlags } from '../odds/flags.ts';
import { named, sidesOf, strengthText, titles } from '../odds/sides.ts';
import { own } from '../reader.ts';
import { armourOf } from './card-text.ts';
import { parseUnit } from './cards.ts';

function question(attacker: string, target: string, flags: OddsFlags): TacticsWhatIf {
  return {
    ...sidesOf(parseUnit, attacker, target, flags),
    range: flags.range,
    rules: flags.rules,
    // This edition knows one kind of cover: soft and hard mean the same.
    cover: flags.cover !== 'none',
    structure: flags.structure ?? null,
    sustained: flags.sustained === true,
    spirit: flags.spirit === true,
    lucky: flags.lucky === true,
    salvo: flags.salvo === true,
    shots: flags.shots ?? {},
    weapons: flags.weapon,
  };
}

function notes(ask: TacticsWhatIf): string[] {
  const has = (skill: Skill): boolean =>
    [ask.attacker.card, ask.attacker.hero].some((card) => card?.skills.includes(skill));
  const called = { 'fighting-spirit': ask.spirit, lucky: ask.lucky } as const;
  return (Object.keys(called) as (keyof typeof called)[])
    .filter((skill) => called[skill] && !has(skill))
    .map((skill) => own('chance.note-skill', { skill }));
}

/** An attack of 2013/14, both units face to face on an open field, planned by the engine. */
export function tacticsOdds(attacker: string, target: string, flags: OddsFlags): Telling {
  const ask = question(attacker, target, flags);
  const position = attackOf('dust-tactics-2014', tacticsWhatIf(ask));
  const strength = (unit: Unit): string => strengthText(bodyOf(position.state, unit));
  const about = [
    own('chance.range', { range: ask.range }),
    own(ask.structure === null ? `chance.cover.${ask.cover ? 'any' : 'none'}` : `chance.in.${ask.structure}`),
    ...(ask.sustained ? [own('chance.sustained')] : []),
    ...(ask.salvo ? [own('chance.salvo')] : []),
    own(`chance.rules.${ask.rules}`),
  ].join(', ');
  const { range, cover, structure, sustained, rules } = ask;
  return {
    game: 'dust-tactics-2014',
    attacker: named(ask.attacker),
    target: named(ask.target),
    asked: { range, cover, structure, sustained, rules },
    heading: (style) => [
      style.bold(titles(ask.attacker)) + style.dim(` (${strength(position.attacker)})`),
      `  ${own('chance.at', { target: style.bold(titles(ask.target)) })}` +
        style.dim(` (${armourOf(ask.target.card)}, ${strength(position.target)}), ${about}`),
    ],
    notes: notes(ask),
    planned: position.planned,
  };
}
