// The users of course packages: giving packages to many users and taking them away.
import type { GraphQLResolveInfo } from 'graphql';
import type { CoursePackageRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { bulk, skippedOf } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { idsInCompany } from '../../kit/records/ids.ts';
import { loadRecords } from '../../kit/records/records.ts';
import { globalIds } from '../../kit/mutations/translations.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../../people/index.ts';
import { packages } from './collections.ts';

const chosenUsers = {
  ...selectionOf(users, 'пользователи', 'пользователей'),
  at: (companyId: number) => ({ path: below(path`/companies`, { companyId }) }),
};
const packageIds = globalIds('CoursePackage', 'packages_id', 'Пакет не найден');

interface Given {
  readonly packageIds: readonly string[];
}

interface Payload {
  changedCount: number;
  skippedCount: number;
  skipped: ReturnType<typeof skippedOf>['skipped'];
  coursePackages: CoursePackageRow[];
}

const changing = (verb: 'attach' | 'detach') =>
  bulk<RowOfUser, 'User', 'users', Payload, Given>(
    chosenUsers,
    {
      action: `${verb}_users_packages`,
      failed: { changedCount: 0, skippedCount: 0, skipped: [], coursePackages: [] },
      translations: { packageIds },
    },
    async (done, input, context, info) => ({
      changedCount: done.count,
      ...skippedOf(done),
      coursePackages: await packagesNow(context, info, done.companyId, input.packageIds),
    }),
  );

type RowOfUser = Extract<Parameters<ReturnType<typeof users>['complete']>[0], { id: number }>;

/** The changed packages, if the payload selects them. */
async function packagesNow(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  ids: readonly string[],
): Promise<CoursePackageRow[]> {
  const plan = planRecord(info, shapes, { at: ['coursePackages'] });
  const known = idsInCompany(ids, 'CoursePackage', companyId);
  return plan && known ? loadRecords(rest, packages(companyId), known, plan) : [];
}

export default {
  resolvers: {
    Mutation: {
      attachUsersPackages: changing('attach'),
      detachUsersPackages: changing('detach'),
    },
  },
} satisfies Domain;
