/** The routes of invites: the list, writing them, sending them, who came by one, and coming by one. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { jobRecord, jobResource } from '../../jobs/records.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Database, Transaction } from '../../kit/database.ts';
import { dataOf, failures, listOf, schema } from '../../kit/documentation.ts';
import { Failure, failureOf, failureSchema } from '../../kit/errors.ts';
import { readList } from '../../kit/list.ts';
import { listQuerySchema, readListParameters } from '../../kit/list-parameters.ts';
import type { Mailer } from '../../kit/mail.ts';
import { scopeOf } from '../../kit/permissions.ts';
import type { Scope } from '../../kit/permissions.ts';
import { idOf, idParameters, wholeRecord } from '../../kit/resource.ts';
import type { Sms } from '../../kit/sms.ts';
import * as rules from './invite-rules.ts';
import { invitesSending } from './invite-sending.ts';
import { userInvites } from './invite-tables.ts';
import { inviteGrant, inviteRecord, inviteResource, userInviteRecord } from './invites.ts';
import { requireGivable } from './invite-reach.ts';
import { changeInvite, createInvite } from './invite-writes.ts';

interface Parts {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  sms: Sms;
  publicUrl: string;
}

const base = '/api/companies/:companyId/invites';
const one = `${base}/:id(^\\d+$)`;
const config = { permission: inviteGrant };
const invite = dataOf(inviteRecord.schema);

export function registerInvites(app: FastifyInstance, parts: Parts): void {
  registerWrites(app, parts.database);
  registerMany(app, parts.database);
  registerSending(app, parts);
  registerVisitors(app, parts.database);
  inviteResource.register(app, parts.database);
  // It tells of recipients too.
  registerHistory(app, parts.database, inviteResource, 'invites', requireGivable);
}

const read = (transaction: Transaction, scope: Scope, id: number) =>
  inviteResource.find(transaction, scope, id);

function registerWrites(app: FastifyInstance, database: Database): void {
  app.post(
    base,
    {
      config,
      schema: schema('Invites', 'Create an invite or a welcome', {
        body: rules.newInvite,
        response: { 201: invite, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const data = await database.company(scope, async (transaction) => {
        const id = await createInvite(transaction, scope, request.body as rules.NewInvite);
        return read(transaction, scope, id);
      });
      return reply.code(201).send({ data });
    },
  );

  const change = async (request: FastifyRequest, id: number, input: rules.ChangedInvite) => {
    const scope = scopeOf(request);
    return {
      data: await database.company(scope, async (transaction) => {
        await changeInvite(transaction, scope, id, input);
        return read(transaction, scope, id);
      }),
    };
  };
  app.put(
    one,
    {
      config,
      schema: schema('Invites', 'Change an invite, or switch it on and off by `active`', {
        params: idParameters,
        body: rules.changedInvite,
        response: { 200: invite, ...failures(401, 403, 404, 422) },
      }),
    },
    (request) => change(request, idOf(request), request.body as rules.ChangedInvite),
  );
  app.put(
    base,
    {
      config,
      schema: schema('Invites', 'The same, with the id in the body', {
        body: rules.changedInviteById,
        response: { 200: invite, ...failures(401, 403, 404, 422) },
      }),
    },
    (request) => {
      const { id, ...input } = request.body as z.infer<typeof rules.changedInviteById>;
      return change(request, id, input);
    },
  );
}

const rowAnswer = z
  .object({
    invite: inviteRecord.schema.nullable(),
    errors: failureSchema.shape.errors.describe('Why this one was not created; empty when it was.'),
  })
  .meta({ id: 'InviteRow', description: 'What became of one row of a bulk creation.' });

function registerMany(app: FastifyInstance, database: Database): void {
  app.post(
    `${base}/multi_store`,
    {
      config,
      schema: schema('Invites', 'Create many invites', {
        description: 'Each row is answered for itself, in their order: the good ones are created.',
        body: rules.manyInvites,
        response: { 200: dataOf(z.array(rowAnswer)), ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { invites } = request.body as z.infer<typeof rules.manyInvites>;
      const data = await database.company(scope, async (transaction) => {
        const rows: z.infer<typeof rowAnswer>[] = [];
        for (const row of invites) rows.push(await createRow(transaction, scope, row));
        return rows;
      });
      return { data };
    },
  );
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
  const sending = invitesSending(senders);
  jobs.handle(sending);
  app.post(
    `${one}/send`,
    {
      config,
      schema: schema('Invites', 'Send an invite to those of its recipients who did not get it', {
        params: idParameters,
        response: { 201: dataOf(jobRecord.schema), ...failures(401, 403, 404, 409) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const invite_id = idOf(request);
      const data = await database.company(scope, async (transaction) => {
        const found = await inviteResource.find(transaction, scope, invite_id, {
          ...wholeRecord,
          count: ['recipients'],
        });
        await requireGivable(transaction, scope, invite_id);
        if (Number(found['recipients_count']) === 0) throw nobodyToSendTo();
        const id = await jobs.order(transaction, scope, sending, { input: { invite_id } });
        return jobResource.find(transaction, scope, id);
      });
      return reply.code(201).send({ data });
    },
  );
}

const nobodyToSendTo = () =>
  new Failure(409, [{ message: 'У приглашения нет получателей', code: 'no_recipients' }]);

/** Who came by an invite. */
function registerVisitors(app: FastifyInstance, database: Database): void {
  app.get(
    `${one}/user_invites`,
    {
      config,
      schema: schema('Invites', 'Who came by an invite', {
        params: idParameters,
        querystring: listQuerySchema,
        response: { 200: listOf(userInviteRecord.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      const parameters = readListParameters(request.query as Record<string, unknown>, {
        record: userInviteRecord,
        sort: ['id', 'created_at'],
        defaultSort: { column: 'created_at', descending: true },
        filters: [],
        countBy: [],
      });
      const where = and(eq(userInvites.company_id, scope.companyId), eq(userInvites.invite_id, id));
      return database.company(scope, async (transaction) => {
        await inviteResource.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
        return readList(
          transaction,
          { record: userInviteRecord, where, filters: {} },
          parameters,
          scope,
        );
      });
    },
  );
}
