// Pages with a board, loaded together when the first of them is opened.
export { LearnPage } from './learn/LearnPage.tsx';
export { LessonPage } from './learn/LessonPage.tsx';
export { RecordsPage } from './replay/RecordsPage.tsx';
export { ReplayPage } from './replay/ReplayPage.tsx';
export { TablePage } from './table/TablePage.tsx';
