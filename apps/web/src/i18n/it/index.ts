import type { pages as english } from '../en/index.ts';
import type { Texts } from '../texts.ts';
import { army } from './army.ts';
import { card } from './card.ts';
import { common } from './common.ts';
import { deed } from './deed.ts';
import { core } from './dust-tactics.ts';
import { tactics } from './dust-tactics-2014.ts';
import { editor } from './editor.ts';
import { goals } from './goals.ts';
import { learn } from './learn.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { odds } from './odds.ts';
import { online } from './online.ts';
import { orders } from './orders.ts';
import { plan } from './plan.ts';
import { provenance } from './provenance.ts';
import { refuse } from './refuse.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { risk } from './risk.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { start } from './start.ts';
import { table } from './table.ts';

/** Every Italian text of the client. */
export const pages: Texts<typeof english> = {
  ...common,
  ...start,
  ...settings,
  ...table,
  ...card,
  ...provenance,
  ...odds,
  ...log,
  ...deed,
  ...orders,
  ...goals,
  ...core,
  ...tactics,
  ...online,
  ...plan,
  ...refuse,
  ...risk,
  ...rules,
  ...setup,
  ...levels,
  ...army,
  ...editor,
  ...replay,
  ...review,
  ...learn,
};
