import type { ComponentChild, ComponentChildren } from 'preact';
import type { Camera } from '../../camera/camera.ts';
import { ZoomButtons } from '../../camera/ZoomButtons.tsx';
import { t } from '../../i18n/index.ts';
import type { History } from './history.ts';
import { Steps } from './Steps.tsx';

/** A tool to take up. */
export const ToolButton = ({
  name,
  chosen,
  onClick,
  children,
}: {
  name: string;
  chosen: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) => (
  <button type="button" class="tool" aria-pressed={chosen} onClick={onClick}>
    {children}
    <span>{name}</span>
  </button>
);

/** The tools of an editor, what stands above them, and below what is told about the one in the hand. */
export const Tools = ({
  history,
  camera,
  modes,
  tools,
  children,
}: {
  history: History;
  camera: Camera;
  modes?: ComponentChild;
  tools: ComponentChildren;
  children: ComponentChildren;
}) => (
  <div class="ed-tools">
    <div class="ed-modes">
      {modes}
      <span class="ed-look">
        <Steps history={history} />
        <ZoomButtons camera={camera} />
      </span>
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend where a quiet label is wanted */}
    <div class="sheet toolbox" role="group" aria-label={t('editor.tools')}>
      {tools}
    </div>
    {children}
  </div>
);
