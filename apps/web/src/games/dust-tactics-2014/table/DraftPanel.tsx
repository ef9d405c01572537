import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import type { Say } from '@dustfront/kernel';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { PlanSteps } from '../../../pages/table/Plan.tsx';
import { RisksTold } from '../../../pages/table/Risks.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { CoverTold } from './CoverTold.tsx';
import type { Draft } from './draft.ts';
import type { Ghost } from './ghost.ts';
import { bearingWords, inCentimetres } from './lengths.ts';

/** By these a hull is turned. */
function Turns({ draft }: { draft: Draft }) {
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={() => draft.turn(-4)}
        aria-label={t('tactics.measured.turnLeft')}
      >
        ⟲ <kbd>Q</kbd>
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => draft.turn(4)}
        aria-label={t('tactics.measured.turnRight')}
      >
        ⟳ <kbd>E</kbd>
      </button>
    </>
  );
}

/** Each miniature by itself, and the next one. */
function OneByOne({ draft }: { draft: Draft }) {
  const isOn = draft.one.value !== null;
  return (
    <>
      <button type="button" class="btn" aria-pressed={isOn} onClick={() => draft.oneByOne()}>
        {t('tactics.measured.oneByOne')}
      </button>
      {isOn && (
        <button type="button" class="btn" onClick={() => draft.next()}>
          {t('tactics.measured.nextOne')} <kbd>N</kbd>
        </button>
      )}
    </>
  );
}

/** Why the miniature cannot stand where it was put. */
function Refused({ c, draft, say }: { c: Controller; draft: Draft; say: Say }) {
  const refusal = draft.refused.value;
  const view = c.table.state.value?.view ?? null;
  if (refusal === null || view === null) return null;
  return (
    <p class="why" role="alert">
      <Icon name="no" size={16} />
      <span>
        {say(dustTactics2014.describe.refusal(refusal, view))}{' '}
        {refusal.rule !== undefined && <RuleLink id={refusal.rule} />}
      </span>
    </p>
  );
}

/** How far the first of them goes, in which direction, and how much of the way is left. */
function walkWords({ ways: [way], length, allowance }: Ghost): string {
  const [from, to] = [way?.[0], way?.at(-1)];
  const words = {
    length: inCentimetres(length),
    left: inCentimetres(allowance - length),
    of: inCentimetres(allowance),
  };
  return length === 0 || from === undefined || to === undefined
    ? t('tactics.measured.left', words)
    : t('tactics.measured.leftOn', { ...words, way: bearingWords(from, to) });
}

/** What has been pointed out, how much of the way is left, and the button that gives the answer. */
export function DraftPanel({ c, draft, say }: { c: Controller; draft: Draft; say: Say }) {
  const ghost = draft.ghost.value;
  const risks = draft.risks.value;
  const actions = draft.actions.value;
  const isRisky = risks !== null && risks.risks.length > 0;
  if (ghost === null && !draft.vain.value) return null;
  const told =
    ghost === null
      ? t(draft.piece.value === null ? 'tactics.measured.vain' : 'tactics.measured.noRoom')
      : ghost.allowance === 0
        ? t(ghost.laid === null ? 'tactics.measured.place' : 'tactics.measured.laid')
        : walkWords(ghost);
  return (
    <section
      class={`sheet mt-draft side-${ghost?.sign ?? 'neutral'}`}
      aria-label={t('tactics.measured.draft')}
    >
      {actions.length > 0 && <PlanSteps steps={actions} />}
      <p role="status">{told}</p>
      <CoverTold draft={draft} />
      {risks !== null && <RisksTold c={c} found={risks} />}
      <Refused c={c} draft={draft} say={say} />
      {ghost !== null && (
        <div class="mt-draft-buttons">
          <button type="button" class="commit" onClick={() => draft.commit()}>
            {t(`tactics.measured.${isRisky ? 'goAnyway' : ghost.allowance === 0 ? 'here' : 'go'}`)}
            <kbd>Enter</kbd>
          </button>
          {ghost.heading !== null && <Turns draft={draft} />}
          {ghost.minis.length > 1 && <OneByOne draft={draft} />}
          <button type="button" class="btn" onClick={() => draft.clear()}>
            <Icon name="close" size={14} /> <span class="word">{t('common.cancel')}</span>
          </button>
        </div>
      )}
      <small class="muted for-keys">
        {t(draft.one.value === null ? 'tactics.measured.keys' : 'tactics.measured.oneKeys')}
      </small>
    </section>
  );
}
