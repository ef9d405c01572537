import type { Draft, EditorKit, Facing, Side } from '../../games/draft.ts';
import { type Key, t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import type { EdgeWay, Tool } from './paint.ts';

export const ways: readonly EdgeWay[] = ['north', 'east', 'south', 'west'];

interface OptionsOf<T extends Tool['do']> {
  readonly kit: EditorKit;
  readonly tool: Extract<Tool, { do: T }>;
  readonly onTool: (tool: Tool) => void;
}

function EdgeOptions({ kit, tool, onTool }: OptionsOf<'edge'>) {
  return (
    <div class="sheet ed-options">
      <Segment
        label={t('editor.edge')}
        value={tool.kind}
        onChange={(kind) => onTool({ ...tool, kind })}
        options={kit.openings.map((value) => ({ value, text: t(`editor.opening.${value}` as Key) }))}
      />
      <Segment
        label={t('editor.way')}
        value={tool.way}
        onChange={(way) => onTool({ ...tool, way })}
        options={ways.map((value) => ({ value, text: t(`tactics.way.${value}`) }))}
      />
    </div>
  );
}

function FortOptions({ kit, draft, tool, onTool }: OptionsOf<'fort'> & { draft: Draft }) {
  return (
    <div class="sheet ed-options">
      <Segment
        label={t('editor.facing')}
        value={tool.facing}
        onChange={(facing) => onTool({ ...tool, facing })}
        options={ways.map((way, i) => ({ value: i as Facing, text: t(`tactics.way.${way}`) }))}
      />
      <Segment
        label={t('editor.owner')}
        value={tool.seat}
        onChange={(seat) => onTool({ ...tool, seat })}
        options={[
          { value: -1 as -1 | Side, text: t('sides.neutral') },
          ...kit.sides(draft).map(({ name }, i) => ({ value: i as Side, text: name })),
        ]}
      />
    </div>
  );
}

/** What else a tool has to be told: the side of the square, the way it faces, how high it is. */
export function ToolOptions({
  kit,
  draft,
  tool,
  onTool,
}: {
  kit: EditorKit;
  draft: Draft;
  tool: Tool;
  onTool: (tool: Tool) => void;
}) {
  if (tool.do === 'edge') return <EdgeOptions kit={kit} tool={tool} onTool={onTool} />;
  if (tool.do === 'fort') return <FortOptions kit={kit} draft={draft} tool={tool} onTool={onTool} />;
  if (tool.do === 'brush' && tool.storeys !== undefined)
    return (
      <div class="sheet ed-options ed-line">
        <span>{t('editor.storeys')}</span>
        <Segment
          label={t('editor.storeys')}
          value={tool.storeys}
          onChange={(storeys) => onTool({ ...tool, storeys })}
          options={[0, 1, 2, 3, 4].map((value) => ({ value, text: String(value) }))}
        />
      </div>
    );
  return null;
}
