// Routes of the signed-in person's sessions: the list, and ending them.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import type { ListSource } from '../../kit/lists/contract.ts';
import { listQuery } from '../../kit/lists/documentation.ts';
import { readListParameters, type ListOffer } from '../../kit/lists/parameters.ts';
import { scopeOutsideCompanies } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { idParams, personRoute } from '../../kit/http/routes.ts';
import { sessions } from './account-tables.ts';
import { endOtherSessions } from './accounts.ts';

const sessionRecord = record(sessions)({
  name: 'Session',
  description: 'A session of a signed-in browser.',
  permissions: { read: 'member' },
  mine: (table, { personId }) => sql`${table.user_id} = ${personId}`,
  hidden: ['user_id', 'token_hash'],
  computed: {
    current: {
      schema: z.boolean().describe('Whether it is the session of this request.'),
      // Set by the route, because the cached SQL has no parameter for the session.
      sql: () => sql`false`,
    },
  },
});

const ownSessions: ListSource = {
  record: sessionRecord,
  inCompany: false,
  narrowed: ({ personId }) =>
    sql`${sessions.user_id} = ${personId} and ${sessions.expires_at} > now()`,
};

const offer: ListOffer = {
  record: sessionRecord,
  sort: ['id', 'created_at', 'last_used_at'],
  defaultSort: { column: 'id', descending: true },
  filters: [],
  countBy: [],
};

export function registerSessions(app: FastifyInstance, { database }: { database: Database }): void {
  personRoute(app, database, {
    method: 'GET',
    path: '/profile/sessions',
    tag: 'Profile',
    summary: 'List the sessions of the signed-in user',
    query: listQuery({ ...offer, isSearched: false }),
    list: sessionRecord.schema,
    run: async ({ transaction, person: { id, sessionId }, query }) => {
      const parameters = readListParameters(query, offer);
      const list = await readList(transaction, ownSessions, parameters, scopeOutsideCompanies(id));
      const data = list.data.map((row) =>
        'current' in row ? { ...row, current: row['id'] === sessionId } : row,
      );
      return { ...list, data };
    },
  });

  personRoute(app, database, {
    method: 'DELETE',
    path: '/profile/sessions/:id',
    tag: 'Profile',
    summary: 'End a session of the signed-in user',
    params: idParams,
    run: async ({ transaction, person, params: { id } }) => {
      const ended = await transaction
        .delete(sessions)
        .where(and(eq(sessions.user_id, person.id), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('Сеанс не найден');
    },
  });

  personRoute(app, database, {
    method: 'POST',
    path: '/profile/sessions/end_others',
    tag: 'Profile',
    summary: 'End all other sessions of the signed-in user',
    answer: z.object({ count: z.int() }),
    run: async ({ transaction, person: { id, sessionId } }) => ({
      count: await endOtherSessions(transaction, id, sessionId),
    }),
  });
}
