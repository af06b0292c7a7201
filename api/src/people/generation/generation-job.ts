// The job that creates many accounts and writes a file with their passwords, which can be downloaded once.
import { eq } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import { mediaTypes } from '../../exports/index.ts';
import { defineJob, type RunningJob } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { accountsFile } from './generation-file.ts';
import {
  generationInput,
  generateLogin,
  generatePassword,
  type GenerationInput,
} from './generation-rules.ts';
import { hashInBackground } from '../account/passwords.ts';
import { loginOf } from '../rules.ts';
import { createMembers, defaultRoles, type NewMember } from '../users/user-accounts.ts';
import { requireGroups, requireRoles } from '../users/user-bulk.ts';
import { userGrants } from '../users/users.ts';

/** Passwords hashed between two checks whether the job was cancelled. */
const batch = 20;

interface Planned extends NewMember {
  password: string;
}

export const usersGeneration = defineJob({
  kind: 'users_generation',
  input: generationInput,
  asSystem: true,
  run: async (job) => {
    const { input, scope } = job;
    const { planned, roleIds } = await job.step(async (transaction) => {
      // The author may have lost the permission since the job was queued.
      if (!has(scope, userGrants.manage.all)) throw notAllowed();
      return {
        roleIds: await requireRolesAndGroups(transaction, scope, input),
        planned: await plan(transaction, input, scope.companyId),
      };
    });
    await hashPasswords(job, planned);
    const file = await job.writeFile(
      mediaTypes[input.format],
      accountsFile(input.format, planned),
      {
        fetchedOnce: true,
      },
    );
    const links = { roleIds, groupIds: input.groups_id };
    return async (transaction) => {
      await createMembers(transaction, scope, planned, links);
      return file(transaction);
    };
  },
});

/**
 * The roles of the new users. Throws if the caller may not give one of them, or if a group does not exist.
 */
export async function requireRolesAndGroups(
  transaction: Transaction,
  scope: Scope,
  input: GenerationInput,
): Promise<number[]> {
  const roleIds = input.roles_id ?? (await defaultRoles(transaction, scope.companyId));
  await requireRoles(transaction, scope, roleIds);
  await requireGroups(transaction, scope, input.groups_id);
  return roleIds;
}

const notAllowed = () =>
  new Failure(403, [{ message: 'Недостаточно прав для этого действия', code: 'forbidden' }]);

/**
 * The accounts to create. An address that was taken meanwhile fails the final insert, so that no account is created.
 */
async function plan(
  transaction: Transaction,
  input: GenerationInput,
  companyId: number,
): Promise<Planned[]> {
  const account = (values: Pick<NewMember, 'name' | 'surname' | 'email' | 'phone'>): Planned => ({
    ...values,
    login: loginOf(values.email),
    password: generatePassword(),
    password_hash: null,
  });
  if (input.people !== undefined) {
    return input.people.map(({ name, surname = null, email, phone = null }) =>
      account({ name, surname, email, phone }),
    );
  }
  const [company] = await transaction
    .select({ code: companies.code })
    .from(companies)
    .where(eq(companies.id, companyId));
  return Array.from({ length: input.count ?? 0 }, (_, place) => {
    const email = generateLogin(input.prefix, company?.code ?? 'school');
    return account({ name: `Пользователь ${place + 1}`, surname: null, email, phone: null });
  });
}

async function hashPasswords(job: RunningJob<GenerationInput>, planned: Planned[]): Promise<void> {
  const total = planned.length;
  for (let done = 0; done < total; done += batch) {
    const some = planned.slice(done, done + batch);
    await Promise.all(
      some.map(async (account) => {
        account.password_hash = await hashInBackground(account.password);
      }),
    );
    await job.step(
      () => Promise.resolve(),
      () => ({ done: Math.min(done + batch, total), total }),
    );
  }
}
