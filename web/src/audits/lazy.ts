// Components of audits that other domains load lazily.
export { AuditList } from './AuditList.tsx';
export { History } from './History.tsx';
export { RecordHistory } from './RecordHistory.tsx';
