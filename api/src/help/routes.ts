/** Platform releases, as far as the header shows them: how many the person has not viewed. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf } from '../kit/database.ts';
import type { Database } from '../kit/database.ts';
import { dataOf, failures, schema } from '../kit/documentation.ts';
import { personOf } from '../kit/permissions.ts';
import { unviewedReleases } from './index.ts';

export function registerHelp(app: FastifyInstance, { database }: { database: Database }): void {
  app.get(
    '/api/updating-platform/show-releases-unviewed',
    {
      config: { permission: 'signed-in' },
      schema: schema('Releases', 'How many platform releases the person has not viewed', {
        response: { 200: dataOf(z.object({ count: z.int() })), ...failures(401) },
      }),
    },
    async (request) => {
      const person = personOf(request);
      const data = await database.person(person.id, (transaction) =>
        rowOf<{ count: number }>(transaction, sql`select ${unviewedReleases(person.id)} as count`),
      );
      return { data };
    },
  );
}
