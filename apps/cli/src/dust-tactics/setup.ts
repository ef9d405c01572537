import {
  ARMIES,
  ARMY_PAIRS,
  BATTLEFIELDS,
  type Bloc,
  type CoreSetup,
  type ForceUnit,
  SCENARIOS,
} from '@dustfront/dust-tactics';
import { Failure } from '../failure.ts';
import { unknownName } from '../suggest.ts';
import { parseUnit } from './cards.ts';

export interface SetupFlags {
  readonly scenario?: string;
  readonly battlefield?: string;
  readonly allies?: string;
  readonly axis?: string;
  readonly rounds?: number;
}

/** An army by name, or its units: `recon-rangers,assault-rangers+joe-brown,hot-dog`. */
function armyNamed(text: string, bloc: Bloc): readonly ForceUnit[] {
  const army = ARMIES.find(({ id }) => id === text);
  if (army) {
    if (army.bloc !== bloc)
      throw new Failure('setup.other-army', { army: text, own: `bloc.${army.bloc}`, side: `bloc.${bloc}` });
    return army.units;
  }
  const ids = ARMIES.filter((one) => one.bloc === bloc).map(({ id }) => id);
  if (!text.includes(',') && !text.includes('+')) {
    try {
      return [{ card: parseUnit(text).card.id }];
    } catch {
      throw unknownName('army', text, ids);
    }
  }
  return text.split(',').map((part) => {
    const { card, hero } = parseUnit(part.trim());
    return hero === null ? { card: card.id } : { card: card.id, hero: hero.id };
  });
}

/** The army made to meet another one. */
function partnerOf(text: string, bloc: Bloc): readonly ForceUnit[] | undefined {
  const pair = ARMY_PAIRS.find((armies) => armies.some(({ id }) => id === text));
  return pair?.find((army) => army.bloc === bloc)?.units;
}

export const scenarioIds = (): string[] => SCENARIOS.map(({ id }) => id);

/** What flags say about a battle of the Core Set; a scenario, or a battlefield with two armies. */
export function setupFrom(flags: SetupFlags): { setup: CoreSetup; title: string } {
  const rounds = flags.rounds === undefined ? {} : { rounds: flags.rounds };
  const wantsArmies =
    flags.allies !== undefined || flags.axis !== undefined || flags.battlefield !== undefined;
  if (flags.scenario !== undefined || !wantsArmies) {
    const id = flags.scenario ?? SCENARIOS[0]!.id;
    const scenario = SCENARIOS.find((one) => one.id === id || String(one.number) === id);
    if (!scenario) throw unknownName('scenario', id, scenarioIds());
    if (flags.battlefield !== undefined) throw new Failure('setup.battlefield');
    if (!wantsArmies) return { setup: { scenario: scenario.id, ...rounds }, title: scenario.id };
    const forces = {
      allies: flags.allies === undefined ? scenario.sides.allies.force : armyNamed(flags.allies, 'allies'),
      axis: flags.axis === undefined ? scenario.sides.axis.force : armyNamed(flags.axis, 'axis'),
    };
    return { setup: { scenario: scenario.id, forces, ...rounds }, title: scenario.id };
  }
  const field = BATTLEFIELDS.find(({ id }) => id === (flags.battlefield ?? BATTLEFIELDS[0]!.id));
  if (!field)
    throw unknownName(
      'battlefield',
      flags.battlefield!,
      BATTLEFIELDS.map(({ id }) => id),
    );
  const [boxedAllies, boxedAxis] = ARMY_PAIRS[0]!;
  const forces = {
    allies:
      flags.allies === undefined
        ? ((flags.axis && partnerOf(flags.axis, 'allies')) ?? boxedAllies.units)
        : armyNamed(flags.allies, 'allies'),
    axis:
      flags.axis === undefined
        ? ((flags.allies && partnerOf(flags.allies, 'axis')) ?? boxedAxis.units)
        : armyNamed(flags.axis, 'axis'),
  };
  return {
    setup: {
      battlefield: field.id,
      forces: { allies: forces.allies || [], axis: forces.axis || [] },
      ...rounds,
    },
    title: field.id,
  };
}
