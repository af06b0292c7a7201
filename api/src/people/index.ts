// What other domains may use of the people domain. What they need while they are read themselves comes first.
export { authenticateWith, scopeOfMember } from './account/authenticate.ts';
export { adminProfile, adminProfileSchema } from './records.ts';
export { registerPeople } from './routes.ts';
export { createStandardRoles, standardRoles } from './roles/standard-roles.ts';
export type { StandardRoleName } from './roles/standard-roles.ts';
export { users } from './account/account-tables.ts';
export { hashInBackground } from './account/passwords.ts';
export { newToken, tokenHash } from './account/tokens.ts';
export { companyMembers } from './tables.ts';
export { digests } from './notifications/digests.ts';
export { showNotifications } from './notifications/kinds.ts';
export { notify, removeOldNotifications, untell } from './notifications/notify.ts';
export { inviteRecord } from './invites/invites.ts';
export { isObserved, observe } from './observers/observed.ts';
export { companyMessages, orderedMessages, type CompanyMessages } from './sending/sending.ts';
export { defaultRoles } from './users/user-accounts.ts';
export { requireRoles } from './users/user-bulk.ts';
export { memberRecord, userGrants, userResource } from './users/users.ts';
