// Invites: the list, writing them, sending them, and coming by one.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AcceptInviteInput,
  CompanyInvitesArgs,
  CreateInviteInput,
  CreateInvitesInput,
  DeleteInviteInput,
  InviteRowInput,
  Resolvers,
  SendInviteInput,
  UpdateInviteInput,
  UserError,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, InviteRow, JobRow, UserInviteRow } from '../../__generated__/rows.ts';
import { auditsOf } from '../../audits/index.ts';
import { companies } from '../../company/index.ts';
import type { Context } from '../../context.ts';
import { jobs } from '../../jobs/index.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { inputIds } from '../../kit/records/chosen.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { requireGlobal, requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { readSingle } from '../../kit/records/single.ts';
import { camelCase } from '../../kit/names.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const inviteCollection = companyCollection<InviteRow>('invites');

/** Where REST names otherwise what the input holds. */
const FIELDS = {
  roles_id: 'roleIds',
  groups_id: 'groupIds',
  tests_id: 'testIds',
  course_packages_id: 'coursePackageIds',
};

const resolvers: Resolvers = {
  Company: {
    invites: connection({
      collection: ({ id }: CompanyRow) => inviteCollection(id),
      params: ({ search, filter, orderBy }: CompanyInvitesArgs) => ({
        search,
        kind: filter?.kind,
        state: filter?.state,
        ...orderParams(orderBy, { field: 'created_at', direction: 'desc' }),
      }),
    }),
    invite: oneOf((company: CompanyRow) => inviteCollection(company.id)),
  },
  Invite: {
    dateStart: ({ date_start }) => isoDay(date_start),
    dateEnd: ({ date_end }) => isoDay(date_end),
    userInvites: connection({
      collection: ({ company_id, id }: InviteRow) => ({
        path: below(inviteCollection(company_id).path, { id }, '/user_invites'),
        complete: (row: UserInviteRow) => Object.assign(row, { company_id }),
      }),
    }),
    audits: connection({ collection: auditsOf(inviteCollection) }),
  },
  UserInvite: {
    id: ({ company_id, id }) => toGlobalId({ type: 'UserInvite', companyId: company_id, id }),
  },
  Mutation: {
    createInvite: mutation<CreateInviteInput, { invite: InviteRow | null }>(
      { call: 'POST /companies/{companyId}/invites', failed: { invite: null }, fields: FIELDS },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<InviteRow>(
          'POST',
          inviteCollection(companyId).path,
          inviteBody(companyId, input, ['companyId']),
        );
        return { invite: await asSelected(context, info, companyId, data) };
      },
    ),
    createInvites: mutation<CreateInvitesInput, { rows: WrittenRow[] }>(
      { call: 'POST /companies/{companyId}/invites/multi_store', failed: { rows: [] } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<RestRow[]>(
          'POST',
          path`/companies/${{ companyId }}/invites/multi_store`,
          { invites: input.invites.map((row) => inviteBody(companyId, row)) },
        );
        const plan = planRecord(info, context.shapes, { at: ['rows.invite'] });
        const collection = inviteCollection(companyId);
        const written = async ({ invite, errors }: RestRow): Promise<WrittenRow> => ({
          invite:
            invite && plan && !plan.columnsOnly
              ? await loadRecord(context.rest, collection, invite.id, plan)
              : invite && collection.complete(invite),
          userErrors: errors.map(rowError),
        });
        return { rows: await Promise.all(data.map(written)) };
      },
    ),
    updateInvite: mutation<UpdateInviteInput, { invite: InviteRow | null }>(
      { call: 'PUT /companies/{companyId}/invites/{id}', failed: { invite: null }, fields: FIELDS },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Invite');
        const { data } = await context.rest.write<InviteRow>(
          'PUT',
          path`/companies/${{ companyId }}/invites/${{ id }}`,
          inviteBody(companyId, input, ['id']),
        );
        return { invite: await asSelected(context, info, companyId, data) };
      },
    ),
    deleteInvite: mutation<DeleteInviteInput, { deletedInviteId: string | null }>(
      { call: 'DELETE /companies/{companyId}/invites/{id}', failed: { deletedInviteId: null } },
      async (input, { rest }) => {
        const { companyId, id } = requireInCompany(input.id, 'Invite');
        await rest.write('DELETE', path`/companies/${{ companyId }}/invites/${{ id }}`);
        return { deletedInviteId: input.id };
      },
    ),
    sendInvite: mutation<SendInviteInput, { job: JobRow | null }>(
      { call: 'POST /companies/{companyId}/invites/{id}/send', failed: { job: null } },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Invite');
        const { data } = await context.rest.write<JobRow>(
          'POST',
          path`/companies/${{ companyId }}/invites/${{ id }}/send`,
        );
        const collection = jobs(companyId);
        const job = await changedRecord(context, info, 'job', collection.complete(data), (plan) =>
          loadRecord(context.rest, collection, data.id, plan),
        );
        return { job };
      },
    ),
    acceptInvite: mutation<AcceptInviteInput, { company: CompanyRow | null }>(
      // Why a person can't come, they can be told: the wrong account, or no such invite.
      { call: 'POST /invites/accept', failed: { company: null }, mendable: [403, 404] },
      async (input, { rest, shapes }, info) => {
        const { data } = await rest.write<{ company_code: string }>(
          'POST',
          path`/invites/accept`,
          bodyOf(input),
        );
        const plan = planRecord(info, shapes, { at: ['company'] });
        if (!plan) return { company: null };
        const at = path`/company/get_id_by_code`;
        const company = await readSingle<CompanyRow>(rest, at, { code: data.company_code }, plan);
        return { company: companies.complete(company) };
      },
    ),
  },
};

interface RestRow {
  readonly invite: InviteRow | null;
  readonly errors: readonly { message: string; field?: string; code: string }[];
}

interface WrittenRow {
  invite: InviteRow | null;
  userErrors: UserError[];
}

export default {
  resolvers,
  shapes: {
    Invite: {
      dateStart: columns('date_start'),
      dateEnd: columns('date_end'),
      recipients: relation('recipients'),
      coursePackages: relation('course_packages'),
      roles: relation('roles'),
      groups: relation('groups'),
      tests: relation('tests'),
      customFields: columns('custom_fields'),
      viewerCanUpdate: columns('can_update'),
      viewerCanDelete: columns('can_delete'),
    },
    InviteRecipient: {},
    InviteCustomField: {},
    UserInvite: { user: relation('user') },
  },
  nodes: {
    Invite: nodesOf(inviteCollection),
  },
} satisfies Domain;

type Links = Pick<
  InviteRowInput,
  'roleIds' | 'groupIds' | 'testIds' | 'coursePackageIds' | 'customFields'
>;

/** The input as REST takes it: numbers for global ids, and no field that was left out. */
function inviteBody(
  companyId: number,
  input: Links & { clientMutationId?: string | null | undefined },
  inPath: readonly string[] = [],
): Record<string, unknown> {
  const { roleIds, groupIds, testIds, coursePackageIds, customFields } = input;
  const ids = (type: string, field: string, values: Links['roleIds'], message: string) =>
    values ? inputIds(companyId, type, values, field, message) : undefined;
  const links = {
    roles_id: ids('Role', 'roleIds', roleIds, 'Роль не найдена'),
    groups_id: ids('Group', 'groupIds', groupIds, 'Группа не найдена'),
    tests_id: ids('Test', 'testIds', testIds, 'Тест не найден'),
    course_packages_id: ids(
      'CoursePackage',
      'coursePackageIds',
      coursePackageIds,
      'Пакет не найден',
    ),
    custom_fields: customFields?.map(({ customFieldId, required }) => ({
      custom_field_id: customFieldId,
      required,
    })),
  };
  const { recipients, type, active, ...plain } = bodyOf(input, [
    ...inPath,
    'roleIds',
    'groupIds',
    'testIds',
    'coursePackageIds',
    'customFields',
  ]);
  // Null means nothing for what can't be taken away.
  return { ...plain, ...defined({ ...links, recipients, type, active }) };
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));

const rowError = ({ message, field, code }: RestRow['errors'][number]): UserError => {
  const [head = '', ...rest] = (field ?? '').split('.');
  const name = FIELDS[head as keyof typeof FIELDS] ?? camelCase(head);
  return { message, field: field === undefined ? null : [name, ...rest].join('.'), code };
};

/** 31-12-2026 of the wire as 2026-12-31; a server may answer the latter at once. */
const isoDay = (day: string | null | undefined): string | null =>
  day?.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1') ?? null;

function asSelected(context: Context, info: GraphQLResolveInfo, companyId: number, row: InviteRow) {
  const collection = inviteCollection(companyId);
  return changedRecord(context, info, 'invite', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
