/** What other domains may use of the company domain. */
export { domainFinder } from './dns.ts';
export { companyRemoval } from './removal.ts';
export { registerCompany } from './routes.ts';
export { companies } from './tables.ts';
export { yooKassaAt } from './yoo-kassa.ts';
