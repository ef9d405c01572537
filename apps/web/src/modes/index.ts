import type { ModeName } from '../games/face.ts';
import { ask } from './ask.ts';
import { fire } from './fire.ts';
import type { Mode } from './mode.ts';
import { orders } from './orders.ts';
import { pick } from './pick.ts';
import { travel } from './travel.ts';
import { watch } from './watch.ts';

export const modes: Readonly<Record<ModeName | 'watch', Mode>> = { watch, pick, orders, travel, fire, ask };
