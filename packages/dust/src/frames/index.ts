import { frameTable } from '@dustfront/kernel';
import type { DustOption } from '../options.ts';
import type { DustState } from '../state.ts';
import { battle } from './battle.ts';
import { combat } from './combat.ts';
import { draft } from './draft.ts';
import { game } from './game.ts';
import { initiative } from './initiative.ts';
import { movement } from './movement.ts';
import { playerTurn } from './player-turn.ts';
import { production } from './production.ts';
import { reinforcements } from './reinforcements.ts';
import { retreating } from './retreating.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { specialAttack } from './special-attack.ts';
import { victoryPoints } from './victory-points.ts';

export const frames = frameTable<DustState, DustOption>(
  game,
  setup,
  draft,
  reinforcements,
  round,
  initiative,
  playerTurn,
  production,
  movement,
  combat,
  battle,
  retreating,
  specialAttack,
  victoryPoints,
);
