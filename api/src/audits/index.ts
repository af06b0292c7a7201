// The exports of the audits domain for other domains.
export { registerHistory, registerLog } from './routes.ts';
