import type { Game, Json } from '@dustfront/kernel';
import { clone } from './clone.ts';
import { describeEvent, describeOption, describeQuestion, describeRefusal } from './describe.ts';
import type { DustEvent } from './events.ts';
import { frames } from './frames/index.ts';
import { imagine } from './hidden.ts';
import { isRecord } from './json.ts';
import { notation } from './notation/index.ts';
import { type DustOption, optionId } from './options.ts';
import { passive } from './passive.ts';
import type { RuleId } from './rule-id.generated.ts';
import { setup } from './setup.ts';
import type { DustState } from './state.ts';
import { outcome } from './victory.ts';
import { view } from './view.ts';
import { words } from './words/en.ts';

/** DUST, the Epic version, for two to six. */
export const dust: Game<DustState, DustOption, DustEvent, RuleId> = {
  id: 'dust',
  title: 'DUST',
  version: '1',
  seats: (given: Json) => {
    if (!isRecord(given)) return 2;
    if (typeof given.position === 'string') return given.position.match(/^player /gm)?.length ?? 2;
    return typeof given.players === 'number' ? given.players : 2;
  },
  setup,
  frames,
  optionId,
  passive,
  view,
  imagine,
  clone,
  outcome,
  describe: {
    question: describeQuestion,
    option: describeOption,
    event: describeEvent,
    refusal: describeRefusal,
  },
  notation,
  catalogue: words,
};
