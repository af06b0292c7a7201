// The history of changes: where it is in REST.
export { auditLog, auditsOf } from './collections.ts';
