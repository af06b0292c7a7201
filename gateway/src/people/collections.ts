// The REST collections of a company's users, groups, roles and service accounts.
import { companyCollection } from '../kit/records/collections.ts';

export const roles = companyCollection('Role', 'roles');
export const groups = companyCollection('Group', 'groups');
export const accessTokens = companyCollection('AccessToken', 'access_tokens');
export const serviceAccounts = companyCollection('ServiceAccount', 'service_accounts');
export const users = companyCollection('User', 'users');
