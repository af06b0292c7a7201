/** Ordering many accounts at once, and the file with their passwords. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobFile, jobRecord, jobResource } from '../../jobs/records.ts';
import { jobs as jobTable } from '../../jobs/tables.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { Failure, notFound } from '../../kit/errors.ts';
import { rowsOf } from '../../kit/database.ts';
import type { AnyTable } from '../../kit/record.ts';
import { scopeOf } from '../../kit/permissions.ts';
import { idOf, idParameters } from '../../kit/resource.ts';
import { requireLinks, usersGeneration } from './generation.ts';
import { generationInput } from './generation-rules.ts';
import type { GenerationInput } from './generation-rules.ts';
import { loginOf } from '../rules.ts';
import { takenLogins } from '../users/user-accounts.ts';
import { userGrants } from '../users/users.ts';

const base = '/api/companies/:companyId';

const generated = z
  .object({
    file_name: z.string(),
    ready: z.boolean().describe('Whether the file can be fetched: once, within 24 hours.'),
    url: z.string().nullable().describe('Where it is fetched; null unless it is ready.'),
  })
  .meta({ id: 'GeneratedUsersFile', description: 'The file with the passwords of new accounts.' });

export function registerGeneration(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  jobs.handle(usersGeneration);
  app.post(
    `${base}/users_generate`,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Order many new accounts', {
        description:
          'A job makes them, all or none; its file has their passwords and can be fetched once.',
        body: generationInput,
        response: {
          201: dataOf(z.object({ file_name: z.string(), job: jobRecord.schema })),
          ...failures(401, 403, 404, 409, 422),
        },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const input = request.body as GenerationInput;
      await refuseTaken(database, input);
      const fileName = `accounts_${randomUUID().slice(0, 8)}.${input.format}`;
      const job = await database.company(scope, async (transaction) => {
        await requireLinks(transaction, scope, input);
        const id = await jobs.order(transaction, scope, usersGeneration, { input, fileName });
        return jobResource.find(transaction, scope, id);
      });
      return reply.code(201).send({ data: { file_name: fileName, job } });
    },
  );

  app.get(
    `${base}/users/:id(^\\d+$)/users_generated_file`,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Where the file with new passwords is fetched', {
        description: 'Of the person who ordered it, for that person alone.',
        params: idParameters,
        querystring: z.object({ file_name: z.string() }),
        response: { 200: dataOf(generated), ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { file_name } = request.query as { file_name: string };
      const table = jobTable as unknown as AnyTable;
      const [job] = await database.company(scope, (transaction) =>
        rowsOf<{ url: string | null }>(
          transaction,
          sql`select ${jobFile(table)} ->> 'url' as url from ${jobTable}
            where company_id = ${scope.companyId} and author_id = ${idOf(request)}
              and kind = ${usersGeneration.kind} and file_name = ${file_name}`,
        ),
      );
      if (job === undefined) throw notFound('Файл не найден');
      return { data: { file_name, ready: job.url !== null, url: job.url } };
    },
  );
}

/** Tells of every address in the list that somebody has already. */
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
