// Pages with a board, loaded together when the first of them is opened.
export { RecordsPage } from './replay/RecordsPage.tsx';
export { ReplayPage } from './replay/ReplayPage.tsx';
export { TablePage } from './table/TablePage.tsx';
