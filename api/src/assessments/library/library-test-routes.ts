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
    timer: z.int().nullable().describe('Seconds for the whole test; null for no limit.'),
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
        .meta({ id: 'LibraryTestQuestion', description: 'A question of a library test.' }),
    ),
  })
  .meta({
    id: 'LibraryTest',
    description: 'The content of a library test, without right answers.',
  });

export function registerLibraryTests(app: FastifyInstance, database: Database): void {
  const tag = 'Library tests';

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_test',
    tag,
    summary: 'Add a test with its questions to the library',
    description:
      'Stores a snapshot of the test without the trash; later changes of the test do not affect it. The caller must be allowed to see the test with its questions.',
    permission: useFiles,
    body: z.strictObject({
      test_id: z.int32(),
      name: name.optional().describe('Default: the title of the test.'),
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
    summary: 'Preview a library test',
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
    summary: 'Copy a library test to a new test, or to the end of an existing one',
    description:
      'A new test is inactive, belongs to the caller, and has the name of the entry and the category and subject of the original, if they still exist; it requires `tests_create`. Topics are found by name or created. The caller must be allowed to see the library.',
    permission: [testGrants.create, testGrants.update],
    params: entry,
    body: z.strictObject({
      test_id: z
        .int32()
        .nullish()
        .describe('The test to append the questions to; default: a new one.'),
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
