// The history of changes: where it is in REST, and what a type with a history has of it.
export { auditLog } from './collections.ts';
export { historyOf } from './history.ts';
