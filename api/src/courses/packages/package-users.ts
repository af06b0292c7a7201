// Bulk routes with which staff give packages to users and take them away.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companyMembers, userResource } from '../../people/index.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkInput, chosenInput } from '../../kit/resource/bulk.ts';
import { type BulkSelection, skippedSchema } from '../../kit/resource/contract.ts';
import { inTrashConflict } from '../../kit/resource/trash.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { courseGrants } from '../grants.ts';
import { givePackages, skipWithoutRequired, revokePackages } from './give-packages.ts';
import { coursePackageResource, coursePackagesOfCourse } from './packages.ts';

const tag = coursePackageResource.tag;

const changed = z.object({
  count: z.int().describe('Number of users who got or lost a package.'),
  skipped: skippedSchema.describe('Users for whom nothing changed, by reason.'),
});

type Change = 'attach' | 'detach';

const summaries = {
  attach: 'Give packages to users and make them students of the courses',
  detach: 'Take packages from users, who remain students of the courses',
} as const;

export function registerPackageUsers(app: FastifyInstance, database: Database): void {
  // Built at registration, because the user resource is complete only when all domains are loaded.
  const people = chosenInput(userResource, 'users_id');
  const packages = z
    .array(z.int32())
    .min(1, required)
    .max(100, 'Не больше 100 пакетов за раз')
    .describe('At most 100 packages.');

  for (const change of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `/${change}_users_packages`,
      tag,
      summary: summaries[change],
      permission: courseGrants.update,
      body: bulkInput(userResource, 'users_id', z.strictObject({ packages_id: packages })),
      answer: changed,
      failures: [409],
      run: ({ transaction, scope, body: { chosen, input } }) =>
        changeUsers(transaction, scope, change, input.packages_id, chosen),
    });
  }

  for (const change of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${coursePackagesOfCourse.path}/:id/${change}_users`,
      tag,
      summary: `${summaries[change]}: a single package`,
      permission: courseGrants.update,
      params: coursePackagesOfCourse.params.one,
      body: people,
      answer: changed,
      failures: [409],
      run: async ({ transaction, scope, params: { id, ...above }, body }) => {
        const place = await coursePackagesOfCourse.resolveWritableParents(
          transaction,
          scope,
          above,
        );
        await coursePackagesOfCourse.find(transaction, scope, id, undefined, place);
        return changeUsers(transaction, scope, change, [id], body.chosen);
      },
    });
  }
}

async function changeUsers(
  transaction: Transaction,
  scope: Scope,
  change: Change,
  ids: readonly number[],
  chosen: BulkSelection,
) {
  const { companyId } = scope;
  await requirePackages(transaction, scope, ids);
  const packages = idArray(ids);
  const { rows, skipped } = await userResource.selectRows(
    { all: 'users_show' },
    {
      transaction,
      scope,
      chosen,
      refuses: change === 'attach' ? [gone, skipWithoutRequired(companyId, packages)] : [],
    },
  );
  const gift = {
    companyId,
    users: sql`select ${companyMembers.user_id} as user_id from ${companyMembers} where ${rows}`,
    packages: sql`select unnest(${packages}) as package_id`,
  };
  const count =
    change === 'attach'
      ? (await givePackages(transaction, gift)).count
      : await revokePackages(transaction, gift);
  return { count, skipped };
}

/**
 * Throws unless the caller may change the courses of all packages. Locks the packages until the transaction ends.
 */
async function requirePackages(transaction: Transaction, scope: Scope, ids: readonly number[]) {
  const { skipped } = await coursePackageResource.selectRows(courseGrants.update, {
    transaction,
    scope,
    chosen: { ids },
    refuses: [
      {
        code: 'in_trash',
        message: 'лежат в корзине',
        where: (table) => coursePackageResource.readOnlyCondition(table) ?? sql`false`,
      },
    ],
    lock: true,
  });
  for (const { code } of skipped) {
    if (code === 'in_trash') throw inTrashConflict();
    throw code === 'not_found' ? notFound(coursePackageResource.missing) : forbidden();
  }
}

const gone = {
  code: 'deleted',
  message: 'удалены из компании',
  where: () => sql`${companyMembers.status} = 'deleted'`,
};
