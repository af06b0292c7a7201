// Routes of lesson blocks: the resources, a lesson with all its blocks, and bulk ordering and publishing.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { placedByNumbers, writeOrder } from '../../kit/lists/manual-order.ts';
import { readList, readOne } from '../../kit/lists/list.ts';
import type { ListSource } from '../../kit/lists/contract.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import { onlyId, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { blockGrants, lessonBlockRecord, lessonWithBlocksRecord } from './block-records.ts';
import { blockUpdates } from './block-rules.ts';
import { lessonBlocks } from './block-tables.ts';
import { sortedBlocks, publicationColumns } from './block-writes.ts';
import { blocksOfCompany, blocksOfLesson } from './blocks.ts';
import { registerLayerAttachment } from './layer-attachment.ts';

/** Without permissions: the route has checked that the caller may read the lesson. */
const whole: ListSource = { record: lessonWithBlocksRecord, inCompany: true };

export function registerBlocks(app: FastifyInstance, database: Database): void {
  blocksOfLesson.register(app, database);
  blocksOfCompany.register(app, database);
  registerHistory(app, database, blocksOfCompany);
  registerLayerAttachment(app, database);
  const { tag, above, path, params } = blocksOfLesson;

  companyRoute(app, database, {
    method: 'GET',
    path: `${above}/lesson_with_blocks`,
    tag,
    summary: 'Get a lesson with all its blocks in order',
    description:
      'Without blocks in the trash. Blocks are included unless `with` selects their fields.',
    permission: lessonGrants.read,
    params: params.list,
    query: oneQuery(lessonWithBlocksRecord),
    answer: lessonWithBlocksRecord.schema,
    run: async ({ transaction, scope, params: { course_id = 0, lesson_id = 0 }, query }) => {
      const requested = readSelection(query, lessonWithBlocksRecord);
      await lessonsOfCourse.resolveParents(transaction, scope, { course_id });
      await lessonsOfCourse.find(transaction, scope, lesson_id, onlyId, { course_id });
      const selection =
        Object.keys(requested.with).length > 0 ? requested : { ...requested, with: blocks };
      const found = await readOne(transaction, whole, lesson_id, selection, scope);
      if (found === null) throw notFound(lessonsOfCourse.missing);
      return found;
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_update`,
    tag,
    summary: 'Sort the blocks of a lesson, and publish or unpublish them',
    description:
      'Blocks get the sent positions, others keep theirs; then all are renumbered from 1. Returns all blocks of the lesson.',
    permission: blockGrants.update,
    params: params.list,
    body: blockUpdates,
    answer: z.array(lessonBlockRecord.schema),
    failures: [409],
    run: async ({ transaction, scope, params: ids, body: { lesson_blocks: sent } }) => {
      const place = await blocksOfLesson.resolveWritableParents(transaction, scope, ids);
      const { lesson_id = 0 } = ids;
      // Locks the lesson, so that bulk writes to its blocks are serialized.
      const grant = lessonGrants.update;
      await lessonsOfCourse.lock({ transaction, scope, grant, place: {} }, lesson_id);
      const all = await sortedBlocks(transaction, scope, lesson_id);
      const known = new Set(all.flatMap(({ id, status }) => (status === 'deleted' ? [] : [id])));
      if (sent.some(({ id }) => !known.has(id))) throw notFound(blocksOfLesson.missing);
      for (const status of ['published', 'draft'] as const) {
        const become = sent.flatMap((block) => (block.status === status ? [block.id] : []));
        if (become.length === 0) continue;
        await transaction
          .update(lessonBlocks)
          .set({ status, ...publicationColumns(status) })
          .where(
            and(eq(lessonBlocks.company_id, scope.companyId), inArray(lessonBlocks.id, become)),
          );
      }
      const ordered = placedByNumbers(all, sent);
      if (ordered !== null) await writeOrder(transaction, scope, lessonBlocks, ordered);
      const read = blocksOfLesson.readParameters({ all: '1' });
      const source = blocksOfLesson.source(blockGrants.read);
      return (await readList(transaction, source, read, scope, place)).data;
    },
  });
}

const blocks = { lesson_blocks: wholeRecord };
