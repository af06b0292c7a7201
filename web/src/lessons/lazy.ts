// The content of a course comes when its tab is opened.
export { ContentTab } from './content/ContentTab.tsx';
