// Routes of tests in the library: add a test, preview it, and copy it into tests.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { gradingScales, questionTypes } from '@kafedra/common/assessments';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { name } from '../../kit/values/texts.ts';
import { libraryRecord, libraryResource, useFiles } from '../../media/index.ts';
import { testGrants } from '../grants.ts';
import { testResource } from '../tests.ts';
import { copyLibraryTest, previewLibraryTest } from './copying.ts';
import { addTestToLibrary } from './add-to-library.ts';

const entry = z.object({ entry_id: pathId });

/** Right answers are omitted from the preview; only a copy has them. */
const shelvedShape = z
  .object({
    description: z.string().nullable().describe('Rich text.'),
    grading_scale: z.literal([...gradingScales]),
    timer: z.int().nullable().describe('Seconds for the whole test; null is no limit.'),
    questions: z.array(
      z
        .object({
          place: z.int().describe('From 1.'),
          type: z.enum(questionTypes),
          question: z.string().describe('Rich text.'),
          max_points: z.int(),
          part: z.int(),
          topic: z.string().nullable(),
        })
        .meta({ id: 'LibraryTestQuestion', description: 'A question of a test of the library.' }),
    ),
  })
  .meta({ id: 'LibraryTest', description: 'What a copy of a test of the library will ask.' });

export function registerLibraryTests(app: FastifyInstance, database: Database): void {
  const tag = 'Library tests';

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_test',
    tag,
    summary: 'Put a test with its questions on the shelf of tests',
    description:
      'It is kept as it is now, the trash aside, whatever becomes of the test. Whoever puts it there sees it with its questions.',
    permission: useFiles,
    body: z.strictObject({
      test_id: z.int32(),
      name: name.optional().describe('The title of the test unless said.'),
    }),
    answer: libraryRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const id = await addTestToLibrary(transaction, scope, body.test_id, body.name);
      return libraryResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/library/:entry_id/test',
    tag,
    summary: 'What a copy of a test of the library will ask',
    permission: useFiles,
    params: entry,
    answer: shelvedShape,
    run: async ({ transaction, scope, params: { entry_id: id } }) => {
      const { content } = await previewLibraryTest(transaction, scope, id);
      const { description, grading_scale, timer } = content.settings;
      const questions = content.questions.map(
        ({ type, question, max_points, part, topic }, at) => ({
          place: at + 1,
          type,
          question,
          max_points,
          part,
          topic,
        }),
      );
      return { description, grading_scale, timer, questions };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_test/:entry_id/copy',
    tag,
    summary: 'Copy a test of the library: as a test of its own, or to the end of another',
    description:
      'A new test is switched off, belongs to whoever makes it, has the name of the entry, the category and the subject that the test had, as far as these are there, and takes `tests_create`. Topics come by their names. Who takes it sees the library.',
    permission: [testGrants.create, testGrants.update],
    params: entry,
    body: z.strictObject({
      test_id: z
        .int32()
        .nullish()
        .describe('Whose end the questions come to; a new one without it.'),
    }),
    answer: testResource.record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { entry_id: id }, body }) => {
      const copy = await copyLibraryTest(transaction, scope, id, body.test_id ?? null);
      return testResource.find(transaction, scope, copy);
    },
  });
}
