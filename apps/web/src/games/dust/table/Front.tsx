import type { DustView } from '@dustfront/dust';
import type { Controller } from '../../../modes/controller.ts';
import type { LogLine } from '../../../session/table.ts';
import type { Battle } from '../story/battles.ts';
import { BattleStage } from './battle/BattleStage.tsx';
import type { People } from './battle/people.ts';
import { CardsOpen } from './moments/CardsOpen.tsx';
import { concerns, lastBattle, type Moments } from './moments/moments.ts';
import { Scoring } from './moments/Scoring.tsx';

/** Whether a person at another screen sits there: a computer of this one has a level. */
const isElsewhere = (c: Controller, seat: number): boolean => {
  const found = c.table.seats[seat];
  return found?.kind === 'computer' && found.level === '';
};

/** Whether a battle is fought that a person has a part in, here or elsewhere, or that is looked at. */
export function isOnStage(c: Controller, view: DustView, watching: boolean): boolean {
  if (view.battle === null && view.special === null) return false;
  if (watching || c.past.value !== null) return true;
  const attacker = view.battle?.attacker ?? view.special?.seat;
  const defender = view.battle?.defender;
  if (attacker !== undefined && isElsewhere(c, attacker)) return true;
  return c.seats.value.some((seat) => seat === attacker || seat === defender);
}

/**
 * What lies in front of the map: a battle, the cards turned up, the points of a round; each stays until it has been
 * seen.
 */
export function Front({
  view,
  log,
  people,
  moments: { now, done },
  onStage,
  ability,
  onClosed,
}: {
  view: DustView;
  log: readonly LogLine[];
  people: People;
  moments: Moments;
  onStage: boolean;
  ability: (id: string) => string;
  /** A battle that has ended was put away. */
  onClosed: (battle: Battle) => void;
}) {
  if (now?.kind === 'battle') {
    const { battle } = now;
    const close = (): void => {
      done();
      onClosed(battle);
    };
    return <BattleStage {...{ view, people, battle }} onDone={close} />;
  }
  if (now?.kind === 'scoring')
    return <Scoring {...{ view, people }} round={Number(now.line.event.round)} at={now.at} onDone={done} />;
  if (now?.kind === 'cards') return <CardsOpen {...{ view, people, ability }} at={now.at} onDone={done} />;
  const battle = onStage ? lastBattle(log) : null;
  if (battle === null || (battle.end !== null && !concerns(battle, people.mine))) return null;
  return <BattleStage {...{ view, people, battle }} />;
}
