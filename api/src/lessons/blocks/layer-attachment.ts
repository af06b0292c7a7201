// Routes that attach blocks of lessons to layers of their course; a block is attached to at most one layer.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import { onlyId, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { layerResource } from '../content/layers.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { blockGrants, lessonBlockRecord } from './block-records.ts';
import { lessonBlocks } from './block-tables.ts';
import { blocksOfCompany } from './blocks.ts';

const { tag } = blocksOfCompany;
const course = z.object({ course_id: pathId });

export function registerLayerAttachment(app: FastifyInstance, database: Database): void {
  for (const verb of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${layerResource.path}/:layer_id/lesson_block_${verb}`,
      tag,
      summary:
        verb === 'attach'
          ? 'Attach a block of a lesson to a layer of its course, instead of any other layer'
          : 'Detach a block of a lesson from a layer',
      permission: blockGrants.update,
      params: course.extend({ layer_id: pathId }),
      body: z.strictObject({ lesson_block_id: z.int32() }),
      answer: lessonBlockRecord.schema,
      failures: [409],
      run: async ({ transaction, scope, params, body: { lesson_block_id: id } }) => {
        const { course_id, layer_id } = params;
        await layerResource.resolveWritableParents(transaction, scope, { course_id });
        await layerResource.find(transaction, scope, layer_id, onlyId, { course_id });
        const place = verb === 'attach' ? { course_id } : { course_id, layer_id };
        const columns = ['lesson_id', 'status'];
        const found = { ...wholeRecord, columns };
        const block = await blocksOfCompany.find(transaction, scope, id, found, place);
        const grant = lessonGrants.update;
        const writing = { transaction, scope, grant, place: { course_id } };
        await lessonsOfCourse.lock(writing, Number(block['lesson_id']));
        if (block['status'] === 'deleted') throw notFound(blocksOfCompany.missing);
        const last = sql`(select coalesce(max(other.sort_order), 0) + 1 from lesson_blocks other
          where other.company_id = ${scope.companyId} and other.layer_id = ${layer_id})`;
        await transaction
          .update(lessonBlocks)
          .set(
            verb === 'attach' ? { layer_id, sort_order: last } : { layer_id: null, sort_order: 0 },
          )
          .where(
            and(
              eq(lessonBlocks.company_id, scope.companyId),
              eq(lessonBlocks.id, id),
              verb === 'attach'
                ? sql`${lessonBlocks.layer_id} is distinct from ${layer_id}`
                : undefined,
            ),
          );
        return blocksOfCompany.find(transaction, scope, id);
      },
    });
  }

  companyRoute(app, database, {
    method: 'GET',
    path: `${layerResource.path}/:id/get_lesson_block_sublayer`,
    tag,
    summary: 'List the blocks attached to a layer and its nested layers',
    permission: lessonGrants.read,
    params: course.extend({ id: pathId }),
    query: blocksOfCompany.listQuery().omit({ each: true, within_layer_id: true }),
    list: lessonBlockRecord.schema,
    run: async ({ transaction, scope, params: { course_id, id }, query }) => {
      await layerResource.resolveParents(transaction, scope, { course_id });
      await layerResource.find(transaction, scope, id, onlyId, { course_id });
      const listQuery = { sort: 'sort_order', ...query, within_layer_id: String(id) };
      const read = blocksOfCompany.readParameters(listQuery);
      const source = blocksOfCompany.source(blockGrants.read);
      return readList(transaction, source, read, scope, { course_id });
    },
  });
}
