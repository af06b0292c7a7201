// The content of a course comes when its tab is opened.
export { ContentTab } from './content/ContentTab.tsx';
export {
  statusLabels as homeworkStatusLabels,
  statusTones as homeworkStatusTones,
} from './homework/workStates.ts';
