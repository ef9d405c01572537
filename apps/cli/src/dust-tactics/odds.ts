import { type CoreWhatIf, coreWhatIf } from '@dustfront/advice/dust-tactics';
import type { Unit } from '@dustfront/dust-tactics';
import { bodyOf, columnOf } from '@dustfront/dust-tactics/query';
import { attackOf, type Telling } from '../odds/answer.ts';
import type { OddsFlags } from '../odds/flags.ts';
import { named, sidesOf, strengthText, titles } from '../odds/sides.ts';
import { own } from '../reader.ts';
import { parseUnit } from './cards.ts';

function question(attacker: string, target: string, flags: OddsFlags): CoreWhatIf {
  return {
    ...sidesOf(parseUnit, attacker, target, flags),
    range: flags.range,
    cover: flags.cover,
    sustained: flags.sustained === true,
    called: [...(flags.berserk ? ['berserk'] : []), ...(flags.allInOne ? ['all-in-one'] : [])],
    shots: flags.shots ?? {},
    weapons: flags.weapon,
    targetMoved: flags.moved === true,
  };
}

function notes(ask: CoreWhatIf): string[] {
  const skills = [ask.attacker.card, ask.attacker.hero].flatMap((card) => card?.skills ?? []);
  const missing = ask.called.filter((skill) => !skills.some((one) => one === skill));
  return [
    ...missing.map((skill) => own('chance.note-skill', { skill })),
    ...(ask.cover !== 'none' && ask.target.card.kind !== 'squad' ? [own('chance.note-cover')] : []),
  ];
}

/** An attack of the Core Set on an open field, planned by the engine. */
export function coreOdds(attacker: string, target: string, flags: OddsFlags): Telling {
  const ask = question(attacker, target, flags);
  const position = attackOf('dust-tactics', coreWhatIf(ask));
  const strength = (unit: Unit): string => strengthText(bodyOf(position.state, unit));
  const about = [
    own('chance.range', { range: ask.range }),
    own(`chance.cover.${ask.cover}`),
    ...(ask.sustained ? [own('chance.sustained')] : []),
    ...ask.called,
  ].join(', ');
  return {
    game: 'dust-tactics',
    attacker: named(ask.attacker),
    target: named(ask.target),
    asked: { range: ask.range, cover: ask.cover, sustained: ask.sustained, called: ask.called },
    heading: (style) => [
      style.bold(titles(ask.attacker)) + style.dim(` (${strength(position.attacker)})`),
      `  ${own('chance.at', { target: style.bold(titles(ask.target)) })}` +
        style.dim(` (${columnOf(ask.target.card.armour)}, ${strength(position.target)}), ${about}`),
    ],
    notes: notes(ask),
    planned: position.planned,
  };
}
