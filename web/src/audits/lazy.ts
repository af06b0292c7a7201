// What other domains show of the history of changes. It is loaded when it is shown.
export { AuditList } from './AuditList.tsx';
export { History } from './History.tsx';
export { RecordHistory } from './RecordHistory.tsx';
