// Routes that add lessons and blocks to the library as templates, read them, and copy them into courses.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mostBlocks } from '@kafedra/common/lessons';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readList, readOne } from '../../kit/lists/list.ts';
import type { ListSource } from '../../kit/lists/contract.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import { onlyId, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { name, required } from '../../kit/values/texts.ts';
import { libraryRecord, libraryResource, useFiles } from '../../media/index.ts';
import { blockGrants, lessonBlockRecord } from '../blocks/block-records.ts';
import { blocksOfLesson } from '../blocks/blocks.ts';
import { courseCopies } from '../copies/copy-routes.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { addLessonTemplate, addBlocksTemplate } from './add-templates.ts';
import { copyBlocksTemplate, copyLessonTemplate } from './template-copies.ts';
import { templateRecord } from './template-records.ts';

const entry = z.object({ entry_id: pathId });

/** Without permissions: the route has checked that the caller may read the entry. */
const whole: ListSource = { record: templateRecord, inCompany: true };

export function registerTemplates(app: FastifyInstance, database: Database): void {
  const tag = 'Library templates';

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_lesson',
    tag,
    summary: 'Add a lesson with its blocks to the library as a template',
    description:
      'Stores a snapshot without the trash; later changes of the lesson do not affect it. Requires `lessons_view` for the lesson.',
    permission: useFiles,
    body: z.strictObject({
      lesson_id: z.int32(),
      name: name.optional().describe('Default: the name of the lesson.'),
    }),
    answer: libraryRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const id = await addLessonTemplate(transaction, scope, body.lesson_id, body.name);
      return libraryResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_block',
    tag,
    summary: 'Add blocks of any lessons to the library as one template',
    description:
      'Stores a snapshot in the order of the request. Requires `lessons_view` for the lessons.',
    permission: useFiles,
    body: z.strictObject({
      lesson_blocks_id: z
        .array(z.int32())
        .min(1, required)
        .max(mostBlocks, `Не больше ${mostBlocks} блоков за раз`),
      name,
    }),
    answer: libraryRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const { lesson_blocks_id, name: called } = body;
      const id = await addBlocksTemplate(transaction, scope, lesson_blocks_id, called);
      return libraryResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/library/:entry_id/template',
    tag,
    summary: 'Get the content of a lesson or block template of the library',
    description: 'Blocks are included unless `with` selects their fields.',
    permission: useFiles,
    params: entry,
    query: oneQuery(templateRecord),
    answer: templateRecord.schema,
    run: async ({ transaction, scope, params: { entry_id: id }, query }) => {
      const requested = readSelection(query, templateRecord);
      await libraryResource.find(transaction, scope, id, onlyId);
      const selection =
        Object.keys(requested.with).length > 0
          ? requested
          : { ...requested, with: { blocks: wholeRecord } };
      const found = await readOne(transaction, whole, id, selection, scope);
      if (found === null) throw notFound(libraryResource.missing);
      return found;
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_lesson/:entry_id/copy',
    tag,
    summary: 'Copy a lesson template into a course',
    description:
      'The copy is a draft owned by the caller, named «… (копия)» if the course has that name already; it has no dates of its own. The caller must be able to see the library.',
    permission: lessonGrants.create,
    params: entry,
    body: z.strictObject({
      course_id: z.int32(),
      layer_id: z
        .int32()
        .nullish()
        .describe(
          'The target layer, in which the copy is placed last; default: the end of the course.',
        ),
    }),
    answer: courseCopies,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { entry_id: id }, body }) => {
      const { course_id, layer_id = null } = body;
      await lessonsOfCourse.resolveWritableParents(transaction, scope, { course_id });
      const lesson = await copyLessonTemplate(transaction, scope, id, { course_id, layer_id });
      return { course_id, layers_id: [], lessons_id: [lesson] };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_block/:entry_id/copy',
    tag,
    summary: 'Copy a block template into a lesson',
    description:
      'The copies are drafts in order, with their files. The caller must be able to see the library.',
    permission: blockGrants.create,
    params: entry,
    body: z.strictObject({
      course_id: z.int32(),
      lesson_id: z.int32(),
      behind_id: z
        .int32()
        .nullish()
        .describe('The preceding block of the lesson; null for the beginning. Default: the end.'),
    }),
    answer: z.array(lessonBlockRecord.schema),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { entry_id: id }, body }) => {
      const { course_id, lesson_id, behind_id } = body;
      const place = await blocksOfLesson.resolveWritableParents(transaction, scope, {
        course_id,
        lesson_id,
      });
      const ids = await copyBlocksTemplate(transaction, scope, id, {
        course_id,
        lesson_id,
        behind_id,
      });
      const read = blocksOfLesson.readParameters({ ids: ids.join(), all: '1' });
      const source = blocksOfLesson.source(blockGrants.read);
      return (await readList(transaction, source, read, scope, place)).data;
    },
  });
}
