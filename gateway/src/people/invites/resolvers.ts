// Invites: lists, writes, sending and accepting them.
import type {
  AcceptInviteInput,
  CreateInvitesInput,
  InviteCustomFieldInput,
  Resolvers,
  SendInviteInput,
  UserError,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, InviteRow, JobRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import { jobs } from '../../jobs/index.ts';
import { companies } from '../../kit/records/companies.ts';
import { camelCase } from '../../kit/names.ts';
import { columns, reference, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import {
  bulk,
  type BulkAnswer,
  changesMany,
  deletesMany,
  type BulkResult,
  skippedOf,
} from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { readSingle } from '../../kit/records/single.ts';
import {
  globalIds,
  renamedTo,
  omitNull,
  renamedFields,
  translatedBody,
} from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { groupIds, roleIds } from '../input-ids.ts';

const invites = companyCollection('Invite', 'invites');
const userInvites = collectionBelow(invites, 'UserInvite', 'user_invites');

const chosenInvites = selectionOf(invites, 'приглашения');

interface SentMany extends BulkAnswer {
  readonly recipients: number;
  readonly job: JobRow | null;
}

const nothingSent = {
  job: null as JobRow | null,
  inviteCount: 0,
  recipientCount: 0,
  ...skippedOf({ skipped: [] }),
};

/** Null is omitted for fields that cannot be cleared. */
const translations = {
  roleIds: omitNull(roleIds),
  groupIds: omitNull(groupIds),
  testIds: omitNull(globalIds('Test', 'tests_id', 'Тест не найден')),
  coursePackageIds: omitNull(globalIds('CoursePackage', 'course_packages_id', 'Пакет не найден')),
  customFields: omitNull<readonly InviteCustomFieldInput[]>({
    body: (fields) => ({
      custom_fields: fields.map(({ customFieldId, required }) => ({
        custom_field_id: customFieldId,
        required,
      })),
    }),
  }),
  recipients: omitNull(renamedTo('recipients')),
  type: omitNull(renamedTo('type')),
  active: omitNull(renamedTo('active')),
};

/** Input fields by their REST names, where they differ. */
const names = renamedFields(translations);

const resolvers: Resolvers = {
  Company: {
    invites: connection(invites, { sort: 'created_at', desc: true }),
    invite: recordById(invites),
  },
  Invite: {
    dateStart: ({ date_start }) => isoDay(date_start),
    dateEnd: ({ date_end }) => isoDay(date_end),
    userInvites: connection(userInvites),
    ...historyOf(invites),
  },
  UserInvite: {
    id: ({ company_id, id }) => toGlobalId({ type: 'UserInvite', companyId: company_id, id }),
  },
  Mutation: {
    createInvite: creates(invites, translations),
    updateInvite: updates(invites, translations),
    deleteInvite: deletes(invites),
    activateInvites: changesMany(chosenInvites, 'activate'),
    deactivateInvites: changesMany(chosenInvites, 'deactivate'),
    deleteInvites: deletesMany(chosenInvites),
    sendInvites: bulk(
      chosenInvites,
      { action: 'send', failed: nothingSent },
      async (sent: BulkResult<SentMany>, _input, context, info) => ({
        job:
          sent.job && (await selectedRecord(context, info, 'job', jobs(sent.companyId), sent.job)),
        inviteCount: sent.count,
        recipientCount: sent.recipients,
        ...skippedOf(sent),
      }),
    ),
    createInvites: mutation<CreateInvitesInput, { rows: WrittenRow[] }>(
      { call: `POST ${invites.route}/multi_store`, failed: { rows: [] } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const collection = invites(companyId);
        const at = under(collection.path, '/multi_store');
        const { data } = await context.rest.write<RestRow[] | object>('POST', at, {
          invites: input.invites.map((row) => translatedBody(row, companyId, translations)),
        });
        const written = async ({ invite, errors }: RestRow): Promise<WrittenRow> => ({
          invite:
            invite && (await selectedRecord(context, info, 'rows.invite', collection, invite)),
          userErrors: errors.map(rowError),
        });
        // A response without rows means that all were created.
        const rows = Array.isArray(data) ? data : input.invites.map(() => done);
        return { rows: await Promise.all(rows.map(written)) };
      },
    ),
    sendInvite: mutation<SendInviteInput, { job: JobRow | null }>(
      { call: `POST ${invites.route}/{id}/send`, failed: { job: null } },
      async (input, context, info) => {
        const { collection, companyId, id } = invites.recordOf(input);
        const at = below(collection.path, { id }, '/send');
        const { data } = await context.rest.write<JobRow>('POST', at);
        return { job: await selectedRecord(context, info, 'job', jobs(companyId), data) };
      },
    ),
    acceptInvite: mutation<AcceptInviteInput, { company: CompanyRow | null }>(
      // User errors: the wrong account, or an unknown invite.
      { call: 'POST /invites/accept', failed: { company: null }, userErrorStatuses: [403, 404] },
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

/** A row for which the server reports nothing. */
const done: RestRow = { invite: null, errors: [] };

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
      sending: reference('sending_job_id', jobs),
      coursePackages: relation('course_packages'),
      roles: relation('roles'),
      groups: relation('groups'),
      tests: relation('tests'),
      customFields: columns('custom_fields'),
    },
    UserInvite: { user: relation('user') },
  },
  nodes: nodeReaders(invites),
} satisfies Domain;

const rowError = ({ message, field, code }: RestRow['errors'][number]): UserError => {
  const [head = '', ...rest] = (field ?? '').split('.');
  const name = names[head] ?? camelCase(head);
  return { message, field: field === undefined ? null : [name, ...rest].join('.'), code };
};

/** 31-12-2026 in REST as 2026-12-31; some servers return the latter already. */
const isoDay = (day: string | null | undefined): string | null =>
  day?.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1') ?? null;
