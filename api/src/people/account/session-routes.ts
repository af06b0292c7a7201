/** The sessions of the signed-in person: where they are signed in, and ending that from afar. */
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, listOf, schema } from '../../kit/documentation.ts';
import { notFound } from '../../kit/errors.ts';
import { readList } from '../../kit/list.ts';
import type { ListSource, Row } from '../../kit/list.ts';
import { listQuerySchema, readListParameters } from '../../kit/list-parameters.ts';
import { outsideCompanies, personOf, sessionOf } from '../../kit/permissions.ts';
import { record } from '../../kit/record.ts';
import { idOf } from '../../kit/resource.ts';
import { sessions } from './account-tables.ts';
import { endOtherSessions } from './accounts.ts';

const shape = {
  name: 'Session',
  description: 'A browser in which the person is signed in.',
  table: sessions,
  hidden: ['user_id', 'token_hash'],
};

/** Sessions as the one sees them that asks. */
const recordFor = (sessionId: number) =>
  record({
    ...shape,
    computed: {
      current: {
        schema: z.boolean().describe('Whether this request came in it.'),
        sql: (table) => sql`${table['id']} = ${sessionId}`,
      },
    },
  });

const documented = recordFor(0);

const own = (personId: number, sessionId: number): ListSource => ({
  record: recordFor(sessionId),
  where: sql`${sessions.user_id} = ${personId} and ${sessions.expires_at} > now()`,
  filters: {},
});

export function registerSessions(app: FastifyInstance, { database }: { database: Database }): void {
  app.get(
    '/api/profile/sessions',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'The sessions of the signed-in person', {
        querystring: listQuerySchema,
        response: { 200: listOf(documented.schema), ...failures(401, 422) },
      }),
    },
    (request) => {
      const { id } = personOf(request);
      const parameters = readListParameters(request.query as Row, {
        record: documented,
        sort: ['id', 'created_at', 'last_used_at'],
        defaultSort: { column: 'id', descending: true },
        filters: [],
        countBy: [],
      });
      return database.person(id, (transaction) =>
        readList(transaction, own(id, sessionOf(request)), parameters, outsideCompanies(id)),
      );
    },
  );

  app.delete(
    '/api/profile/sessions/:id(^\\d+$)',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'End one of the sessions of the signed-in person', {
        params: z.object({ id: z.string() }),
        response: { 200: dataOf(z.object({})), ...failures(401, 404) },
      }),
    },
    async (request) => {
      const { id: personId } = personOf(request);
      const ended = await database.person(personId, (transaction) =>
        transaction
          .delete(sessions)
          .where(and(eq(sessions.user_id, personId), eq(sessions.id, idOf(request))))
          .returning({ id: sessions.id }),
      );
      if (ended.length === 0) throw notFound('Сеанс не найден');
      return { data: {} };
    },
  );

  app.post(
    '/api/profile/sessions/end_others',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'End all sessions of the signed-in person but this one', {
        response: { 200: dataOf(z.object({ count: z.int() })), ...failures(401) },
      }),
    },
    async (request) => {
      const { id } = personOf(request);
      const count = await database.person(id, (transaction) =>
        endOtherSessions(transaction, id, sessionOf(request)),
      );
      return { data: { count } };
    },
  );
}
