// The exports of the audits domain for other domains.
export { registerHistory, registerAuditLog } from './routes.ts';
