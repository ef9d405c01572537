import { useTableCamera } from '../../../board/camera.ts';
import type { DraftTable, EditorKit, TableDrawings, TableKit } from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import type { History } from '../history.ts';
import type { Tool } from '../paint.ts';
import { useHand } from './hand.ts';
import { TablePane } from './TablePane.tsx';
import { TableTools } from './TableTools.tsx';
import './table.css';

interface DeskProps {
  readonly kit: EditorKit;
  readonly tables: TableKit;
  readonly table: DraftTable;
  readonly history: History;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

function Desk({
  drawings,
  kit,
  tables,
  table,
  history,
  tool,
  onTool,
}: DeskProps & { drawings: TableDrawings }) {
  const camera = useTableCamera(table);
  const hand = useHand({ kit: tables, table, history, tool, onTool });
  return (
    <>
      <TableTools kit={tables} {...{ drawings, table, history, camera, hand, onTool }} />
      <TablePane {...{ kit, drawings, tables, table, camera, hand }} draft={history.draft} />
    </>
  );
}

/** Tools and table of a battlefield without squares, once it can be drawn. */
export function TableDesk(props: DeskProps) {
  const drawings = useLoaded(props.tables, (tables) => tables.drawings());
  return drawings === null ? (
    <p class="muted">{t('common.loading')}</p>
  ) : (
    <Desk {...props} drawings={drawings} />
  );
}
