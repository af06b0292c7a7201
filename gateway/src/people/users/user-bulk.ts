// What is done with many users at once: their status, their roles, their groups.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AttachUserGroupsInput,
  AttachUserRolesInput,
  BlockUsersInput,
  DeleteUsersInput,
  DetachUserGroupsInput,
  DetachUserRolesInput,
  Resolvers,
  RestoreUsersInput,
  UnblockUsersInput,
  UserSelection,
} from '../../__generated__/resolvers.ts';
import type { UserRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { chosenBody, inputIds } from '../../kit/records/chosen.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { type Input, mutation } from '../../kit/records/payload.ts';
import { loadRecords } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';
import { chosenUsers } from './user-filter.ts';

interface BulkAnswer {
  readonly count: number;
  /** At most the first 1000. */
  readonly ids: number[];
  readonly skipped: number;
}

interface Changed {
  users: UserRow[];
  changedCount: number;
  skippedCount: number;
}

interface BulkInput extends Input {
  companyId: string;
  users: UserSelection;
}

const NOTHING: Changed = { users: [], changedCount: 0, skippedCount: 0 };

const FIELDS = {
  users_id: 'users.ids',
  matching: 'users.matching',
  roles_id: 'roleIds',
  groups_id: 'groupIds',
};

const call = (action: string) => `POST /companies/{companyId}/users/${action}` as const;

/** A mutation that answers with the users that it changed. */
const changing = <I extends BulkInput>(
  action: string,
  more: (input: I, companyId: number) => Record<string, unknown> = () => ({}),
) =>
  mutation<I, Changed>(
    { call: call(action), failed: NOTHING, fields: FIELDS },
    async (input, context, info) => {
      const { companyId, answer } = await bulk(context, input, action, more);
      return {
        users: await named(context, info, input, companyId, answer.ids),
        changedCount: answer.count,
        skippedCount: answer.skipped,
      };
    },
  );

const withRoles = ({ roleIds }: { roleIds: readonly string[] }, companyId: number) => ({
  roles_id: inputIds(companyId, 'Role', roleIds, 'roleIds', 'Роль не найдена'),
});

const withGroups = ({ groupIds }: { groupIds: readonly string[] }, companyId: number) => ({
  groups_id: inputIds(companyId, 'Group', groupIds, 'groupIds', 'Группа не найдена'),
});

const resolvers: Resolvers = {
  Mutation: {
    blockUsers: changing<BlockUsersInput>('block'),
    unblockUsers: changing<UnblockUsersInput>('unblock'),
    attachUserRoles: changing<AttachUserRolesInput>('attach_roles', withRoles),
    detachUserRoles: changing<DetachUserRolesInput>('detach_roles', withRoles),
    attachUserGroups: changing<AttachUserGroupsInput>('attach_groups', withGroups),
    detachUserGroups: changing<DetachUserGroupsInput>('detach_groups', withGroups),
    deleteUsers: mutation<
      DeleteUsersInput,
      { deletedUserIds: string[]; deletedCount: number; skippedCount: number }
    >(
      {
        call: call('delete'),
        failed: { deletedUserIds: [], deletedCount: 0, skippedCount: 0 },
        fields: FIELDS,
      },
      async (input, context) => {
        const { companyId, answer } = await bulk(context, input, 'delete');
        return {
          deletedUserIds: answer.ids.map((id) => toGlobalId({ type: 'User', companyId, id })),
          deletedCount: answer.count,
          skippedCount: answer.skipped,
        };
      },
    ),
    restoreUsers: mutation<RestoreUsersInput, { restoredCount: number }>(
      { call: call('restore'), failed: { restoredCount: 0 }, fields: FIELDS },
      async (input, context) => ({
        restoredCount: (await bulk(context, input, 'restore')).answer.count,
      }),
    ),
  },
};

export default { resolvers } satisfies Domain;

async function bulk<I extends BulkInput>(
  { rest }: Context,
  input: I,
  action: string,
  more: (input: I, companyId: number) => Record<string, unknown> = () => ({}),
) {
  const { id: companyId } = requireGlobal(input.companyId, 'Company');
  const { data: answer } = await rest.write<BulkAnswer>(
    'POST',
    path`/companies/${{ companyId }}/users/${{ action }}`,
    { ...chosenBody(companyId, input.users, chosenUsers), ...more(input, companyId) },
  );
  return { companyId, answer };
}

async function named(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  input: BulkInput,
  companyId: number,
  ids: number[],
): Promise<UserRow[]> {
  const plan = planRecord(info, shapes, { at: ['users'] });
  if (!plan || input.users.ids == null) return [];
  return loadRecords(rest, users(companyId), ids, plan);
}
