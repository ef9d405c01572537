// Pages where matches are made, loaded together when the first of them is opened.
export { ArmyPage } from './army/ArmyPage.tsx';
export { EditorPage } from './editor/EditorPage.tsx';
export { SetupPage } from './setup/SetupPage.tsx';
