// The content of a course, loaded when its tab opens.
export { ContentTab } from './content/ContentTab.tsx';
export {
  statusLabels as homeworkStatusLabels,
  statusTones as homeworkStatusTones,
} from './homework/workStates.ts';
