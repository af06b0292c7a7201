// Routes of subjects and topics, including adding topics from a pasted list of names.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { name, required } from '../../kit/values/texts.ts';
import { addTopics } from './topics-by-name.ts';
import { subjectGrants, subjectRecord } from './subject-records.ts';
import { subjectResource, tag, topicResource } from './subjects.ts';

/** The same limit as for attaching topics by id. */
const maxNames = 1000;

export function registerSubjects(app: FastifyInstance, database: Database): void {
  subjectResource.register(app, database);
  topicResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/subjects/:id/add_topics',
    tag,
    summary: 'Attach topics by name',
    description:
      'Topics with these names are attached, ignoring case, ё and spaces; missing ones are created, which requires `tests_create`.',
    permission: subjectGrants.update,
    params: idParams,
    body: z.strictObject({
      names: z
        .array(name, required)
        .min(1, required)
        .max(maxNames, `Не больше ${maxNames} тем за раз`),
    }),
    answer: z.object({
      subject: subjectRecord.schema,
      attached_count: z.int().describe('Number of topics that the subject did not have.'),
      created_count: z.int().describe('Number of topics that the company did not have.'),
    }),
    run: async ({ transaction, scope, params: { id }, body: { names } }) => {
      const grant = subjectGrants.update;
      await subjectResource.lock({ transaction, scope, grant, place: {} }, id);
      const added = await addTopics(transaction, scope, id, names);
      return { subject: await subjectResource.find(transaction, scope, id), ...added };
    },
  });
}
