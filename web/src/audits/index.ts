// What other parts of the application may use of the history of changes.
export type { AuditWords } from './words.ts';
