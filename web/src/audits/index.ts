// What other domains may import of audits.
export type { AuditWords } from './words.ts';
