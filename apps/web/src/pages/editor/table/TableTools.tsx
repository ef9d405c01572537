import type { Camera } from '../../../camera/camera.ts';
import { Icon } from '../../../drawings/icons.tsx';
import type { DraftTable, FeatureKind, TableDrawings, TableKit } from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import type { History } from '../history.ts';
import type { Tool } from '../paint.ts';
import { ToolButton, Tools } from '../Tools.tsx';
import { featureIn } from './chosen.ts';
import type { Hand } from './hand.ts';
import { KindPicture } from './KindPicture.tsx';
import { isDrawn } from './pen.ts';
import { ShapePanel } from './ShapePanel.tsx';

const hints = { area: 'drawArea', line: 'drawLine' } as const;

/** What to do now with the tool in the hand. */
function Drawing({ kind, hand }: { kind: FeatureKind; hand: Hand }) {
  const hint =
    isDrawn(kind) && (kind.form === 'area' || kind.form === 'line') ? hints[kind.form] : 'drawSpot';
  return (
    <div class="sheet ed-options">
      <p class="ed-hint">{t(`editor.table.${hint}`)}</p>
      <div class="moment-tools">
        {hand.pen.corners.length > 0 ? (
          <>
            <button type="button" class="btn small primary" onClick={hand.finish}>
              <Icon name="check" size={14} /> {t('editor.table.finish')}
            </button>
            <button type="button" class="btn small" onClick={hand.pen.clear}>
              {t('editor.table.discard')}
            </button>
          </>
        ) : (
          <button type="button" class="btn small" onClick={hand.stamp}>
            {t('editor.table.middle')}
          </button>
        )}
      </div>
    </div>
  );
}

const isOf = (tool: Tool, one: Tool): boolean =>
  tool.do === one.do && (tool.do !== 'draw' || one.do !== 'draw' || tool.kind === one.kind);

interface ToolsProps {
  readonly kit: TableKit;
  readonly drawings: TableDrawings;
  readonly table: DraftTable;
  readonly history: History;
  readonly camera: Camera;
  readonly hand: Hand;
  readonly onTool: (tool: Tool) => void;
}

/** What can be laid on a table, and what is told about the thing in the hand. */
export function TableTools({ kit, drawings, table, history, camera, hand, onTool }: ToolsProps) {
  const { draft } = history;
  const { tool } = hand;
  const feature = featureIn(draft, hand.chosen);
  const kindOf = (name: string | undefined) => kit.kinds.find(({ id }) => id === name);
  const drawn = tool.do === 'draw' ? kindOf(tool.kind) : undefined;
  const kind = kindOf(feature?.kind);
  const take = (one: Tool): void => {
    hand.pen.clear();
    if (one.do === 'draw') hand.choose(null);
    onTool(one);
  };
  const button = (one: Tool, name: string, picture: preact.ComponentChild) => (
    <ToolButton key={name} name={name} chosen={isOf(tool, one)} onClick={() => take(one)}>
      {picture}
    </ToolButton>
  );
  return (
    <Tools
      history={history}
      camera={camera}
      tools={
        <>
          {button({ do: 'select' }, t('editor.table.select'), <Icon name="target" size={30} />)}
          {button({ do: 'erase' }, t('editor.erase'), <Icon name="trash" size={30} />)}
          {kit.kinds.map((one) =>
            button(
              { do: 'draw', kind: one.id },
              kit.name(one.id),
              <KindPicture {...{ kit, drawings }} kind={one} />,
            ),
          )}
        </>
      }
    >
      {drawn !== undefined && <Drawing kind={drawn} hand={hand} />}
      {feature !== null && kind !== undefined && (
        <ShapePanel {...{ kit, draft, table, kind, feature, hand }} />
      )}
    </Tools>
  );
}
