// The routes of invites: the list, writing them, sending them, who came by one, and coming by one.
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database.ts';
import { Failure, failureOf, failureSchema } from '../../kit/errors.ts';
import { readList, type ListSource } from '../../kit/list.ts';
import { listQuery } from '../../kit/list/documentation.ts';
import { eachSchema, readListParameters, type ListOffer } from '../../kit/list/parameters.ts';
import type { Scope } from '../../kit/permissions.ts';
import { wholeRecord } from '../../kit/resource.ts';
import { manyIn, placeBelow } from '../../kit/resource/places.ts';
import { versioned } from '../../kit/record/version.ts';
import { companyRoute, idParams, pathIds } from '../../kit/routes.ts';
import * as rules from './invite-rules.ts';
import { invitesSending, type Senders } from './invite-sending.ts';
import { inviteGrant, inviteRecord, inviteResource, userInviteRecord } from './invites.ts';
import { lockGivable, requireGivable } from './invite-reach.ts';
import { changeInvite, createInvite } from './invite-writes.ts';
import { inviteRecipients } from './invite-tables.ts';

interface Parts extends Senders {
  database: Database;
  jobs: Jobs;
}

const common = { tag: 'Invites', permission: inviteGrant };

export function registerInvites(app: FastifyInstance, parts: Parts): void {
  registerWrites(app, parts.database);
  registerMany(app, parts.database);
  registerSending(app, parts);
  registerVisitors(app, parts.database);
  inviteResource.register(app, parts.database);
  // It tells of recipients too.
  registerHistory(app, parts.database, inviteResource, requireGivable);
}

const read = (transaction: Transaction, scope: Scope, id: number) =>
  inviteResource.find(transaction, scope, id);

function registerWrites(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites',
    summary: 'Create an invite or a welcome',
    body: rules.newInvite,
    answer: inviteRecord.schema,
    status: 201,
    run: async ({ transaction, scope, body }) =>
      read(transaction, scope, await createInvite(transaction, scope, body)),
  });

  companyRoute(app, database, {
    ...common,
    method: 'PUT',
    path: '/invites/:id',
    summary: 'Change an invite, or switch it on and off by `active`',
    params: idParams,
    body: versioned(rules.changedInvite),
    answer: inviteRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body }) => {
      await changeInvite(transaction, scope, id, body);
      return read(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    ...common,
    method: 'PUT',
    path: '/invites',
    summary: 'The same, with the id in the body',
    body: versioned(rules.changedInviteById),
    answer: inviteRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, body: { id, ...input } }) => {
      await changeInvite(transaction, scope, id, input);
      return read(transaction, scope, id);
    },
  });
}

const rowAnswer = z
  .object({
    invite: inviteRecord.schema.nullable(),
    errors: failureSchema.shape.errors.describe('Why this one was not created; empty when it was.'),
  })
  .meta({ id: 'InviteRow', description: 'What became of one row of a bulk creation.' });

function registerMany(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites/multi_store',
    summary: 'Create many invites',
    description: 'Each row is answered for itself, in their order: the good ones are created.',
    body: rules.manyInvites,
    answer: z.array(rowAnswer),
    run: async ({ transaction, scope, body: { invites } }) => {
      const rows: z.infer<typeof rowAnswer>[] = [];
      for (const row of invites) rows.push(await createRow(transaction, scope, row));
      return rows;
    },
  });
}

async function createRow(transaction: Transaction, scope: Scope, row: unknown) {
  const input = rules.newInvite.safeParse(row, { reportInput: true });
  if (!input.success) return { invite: null, errors: failureOf(input.error).errors };
  try {
    const id = await createInvite(transaction, scope, input.data);
    return { invite: await read(transaction, scope, id), errors: [] };
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof Failure) return { invite: null, errors: error.errors };
    throw error;
  }
}

function registerSending(app: FastifyInstance, { database, jobs, ...senders }: Parts): void {
  const { messages } = senders;
  const sending = invitesSending(senders);
  jobs.handle(sending);
  companyRoute(app, database, {
    ...common,
    method: 'POST',
    path: '/invites/:id/send',
    summary: 'Send an invite to those of its recipients who did not get it',
    params: idParams,
    answer: jobRecord.schema,
    status: 201,
    description:
      'Each mail or text message counts for the day: `GET /message_quota` tells what is left. 409: there is nobody to send to, or the address of whoever sends is not confirmed; 422: there is no room for all.',
    failures: [409, 422],
    run: async ({ transaction, scope, params: { id: invite_id } }) => {
      const found = await inviteResource.find(transaction, scope, invite_id, {
        ...wholeRecord,
        count: ['recipients'],
      });
      await lockGivable(transaction, scope, invite_id);
      if (Number(found['recipients_count']) === 0) throw nobodyToSendTo();
      const waiting = await transaction
        .select({ address: inviteRecipients.address })
        .from(inviteRecipients)
        .where(
          and(
            eq(inviteRecipients.company_id, scope.companyId),
            eq(inviteRecipients.invite_id, invite_id),
            isNull(inviteRecipients.sent_at),
          ),
        );
      const addresses = waiting.map(({ address }) => address);
      const ordered = await messages.order(transaction, scope, addresses);
      const id = await jobs.order(transaction, scope, sending, { input: { invite_id, ordered } });
      return jobResource.find(transaction, scope, id);
    },
  });
}

const nobodyToSendTo = () =>
  new Failure(409, [{ message: 'У приглашения нет получателей', code: 'no_recipients' }]);

const visitors: ListSource = { record: userInviteRecord, inCompany: true };
const ofInvite = { of: inviteResource, by: 'invite_id' };

const offer: ListOffer = {
  record: userInviteRecord,
  sort: ['id', 'created_at'],
  defaultSort: { column: 'created_at', descending: true },
  filters: [],
  countBy: [],
};

/** Who came by an invite. */
function registerVisitors(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    ...common,
    method: 'GET',
    path: '/invites/:id/user_invites',
    summary: 'Who came by an invite',
    params: z.object({ id: pathIds }),
    query: listQuery({ ...offer, isSearched: false }).extend(eachSchema([], 'id')),
    list: userInviteRecord.schema,
    run: async ({ transaction, scope, params, query }) => {
      const parameters = readListParameters(query, { ...offer, parent: manyIn(params) });
      const place = await placeBelow(transaction, scope, ofInvite, params, 'id', parameters);
      return readList(transaction, visitors, parameters, scope, place);
    },
  });
}
