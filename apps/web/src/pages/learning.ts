// Lessons, loaded together when the first of them is opened.
export { LearnPage } from './learn/LearnPage.tsx';
export { LessonPage } from './learn/LessonPage.tsx';
