// The route that returns how many platform releases a person has not viewed, for the header.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, type Database } from '../kit/database/database.ts';
import { personRoute } from '../kit/http/routes.ts';
import { unviewedReleases } from './releases.ts';

export function registerHelp(app: FastifyInstance, { database }: { database: Database }): void {
  personRoute(app, database, {
    method: 'GET',
    path: '/updating-platform/show-releases-unviewed',
    tag: 'Releases',
    summary: 'Count the platform releases that the signed-in user has not viewed',
    answer: z.object({ count: z.int() }),
    run: ({ transaction, person }) =>
      rowOf<{ count: number }>(transaction, sql`select ${unviewedReleases(person.id)} as count`),
  });
}
