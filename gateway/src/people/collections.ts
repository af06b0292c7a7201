// Where roles, groups and users are in REST.
import { companyCollection } from '../kit/records/collections.ts';
import type { GroupRow, RoleRow, UserRow } from './rows.ts';

export const roles = companyCollection<RoleRow>('roles');
export const groups = companyCollection<GroupRow>('groups');
export const users = companyCollection<UserRow>('users');
