// Writes lesson blocks: validates the fields and files by type and sets the position in the lesson.
import { and, eq, ne, sql } from 'drizzle-orm';
import { mostBlocks, type BlockType } from '@kafedra/common/lessons';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import { placedBehind, writeOrder } from '../../kit/lists/manual-order.ts';
import type { ParentKeys, Row } from '../../kit/lists/contract.ts';
import { mayCall, type Scope } from '../../kit/permissions/permissions.ts';
import { requireStoredFiles } from '../../media/index.ts';
import { testNameGrants, testResource } from '../../assessments/index.ts';
import { tests } from '../../assessments/tables.ts';
import { lessons } from '../tables.ts';
import {
  checkedAddress,
  requireFileLimit,
  requireFileKinds,
  requireSubtitles,
} from './block-checks.ts';
import type { ChangedBlock, NewBlock } from './block-rules.ts';
import { lessonBlockMedia, lessonBlocks, type BlockStatus } from './block-tables.ts';

type Sent = ChangedBlock & Partial<Pick<NewBlock, 'type' | 'behind_id'>>;

type StoredBlock = Pick<
  typeof lessonBlocks.$inferSelect,
  'type' | 'homework_min_points' | 'homework_max_points' | 'test_id'
>;

export const blockWriteHooks = {
  // Replaced by the real position after the insert.
  initial: () => ({ sort: 0 }),
  beforeWrite: prepareBlock,
  afterWrite: async (transaction: Transaction, scope: Scope, id: number, sent: Row) => {
    const { media, behind_id, ...others } = sent as Sent;
    if (media !== undefined || others.address != null) {
      await writeMedia(transaction, scope, id, media ?? []);
    }
    if ('sort' in sent) await placeNew(transaction, scope, id, behind_id);
  },
};

async function prepareBlock(
  transaction: Transaction,
  scope: Scope,
  given: Row,
  id: number | null,
  { lesson_id }: ParentKeys,
): Promise<Row> {
  const sent = given as Sent;
  const place = id === null ? await startOf(transaction, scope, Number(lesson_id), sent) : {};
  const stored = id === null ? null : await readStoredBlock(transaction, scope, id);
  const type = stored?.type ?? sent.type ?? 'text';
  const address = checkedAddress(type, sent, stored);
  const files = await requireFiles(transaction, scope, type, sent);
  if (sent.test_id != null) await requireTest(transaction, scope, sent.test_id, stored);
  return {
    ...given,
    ...place,
    ...(address !== undefined && { address }),
    ...(files > 0 && { address: null }),
    ...(id !== null && publicationColumns(sent.status)),
  };
}

/** Columns that follow from a new status: `published_at`. */
export function publicationColumns(status: BlockStatus | undefined): Row {
  if (status === undefined) return {};
  return {
    published_at:
      status === 'published' ? sql`coalesce(${lessonBlocks.published_at}, now())` : null,
  };
}

/**
 * Locks the lesson against concurrent inserts until the transaction ends. Throws 409 if it has too many blocks.
 */
export async function lockForNewBlocks(
  transaction: Transaction,
  { companyId }: Scope,
  lessonId: number,
  count: number,
): Promise<number | undefined> {
  const [lesson] = await transaction
    .select({ courseId: lessons.course_id })
    .from(lessons)
    .where(and(eq(lessons.company_id, companyId), eq(lessons.id, lessonId)))
    .for('no key update');
  const there = and(ofLesson(companyId, lessonId), ne(lessonBlocks.status, 'deleted'));
  if ((await transaction.$count(lessonBlocks, there)) + count > mostBlocks) {
    throw conflict('too_many', `Блоков в уроке не больше ${mostBlocks}: удалите лишние`);
  }
  return lesson?.courseId;
}

/** Columns of a new block that the client does not send. */
async function startOf(
  transaction: Transaction,
  scope: Scope,
  lessonId: number,
  { status }: Sent,
): Promise<Row> {
  const course_id = await lockForNewBlocks(transaction, scope, lessonId, 1);
  // SQL that refers to columns does not work in an INSERT.
  const published = status === 'published' ? { published_at: new Date().toISOString() } : {};
  return { course_id, ...published };
}

async function readStoredBlock(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<StoredBlock | null> {
  const { type, homework_min_points, homework_max_points, test_id } = lessonBlocks;
  const [row] = await transaction
    .select({ type, homework_min_points, homework_max_points, test_id })
    .from(lessonBlocks)
    .where(and(eq(lessonBlocks.company_id, companyId), eq(lessonBlocks.id, id)));
  return row ?? null;
}

const ofLesson = (companyId: number, lessonId: number) =>
  and(eq(lessonBlocks.company_id, companyId), eq(lessonBlocks.lesson_id, lessonId));

/**
 * Throws 422 for an unknown file or one that does not fit the type. Returns the number of files that the block will
 * show.
 */
async function requireFiles(
  transaction: Transaction,
  scope: Scope,
  type: BlockType,
  { media = [], captions_id: captions }: Sent,
): Promise<number> {
  requireFileLimit(type, media.length);
  const ids = media.map(({ file_id: id }) => id);
  requireFileKinds(type, await requireStoredFiles(transaction, scope, ids, 'media'));
  if (captions != null) {
    const [subtitles] = await requireStoredFiles(transaction, scope, [captions], 'captions_id');
    requireSubtitles(subtitles);
  }
  return media.length;
}

/** Throws 422 if the caller can't see the test or it is in the trash. */
async function requireTest(
  transaction: Transaction,
  scope: Scope,
  id: number,
  stored: StoredBlock | null,
): Promise<void> {
  if (id === stored?.test_id) return;
  const isThere =
    mayCall(scope, testNameGrants) &&
    (await testResource.existingIds(transaction, scope, [id], {})).has(id);
  if (!isThere) throw invalid('test_id', testResource.missing, 'not_found');
  const { company_id, status } = tests;
  const isDeleted = and(eq(company_id, scope.companyId), eq(tests.id, id), eq(status, 'deleted'));
  if ((await transaction.$count(tests, isDeleted)) > 0) {
    throw invalid('test_id', 'Этот тест в корзине: сначала восстановите его', 'deleted');
  }
}

async function writeMedia(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  block_id: number,
  media: NonNullable<Sent['media']>,
): Promise<void> {
  await transaction
    .delete(lessonBlockMedia)
    .where(
      and(eq(lessonBlockMedia.company_id, company_id), eq(lessonBlockMedia.block_id, block_id)),
    );
  if (media.length === 0) return;
  await transaction.insert(lessonBlockMedia).values(
    media.map(({ file_id, caption, alt }, index) => ({
      company_id,
      block_id,
      file_id,
      sort: index + 1,
      caption: caption ?? null,
      alt: alt ?? null,
    })),
  );
}

async function placeNew(
  transaction: Transaction,
  scope: Scope,
  id: number,
  behind: number | null | undefined,
): Promise<void> {
  const [row] = await transaction
    .select({ lesson_id: lessonBlocks.lesson_id })
    .from(lessonBlocks)
    .where(and(eq(lessonBlocks.company_id, scope.companyId), eq(lessonBlocks.id, id)));
  await placeBlocks(transaction, scope, row?.lesson_id ?? 0, [id], behind);
}

/** Sets the positions of new blocks in a lesson by `placedBehind`. */
export async function placeBlocks(
  transaction: Transaction,
  scope: Scope,
  lessonId: number,
  added: readonly number[],
  behind: number | null | undefined,
): Promise<void> {
  const all = await sortedBlocks(transaction, scope, lessonId);
  const ids = placedBehind(all, added, behind, 'Блок не найден');
  await writeOrder(transaction, scope, lessonBlocks, ids);
}

/**
 * All blocks of a lesson in order, including the trash, because restored blocks return to their positions.
 */
export const sortedBlocks = (transaction: Transaction, { companyId }: Scope, lessonId: number) =>
  transaction
    .select({
      id: lessonBlocks.id,
      sort: lessonBlocks.sort,
      status: lessonBlocks.status,
      type: lessonBlocks.type,
    })
    .from(lessonBlocks)
    .where(ofLesson(companyId, lessonId))
    .orderBy(lessonBlocks.sort, lessonBlocks.id);
