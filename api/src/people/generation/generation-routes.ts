// Routes that start the creation of many accounts and return the file with their passwords.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobFile, jobRecord, jobResource, jobs as jobTable, type Jobs } from '../../jobs/index.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import { requireRolesAndGroups, usersGeneration } from './generation-job.ts';
import { generationInput, type GenerationInput } from './generation-rules.ts';
import { loginOf } from '../rules.ts';
import { takenLogins } from '../users/user-accounts.ts';
import { userGrants } from '../users/users.ts';

const generated = z
  .object({
    file_name: z.string(),
    ready: z.boolean().describe('Whether the file can be downloaded: once, within 24 hours.'),
    url: z.string().nullable().describe('URL of the download; null unless the file is ready.'),
  })
  .meta({ id: 'GeneratedUsersFile', description: 'The file with the passwords of new accounts.' });

export function registerGeneration(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  jobs.handle(usersGeneration);
  companyRouteInSteps(app, {
    method: 'POST',
    path: '/users_generate',
    tag: 'Users',
    summary: 'Start a job that creates many accounts',
    description:
      'All accounts are created or none. The file of the job has their passwords and can be downloaded once.',
    permission: userGrants.manage,
    body: generationInput,
    answer: z.object({ file_name: z.string(), job: jobRecord.schema }),
    status: 201,
    failures: [409],
    run: async ({ scope, body: input, effect }) => {
      await refuseTaken(database, input);
      const fileName = `accounts_${randomUUID().slice(0, 8)}.${input.format}`;
      return effect.company(scope, async (transaction) => {
        await requireRolesAndGroups(transaction, scope, input);
        const id = await jobs.enqueue(transaction, scope, usersGeneration, { input, fileName });
        return { file_name: fileName, job: await jobResource.find(transaction, scope, id) };
      });
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/users/:id/users_generated_file',
    tag: 'Users',
    summary: 'Get the URL of the file with new passwords',
    description: '`id` is the user who started the job; only that user can download the file.',
    permission: userGrants.manage,
    params: idParams,
    query: z.object({ file_name: z.string() }),
    answer: generated,
    run: async ({ transaction, scope, params: { id }, query: { file_name } }) => {
      const [job] = await rowsOf<{ url: string | null }>(
        transaction,
        sql`select ${jobFile(jobTable)} ->> 'url' as url from ${jobTable}
          where company_id = ${scope.companyId} and author_id = ${id}
            and kind = ${usersGeneration.kind} and file_name = ${file_name}`,
      );
      if (job === undefined) throw notFound('Файл не найден');
      return { file_name, ready: job.url !== null, url: job.url };
    },
  });
}

/** Throws 422 with an error for each address in the list that has an account already. */
async function refuseTaken(database: Database, { people = [] }: GenerationInput): Promise<void> {
  if (people.length === 0) return;
  const logins = people.map(({ email }) => loginOf(email));
  const taken = await database.system((transaction) => takenLogins(transaction, logins));
  const errors = logins.flatMap((login, place) =>
    taken.has(login)
      ? [
          {
            message: 'Эта почта уже зарегистрирована',
            field: `people.${place}.email`,
            code: 'taken',
          },
        ]
      : [],
  );
  if (errors.length > 0) throw new Failure(422, errors);
}
