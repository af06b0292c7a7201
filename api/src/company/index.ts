/** What other domains may use of the company domain. */
export { registerCompany } from './routes.ts';
export { companies } from './tables.ts';
