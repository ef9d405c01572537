import type { Camera } from '../../camera/camera.ts';
import type { Draft, EditorKit } from '../../games/draft.ts';
import { type Key, t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import type { History } from './history.ts';
import type { Tool } from './paint.ts';
import { ToolOptions } from './ToolOptions.tsx';
import { ToolPicture } from './ToolPicture.tsx';
import { ToolButton, Tools } from './Tools.tsx';

export type Mode = 'brush' | 'rectangle' | 'hand';
const modes: readonly Mode[] = ['brush', 'rectangle', 'hand'];

/** One word for a tool, also said before each square. */
export function toolName(tool: Tool, kit: EditorKit, draft: Draft): string {
  switch (tool.do) {
    case 'erase':
      return t('editor.erase');
    case 'brush':
      return t(`editor.brush.${tool.id}` as Key);
    case 'edge':
      return t(`editor.opening.${tool.kind}` as Key);
    case 'fort':
      return t(`editor.${tool.kind}`);
    case 'entry':
      return t('editor.entry', { side: kit.sides(draft)[tool.side].name });
    case 'goal':
      return t('editor.goalSquares');
    case 'unit':
      return t('editor.station');
    default:
      return '';
  }
}

const same = (a: Tool, b: Tool): boolean =>
  a.do === b.do &&
  (a.do !== 'brush' || b.do !== 'brush' || a.id === b.id) &&
  (a.do !== 'fort' || b.do !== 'fort' || a.kind === b.kind) &&
  (a.do !== 'entry' || b.do !== 'entry' || a.side === b.side);

/** Every tool of a game, one group after the other. */
function toolsOf(kit: EditorKit): readonly Tool[] {
  return [
    { do: 'erase' },
    ...kit.brushes.map(
      ({ id }): Tool =>
        kit.hasStoreys && id === 'building' ? { do: 'brush', id, storeys: 1 } : { do: 'brush', id },
    ),
    { do: 'edge', kind: kit.openings[0] ?? 'wall', way: 'north' },
    ...(kit.hasForts
      ? (['bunker', 'strongpoint'] as const).map((kind): Tool => ({ do: 'fort', kind, facing: 0, seat: -1 }))
      : []),
    { do: 'entry', side: 0 },
    { do: 'entry', side: 1 },
  ];
}

const pictureOf = (tool: Tool): string =>
  tool.do === 'brush' ? tool.id : tool.do === 'fort' ? tool.kind : tool.do;

/** Brushes and how they are used: square by square, as a rectangle, or not at all. */
export function ToolBox({
  kit,
  history,
  camera,
  tool,
  mode,
  onTool,
  onMode,
}: {
  kit: EditorKit;
  history: History;
  camera: Camera;
  tool: Tool;
  mode: Mode;
  onTool: (tool: Tool) => void;
  onMode: (mode: Mode) => void;
}) {
  const { draft } = history;
  return (
    <Tools
      history={history}
      camera={camera}
      modes={
        <Segment
          label={t('editor.mode')}
          value={mode}
          onChange={onMode}
          options={modes.map((value) => ({ value, text: t(`editor.modes.${value}`) }))}
        />
      }
      tools={toolsOf(kit).map((one) => {
        const chosen = same(one, tool);
        return (
          <ToolButton
            key={`${one.do} ${pictureOf(one)} ${one.do === 'entry' ? one.side : ''}`}
            name={one.do === 'edge' ? t('editor.edge') : toolName(one, kit, draft)}
            chosen={chosen}
            onClick={() => onTool(chosen ? tool : one)}
          >
            {one.do === 'entry' ? (
              <ToolPicture id="entry" sign={kit.sides(draft)[one.side].sign} />
            ) : (
              <ToolPicture id={pictureOf(one)} />
            )}
          </ToolButton>
        );
      })}
    >
      <ToolOptions kit={kit} draft={draft} tool={tool} onTool={onTool} />
    </Tools>
  );
}
