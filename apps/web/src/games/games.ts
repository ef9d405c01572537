import type { GameId } from '@dustfront/games';
import type { Controller } from '../modes/controller.ts';
import type { EditorKit } from './draft.ts';
import type { GameFace } from './face.ts';
import type { ArmyBuilder, WorkshopGame } from './workshop.ts';

// Everything large that the client has of its games, loaded when a page needs it.

export const FACES: Readonly<Record<GameId, () => Promise<GameFace<Controller>>>> = {
  'dust-tactics': async () => (await import('./dust-tactics/index.ts')).coreFace,
  'dust-tactics-2014': async () => (await import('./dust-tactics-2014/index.ts')).tacticsFace,
  dust: async () => (await import('./dust/index.ts')).dustFace,
};

interface Workshop {
  readonly kit: () => Promise<EditorKit>;
  readonly builder: () => Promise<ArmyBuilder>;
}

export const WORKSHOPS: Readonly<Record<WorkshopGame, Workshop>> = {
  'dust-tactics': {
    kit: async () => (await import('./dust-tactics/editor.ts')).coreKit,
    builder: async () => (await import('./dust-tactics/builder.ts')).coreBuilder,
  },
  'dust-tactics-2014': {
    kit: async () => (await import('./dust-tactics-2014/editor.ts')).tacticsKit,
    builder: async () => (await import('./dust-tactics-2014/builder.ts')).tacticsBuilder,
  },
};
