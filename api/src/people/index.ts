/** What other domains may use of the people domain. */
export { authenticateWith, scopeOfMember } from './authenticate.ts';
export { adminProfile, adminProfileSchema } from './records.ts';
export { registerPeople } from './routes.ts';
export { companyMembers, users } from './tables.ts';
