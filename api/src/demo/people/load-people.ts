// Writes the demo school's roles and people.
import type { StandardRoleName } from '../../people/index.ts';
import { users } from '../../people/account/account-tables.ts';
import { companyMembers, memberRoles, roles } from '../../people/tables.ts';
import type { DemoSchool } from '../content.ts';
import { entry, known, paired, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { company } from '../school.ts';
import type { DemoPerson } from './people.ts';

export async function insertRoles(
  { transaction, companyId }: DemoTarget,
  school: DemoSchool,
): Promise<Map<StandardRoleName, number>> {
  const rows = school.roles.map((role) => ({
    ...role,
    company_id: companyId,
    admin_ban_on_registration: false,
    learning_ban_on_registration: false,
    ...since(company.created_at),
  }));
  const ids = await insertWithIds(transaction, roles, rows);
  return paired(
    school.roles.map(({ name }) => name),
    ids,
  );
}

/** Writes accounts and memberships. Staff may sign in; learners have no password. */
export async function insertPeople(
  { transaction, companyId }: DemoTarget,
  people: DemoPerson[],
  roleIds: Map<StandardRoleName, number>,
  passwordHash: string,
  ownerIsFirst: boolean,
): Promise<number[]> {
  const ids = await insertWithIds(
    transaction,
    users,
    people.map(({ role, name, surname, email, phone, createdAt }) => ({
      login: email,
      email,
      confirmed_login: email,
      password_hash: role === 'Ученик' || role === 'Наблюдатель' ? null : passwordHash,
      name,
      surname,
      phone,
      super_admin: false,
      failed_login_count: 0,
      ...since(createdAt),
    })),
  );
  const members = people.map((person, place) => ({ ...person, id: entry(ids, place) }));
  await insert(
    transaction,
    companyMembers,
    members.map(({ id, createdAt, lastVisitAt }, place) => ({
      company_id: companyId,
      user_id: id,
      is_owner: ownerIsFirst && place === 0,
      last_visit_at: lastVisitAt,
      created_at: createdAt,
    })),
  );
  await insert(
    transaction,
    memberRoles,
    members.map(({ id, role }) => ({
      company_id: companyId,
      user_id: id,
      role_id: known(roleIds, role),
    })),
  );
  return ids;
}
