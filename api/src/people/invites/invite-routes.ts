// Routes of invites: the list, changes, sending, the people who joined, and accepting one.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { jobRecord, jobResource } from '../../jobs/index.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, failureOf, failureSchema } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import type { ListSource } from '../../kit/lists/contract.ts';
import { listQuery } from '../../kit/lists/documentation.ts';
import { eachSchema, readListParameters, type ListOffer } from '../../kit/lists/parameters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { bulkAnswer, bulkIds, chosenInput } from '../../kit/resource/bulk.ts';
import { batchParameterIn, parentKeysBelow } from '../../kit/resource/parents.ts';
import { versioned } from '../../kit/records/version.ts';
import { companyRoute, idParams, pathIds } from '../../kit/http/routes.ts';
import { sendingJob, unsendable } from './invite-bulk.ts';
import { lockInviteToGive, requireMayGive } from './invite-permissions.ts';
import * as rules from './invite-rules.ts';
import {
  invitesSending,
  countUnsent,
  type QueueSending,
  type InviteSendingParts,
} from './invite-sending.ts';
import { inviteRecipients, invites, userInvites } from './invite-tables.ts';
import { changeInvite, createInvite } from './invite-writes.ts';
import { searchedByName } from '../users/search-by-name.ts';
import { inviteGrant, inviteRecord, inviteResource, userInviteRecord } from './invites.ts';

type Parts = InviteSendingParts & { database: Database };

const common = { tag: 'Invites', permission: inviteGrant };

export function registerInvites(app: FastifyInstance, parts: Parts): void {
  const order = invitesSending(parts);
  registerWrites(app, parts.database, order);
  registerMany(app, parts.database, order);
  registerSending(app, parts.database, order);
  registerVisitors(app, parts.database);
  inviteResource.register(app, parts.database);
  // The history contains recipients, so it is restricted, too.
  registerHistory(app, parts.database, inviteResource, {
    refuse: requireMayGive,
    updates: {
      grant: inviteGrant,
      body: rules.changedInvite,
      change: ({ transaction, scope }, id, sent) => changeInvite(transaction, scope, id, sent),
    },
  });
}

const read = (transaction: Transaction, scope: Scope, id: number) =>
  inviteResource.find(transaction, scope, id);

function registerWrites(app: FastifyInstance, database: Database, order: QueueSending): void {
  const sendOne = async (transaction: Transaction, scope: Scope, id: number) => {
    await refuseUnsendable(transaction, scope, id);
    await order(transaction, scope, [id]);
  };
  const change = async (
    transaction: Transaction,
    scope: Scope,
    id: number,
    input: rules.ChangedInvite,
  ) => {
    await changeInvite(transaction, scope, id, input);
    if (input.send === true) await sendOne(transaction, scope, id);
    return read(transaction, scope, id);
  };

  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites',
    summary: 'Create an invite or a welcome; with `send`, also send it',
    description: sendingFailures,
    body: rules.newInvite,
    answer: inviteRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const id = await createInvite(transaction, scope, body);
      if (body.send === true) await sendOne(transaction, scope, id);
      return read(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    ...common,
    method: 'PUT',
    path: '/invites/:id',
    summary: 'Change an invite, activate or deactivate it by `active`; with `send`, also send it',
    description: sendingFailures,
    params: idParams,
    body: versioned(rules.changedInvite),
    answer: inviteRecord.schema,
    failures: [409],
    run: ({ transaction, scope, params: { id }, body }) => change(transaction, scope, id, body),
  });

  companyRoute(app, database, {
    ...common,
    method: 'PUT',
    path: '/invites',
    summary: 'Change an invite, with the id in the body',
    body: versioned(rules.changedInviteById),
    answer: inviteRecord.schema,
    failures: [409],
    run: ({ transaction, scope, body: { id, ...input } }) => change(transaction, scope, id, input),
  });
}

const rowAnswer = z
  .object({
    invite: inviteRecord.schema.nullable(),
    errors: failureSchema.shape.errors.describe('Why it was not created; empty if it was.'),
  })
  .meta({ id: 'InviteRow', description: 'The result of one row of a bulk creation.' });

function registerMany(app: FastifyInstance, database: Database, order: QueueSending): void {
  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites/multi_store',
    summary: 'Create many invites, and send those with `send`',
    description: `Valid rows are created; each row has its own result, in the order of the request. ${sendingFailures}`,
    body: rules.manyInvites,
    answer: z.array(rowAnswer),
    failures: [409],
    run: async ({ transaction, scope, body: { invites } }) => {
      const rows: CreatedRow[] = [];
      for (const row of invites) rows.push(await createRow(transaction, scope, row));
      const sent = rows.flatMap(({ invite, send }) => (send && invite ? [Number(invite.id)] : []));
      if (sent.length > 0) await order(transaction, scope, sent);
      return rows.map(({ invite, errors }) => ({ invite, errors }));
    },
  });
}

type CreatedRow = z.infer<typeof rowAnswer> & { send?: boolean };

async function createRow(
  transaction: Transaction,
  scope: Scope,
  row: unknown,
): Promise<CreatedRow> {
  const input = rules.newInvite.safeParse(row, { reportInput: true });
  if (!input.success) return { invite: null, errors: failureOf(input.error).errors };
  try {
    const id = await createInvite(transaction, scope, input.data);
    const { send = false, recipients = [] } = input.data;
    const invite = await read(transaction, scope, id);
    return { invite, errors: [], send: send && recipients.length > 0 };
  } catch (error) {
    // Validation failed before anything was written.
    if (error instanceof Failure) return { invite: null, errors: error.errors };
    throw error;
  }
}

const sendingFailures =
  'Each email or text message counts against the daily limit; `GET /message_quota` returns what is left. 409: there are no recipients, it is being sent already, or the sender’s email address is unconfirmed; 422: the messages exceed the limit. Nothing is written then.';

const manySent = bulkAnswer.omit({ deletion: true }).extend({
  recipients: z.int().describe('Number of recipients.'),
  job: jobRecord.schema
    .nullable()
    .describe('The job that sends them; null if there is nothing to send.'),
});

function registerSending(app: FastifyInstance, database: Database, order: QueueSending): void {
  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites/:id/send',
    summary: 'Send an invite to recipients who have not received it',
    params: idParams,
    answer: jobRecord.schema,
    status: 201,
    description: sendingFailures,
    failures: [409, 422],
    run: async ({ transaction, scope, params: { id } }) => {
      await inviteResource.find(transaction, scope, id, onlyId);
      await lockInviteToGive(transaction, scope, id);
      await refuseUnsendable(transaction, scope, id);
      const job = await order(transaction, scope, [id]);
      return jobResource.find(transaction, scope, job);
    },
  });

  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites/send',
    summary: 'Send many invites to recipients who have not received them',
    description: sendingFailures,
    body: chosenInput(inviteResource, 'invites_id'),
    answer: manySent,
    failures: [409, 422],
    run: async ({ transaction, scope, body: { chosen } }) => {
      const { rows, skipped } = await inviteResource.selectRows(inviteGrant, {
        transaction,
        scope,
        chosen,
        refuses: unsendable,
        // The lock prevents a second job for the same invites.
        lock: true,
      });
      const sent = await transaction.select({ id: invites.id }).from(invites).where(rows);
      const ids = sent.map(({ id }) => id);
      const job = ids.length > 0 ? await order(transaction, scope, ids) : null;
      return {
        count: ids.length,
        ids: ids.slice(0, bulkIds),
        skipped,
        recipients: await countUnsent(transaction, scope, ids),
        job: job === null ? null : await jobResource.find(transaction, scope, job),
      };
    },
  });
}

/** Throws if the invite has no unsent recipients, or is being sent. */
async function refuseUnsendable(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const { company_id, invite_id } = inviteRecipients;
  const invite = await rowOf<{ recipients: number; job: number | null }>(
    transaction,
    sql`select ${sendingJob(invites, scope)} as job,
        (select count(*)::integer from ${inviteRecipients}
          where ${company_id} = ${invites.company_id} and ${invite_id} = ${invites.id}) as recipients
      from ${invites} where ${invites.company_id} = ${scope.companyId} and ${invites.id} = ${id}`,
  );
  if (invite.recipients === 0) {
    throw conflict('no_recipients', 'У приглашения нет получателей');
  }
  if (invite.job !== null) {
    throw conflict('sending', 'Приглашение уже отправляется');
  }
}

const visitors: ListSource = {
  record: userInviteRecord,
  inCompany: true,
  searched: searchedByName(userInvites.user_id),
};
const ofInvite = { of: inviteResource, by: 'invite_id' };

const offer: ListOffer = {
  record: userInviteRecord,
  sort: ['id', 'created_at'],
  defaultSort: { column: 'created_at', descending: true },
  filters: [],
  countBy: [],
};

/** Registers the list of the people who joined by an invite. */
function registerVisitors(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    ...common,
    method: 'GET',
    path: '/invites/:id/user_invites',
    summary: 'List the people who joined by an invite',
    params: z.object({ id: pathIds }),
    query: listQuery({ ...offer, isSearched: true }).extend(eachSchema('InvitedUser', [], 'id')),
    list: userInviteRecord.schema,
    run: async ({ transaction, scope, params, query }) => {
      const parameters = readListParameters(query, { ...offer, parent: batchParameterIn(params) });
      const place = await parentKeysBelow(transaction, scope, ofInvite, params, 'id', parameters);
      return readList(transaction, visitors, parameters, scope, place);
    },
  });
}
