import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import type { Say } from '@dustfront/kernel';
import { Icon } from '../../../drawings/icons.tsx';
import { percent, percentSign, t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { PlanSteps } from '../../../pages/table/Plan.tsx';
import { RisksTold } from '../../../pages/table/Risks.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { CoverTold } from './CoverTold.tsx';
import type { Draft } from './draft.ts';
import type { Ghost } from './ghost.ts';
import { bearingWords, inCentimetres } from './lengths.ts';
import { PerilsTold } from './PerilsTold.tsx';

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
        ⟲
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => draft.turn(4)}
        aria-label={t('tactics.measured.turnRight')}
      >
        ⟳
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

/** Why they cannot stand where somebody would have them. */
function Refused({ c, draft, say }: { c: Controller; draft: Draft; say: Say }) {
  const refusal = draft.refused.value ?? draft.stray.value?.refusal ?? null;
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

/** On which storey of a house they end. */
function Levels({ draft, ghost }: { draft: Draft; ghost: Ghost }) {
  const levels = draft.levels.value;
  if (levels.length === 0) return null;
  const [first] = ghost.minis;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend where a quiet row is wanted
    <div class="mt-levels" role="group" aria-label={t('tactics.measured.level')}>
      <span>{t('tactics.measured.level')}</span>
      {levels.map(({ storey, isRoof }) => (
        <button
          key={storey}
          type="button"
          class="chip"
          aria-pressed={first?.storey === storey}
          onClick={() => draft.climb(storey)}
        >
          {storey === 0
            ? t('tactics.measured.ground')
            : isRoof
              ? t('tactics.measured.roof')
              : t('tactics.measured.storey', { storey })}
        </button>
      ))}
    </div>
  );
}

/** What the button is called that gives the answer. */
function goKey(draft: Draft, { allowance }: Ghost) {
  if ((draft.risks.value?.risks.length ?? 0) > 0) return 'goAnyway';
  if (draft.smokes.value) return 'smokeHere';
  return allowance === 0 ? 'here' : draft.boards.value === null ? 'go' : 'goIn';
}

/** Two of six faces lay smoke. */
const SMOKE = 1 / 3;

/** What the answer that is pointed out would come to. */
function toldOf(draft: Draft): string {
  const ghost = draft.ghost.value;
  if (ghost === null)
    return t(draft.piece.value === null ? 'tactics.measured.vain' : 'tactics.measured.noRoom');
  if (ghost.allowance > 0) return walkWords(ghost);
  if (draft.smokes.value) return t('tactics.measured.smokeThere', { chance: percent(SMOKE) + percentSign() });
  if (draft.sites.value.length > 0) return t('tactics.measured.built');
  return t(ghost.laid === null ? 'tactics.measured.place' : 'tactics.measured.laid');
}

/** That a shell may lay smoke instead. */
const SmokeLead = () => (
  <p class="sheet mt-getin">
    <Icon name="target" size={16} /> {t('tactics.measured.smokeLead')}
  </p>
);

/** Machines that could be got into at the end of a way: one click shows it. */
function GettingIn({ draft }: { draft: Draft }) {
  const all = draft.boardings.value;
  if (all.length === 0) return null;
  return (
    <section class="sheet mt-getin" aria-label={t('tactics.measured.draft')}>
      {all.map(({ key, name, at }) => (
        <button key={key} type="button" class="btn" onClick={() => draft.point(at)}>
          {t('tactics.measured.getIn', { name })}
        </button>
      ))}
    </section>
  );
}

/** What has been pointed out, how much of the way is left, and the button that gives the answer. */
export function DraftPanel({ c, draft, say }: { c: Controller; draft: Draft; say: Say }) {
  const ghost = draft.ghost.value;
  const risks = draft.risks.value;
  const actions = draft.actions.value;
  const boards = draft.boards.value;
  if (ghost === null && !draft.vain.value)
    return draft.smokes.value ? <SmokeLead /> : <GettingIn draft={draft} />;
  return (
    <section
      class={`sheet mt-draft side-${ghost?.sign ?? 'neutral'}`}
      aria-label={t('tactics.measured.draft')}
    >
      {actions.length > 0 && <PlanSteps steps={actions} />}
      <p role="status">{toldOf(draft)}</p>
      {boards !== null && <p class="mt-boards">{t('tactics.measured.thenIn', { name: boards.name })}</p>}
      {ghost !== null && <Levels draft={draft} ghost={ghost} />}
      <PerilsTold draft={draft} />
      <CoverTold draft={draft} />
      {risks !== null && <RisksTold c={c} found={risks} />}
      <Refused c={c} draft={draft} say={say} />
      {ghost !== null && (
        <div class="mt-draft-buttons">
          <button type="button" class="commit" onClick={() => draft.commit()}>
            {t(`tactics.measured.${goKey(draft, ghost)}`)}
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
