// A lesson with all of its blocks.
import type { FastifyInstance } from 'fastify';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import { readOne, type ListSource } from '../../kit/list.ts';
import { oneQuery } from '../../kit/list/documentation.ts';
import { readSelection } from '../../kit/list/parameters.ts';
import { onlyId, wholeRecord } from '../../kit/resource.ts';
import { companyRoute } from '../../kit/routes.ts';
import { lessonsOfCourse } from '../course-lessons.ts';
import { lessonWithBlocksRecord } from './block-records.ts';
import { blockResource, blocksOfCompany } from './blocks.ts';

/** Whether the person sees the lesson is asked before. */
const whole: ListSource = { record: lessonWithBlocksRecord, inCompany: true };

export function registerBlocks(app: FastifyInstance, database: Database): void {
  blockResource.register(app, database);
  blocksOfCompany.register(app, database);

  companyRoute(app, database, {
    method: 'GET',
    path: `${blockResource.above}/lesson_with_blocks`,
    tag: blockResource.tag,
    summary: 'A lesson and its blocks, all of them in their order',
    description: 'Blocks in the trash aside. They come unless `with` names what is wanted of them.',
    permission: lessonGrants.read,
    params: blockResource.params.list,
    query: oneQuery(lessonWithBlocksRecord),
    answer: lessonWithBlocksRecord.schema,
    run: async ({ transaction, scope, params: { course_id = 0, lesson_id = 0 }, query }) => {
      const asked = readSelection(query, lessonWithBlocksRecord);
      await lessonsOfCourse.find(transaction, scope, lesson_id, onlyId, { course_id });
      const selection = Object.keys(asked.with).length > 0 ? asked : { ...asked, ...withBlocks };
      const found = await readOne(transaction, whole, lesson_id, selection, scope);
      if (found === null) throw notFound(lessonsOfCourse.missing);
      return found;
    },
  });
}

const withBlocks = { with: { lesson_blocks: wholeRecord } };
