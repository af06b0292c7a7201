/** What other domains may use of the people domain. */
export { authenticateWith, scopeOfMember } from './authenticate.ts';
export { adminProfile, adminProfileSchema } from './records.ts';
export { registerPeople } from './routes.ts';
export { createStandardRoles, standardRoles } from './standard-roles.ts';
export type { StandardRoleName } from './standard-roles.ts';
export { users } from './account-tables.ts';
export { companyMembers } from './tables.ts';
export { memberRecord, userResource } from './users.ts';
