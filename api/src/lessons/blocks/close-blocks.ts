// Writes which published blocks a learner must complete to finish a lesson with criterion `constructor`. A trigger
// removes blocks that are deleted or unpublished (migration 0071).
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { lessonBlocks, lessonCloseBlocks } from './block-tables.ts';

/**
 * Throws 422 for a block that is unknown or not published. Locks the blocks until the transaction ends.
 */
export async function writeCloseBlocks(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  lesson_id: number,
  { close_blocks_id: sent }: Row,
): Promise<void> {
  const ids = [...new Set(sent as number[])];
  const ofLesson = and(
    eq(lessonBlocks.company_id, company_id),
    eq(lessonBlocks.lesson_id, lesson_id),
  );
  const found =
    ids.length === 0
      ? []
      : await transaction
          .select({ id: lessonBlocks.id })
          .from(lessonBlocks)
          .where(and(ofLesson, eq(lessonBlocks.status, 'published'), inArray(lessonBlocks.id, ids)))
          .orderBy(lessonBlocks.id)
          .for('no key update');
  if (found.length < ids.length) {
    throw invalid(
      'close_blocks_id',
      'Выбрать можно только опубликованные блоки этого урока',
      'not_published',
    );
  }
  await transaction
    .delete(lessonCloseBlocks)
    .where(
      and(eq(lessonCloseBlocks.company_id, company_id), eq(lessonCloseBlocks.lesson_id, lesson_id)),
    );
  if (ids.length === 0) return;
  await transaction
    .insert(lessonCloseBlocks)
    .values(ids.map((block_id) => ({ company_id, lesson_id, block_id })));
}
