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
import { made } from '../copies/copy-routes.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { shelveLesson, shelveSomeBlocks } from './shelving.ts';
import { copyBlocks, copyLesson } from './template-copies.ts';
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
    summary: 'Put a lesson with all of its blocks on the shelf of lessons',
    description:
      'It is kept as it is now, the trash aside, whatever becomes of the lesson. Whoever puts it there sees it: `lessons_view`.',
    permission: useFiles,
    body: z.strictObject({
      lesson_id: z.int32(),
      name: name.optional().describe('That of the lesson unless said.'),
    }),
    answer: libraryRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const id = await shelveLesson(transaction, scope, body.lesson_id, body.name);
      return libraryResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_block',
    tag,
    summary: 'Put blocks of any lessons on the shelf of blocks, as one entry',
    description:
      'They are kept as they are now, in the order in which they are named. Whoever puts them there sees their lessons: `lessons_view`.',
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
      const id = await shelveSomeBlocks(transaction, scope, lesson_blocks_id, called);
      return libraryResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/library/:entry_id/template',
    tag,
    summary: 'What a copy of a lesson or of blocks of the library will consist of',
    description: 'Blocks come unless `with` names what is wanted of them.',
    permission: useFiles,
    params: entry,
    query: oneQuery(templateRecord),
    answer: templateRecord.schema,
    run: async ({ transaction, scope, params: { entry_id: id }, query }) => {
      const asked = readSelection(query, templateRecord);
      await libraryResource.find(transaction, scope, id, onlyId);
      const selection =
        Object.keys(asked.with).length > 0 ? asked : { ...asked, with: { blocks: wholeRecord } };
      const found = await readOne(transaction, whole, id, selection, scope);
      if (found === null) throw notFound(libraryResource.missing);
      return found;
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_lesson/:entry_id/copy',
    tag,
    summary: 'Copy a lesson of the library into a course',
    description:
      'The copy is a draft of whoever orders it, called «… (копия)» where the course has that name already; it has no moments of its own. Who takes it sees the library.',
    permission: lessonGrants.create,
    params: entry,
    body: z.strictObject({
      course_id: z.int32(),
      layer_id: z
        .int32()
        .nullish()
        .describe('The layer that it comes last in; at the end of the course when left out.'),
    }),
    answer: made,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { entry_id: id }, body }) => {
      const { course_id, layer_id = null } = body;
      await lessonsOfCourse.resolveWritableParents(transaction, scope, { course_id });
      const lesson = await copyLesson(transaction, scope, id, { course_id, layer_id });
      return { course_id, layers_id: [], lessons_id: [lesson] };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_block/:entry_id/copy',
    tag,
    summary: 'Copy blocks of the library into a lesson',
    description:
      'The copies are drafts, in their order, with the files that they show. Who takes them sees the library.',
    permission: blockGrants.create,
    params: entry,
    body: z.strictObject({
      course_id: z.int32(),
      lesson_id: z.int32(),
      behind_id: z
        .int32()
        .nullish()
        .describe(
          'The block of the lesson that they come behind; null at the beginning. Last when left out.',
        ),
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
      const ids = await copyBlocks(transaction, scope, id, { course_id, lesson_id, behind_id });
      const read = blocksOfLesson.readParameters({ ids: ids.join(), all: '1' });
      const source = blocksOfLesson.source(blockGrants.read);
      return (await readList(transaction, source, read, scope, place)).data;
    },
  });
}
