/** What tests start from. */
export { blankState, faces, Table, table } from '../test/table.ts';
