// Copies blocks of any lessons into a lesson, which may be their own.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mostBlocks } from '@kafedra/common/lessons';
import { copyRows, childRows, type Copies } from '../../kit/database/copy-rows.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { blockGrants, lessonBlockRecord } from '../blocks/block-records.ts';
import { lessonBlockMedia, lessonBlocks } from '../blocks/block-tables.ts';
import { placeBlocks, lockForNewBlocks } from '../blocks/block-writes.ts';
import { blocksOfCompany, blocksOfLesson } from '../blocks/blocks.ts';

export function registerBlockCopies(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/courses/:course_id/copy_blocks',
    tag: blocksOfLesson.tag,
    summary: 'Copy blocks of any lessons into a lesson of the course',
    description:
      'Copies are drafts with the files of the originals, in the order of the request; they are not attached to layers. All or none.',
    permission: blockGrants.create,
    params: z.object({ course_id: pathId }),
    body: z.strictObject({
      lesson_id: z.int32(),
      lesson_blocks_id: z
        .array(z.int32())
        .min(1, required)
        .max(mostBlocks, `Не больше ${mostBlocks} блоков за раз`),
      behind_id: z
        .int32()
        .nullish()
        .describe('The preceding block of the lesson; null for the beginning. Default: the end.'),
    }),
    answer: z.array(lessonBlockRecord.schema),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { course_id }, body }) => {
      const { lesson_id, lesson_blocks_id, behind_id } = body;
      const place = await blocksOfLesson.resolveWritableParents(transaction, scope, {
        course_id,
        lesson_id,
      });
      const originals = [...new Set(lesson_blocks_id)];
      await requireBlocks(transaction, scope, originals);
      await lockForNewBlocks(transaction, scope, lesson_id, originals.length);
      const made = await writeCopies(transaction, scope, originals, { course_id, lesson_id });
      await placeBlocks(transaction, scope, lesson_id, made, behind_id);
      const read = blocksOfLesson.readParameters({ ids: made.join(), all: '1' });
      return (
        await readList(transaction, blocksOfLesson.source(blockGrants.read), read, scope, place)
      ).data;
    },
  });
}

/** Throws 404 for a block that the caller can't see, and 409 for one in the trash. */
export async function requireBlocks(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
): Promise<void> {
  const there = await blocksOfCompany.existingIds(transaction, scope, ids, {});
  if (ids.some((id) => !there.has(id))) throw notFound(blocksOfCompany.missing);
  const { company_id, id, status } = lessonBlocks;
  const inTrash = and(
    eq(company_id, scope.companyId),
    inArray(id, [...ids]),
    eq(status, 'deleted'),
  );
  if ((await transaction.$count(lessonBlocks, inTrash)) === 0) return;
  const message = 'Среди блоков есть удалённые: сначала восстановите их';
  throw conflict('deleted', message);
}

/** Returns the ids of the copies in the order of their originals. */
async function writeCopies(
  transaction: Transaction,
  scope: Scope,
  originals: readonly number[],
  into: { course_id: number; lesson_id: number },
): Promise<number[]> {
  const copies: Copies = new Map();
  await copyRows(transaction, childRows(lessonBlocks, 'id'), copies, {
    scope,
    of: originals,
    anew: ['status_before_deletion', 'deleted_at', 'deletion', 'published_at', 'layer_id'],
    set: { ...into, status: 'draft', sort: 0, sort_order: 0 },
  });
  await copyRows(transaction, childRows(lessonBlockMedia, 'block_id'), copies, { scope });
  const made = copies.get(lessonBlocks);
  return originals.map((id) => made?.get(id) ?? 0);
}
