// Where the people of a company, and its tools, are in REST.
import type {
  AccessTokenRow,
  GroupRow,
  RoleRow,
  ServiceAccountRow,
  UserRow,
} from '../__generated__/rows.ts';
import { companyCollection } from '../kit/records/collections.ts';

export const roles = companyCollection<RoleRow>('roles');
export const groups = companyCollection<GroupRow>('groups');
export const accessTokens = companyCollection<AccessTokenRow>('access_tokens');
export const serviceAccounts = companyCollection<ServiceAccountRow>('service_accounts');
export const users = companyCollection<UserRow>('users');
