// The public interface of the audits domain.
export { auditLog } from './collections.ts';
export { historyOf } from './history.ts';
