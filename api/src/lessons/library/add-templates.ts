// Adds lessons or blocks to a shelf of the library as templates with their current content and files.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { copyRows, type Copies } from '../../kit/database/copy-rows.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { excerptOf } from '../../media/index.ts';
import { libraryEntries } from '../../media/library/library-tables.ts';
import { lessonBlockMedia, lessonBlocks, lessonCloseBlocks } from '../blocks/block-tables.ts';
import { requireBlocks } from '../copies/block-copies.ts';
import { lessonResource } from '../lessons.ts';
import { lessons } from '../tables.ts';
import { libraryBlockMedia, libraryBlocks, libraryLessons } from './template-tables.ts';

/**
 * Returns the id of the entry. Throws 404 if the caller can't see the lesson, and 409 if it is in the trash.
 */
export async function addLessonTemplate(
  transaction: Transaction,
  scope: Scope,
  lessonId: number,
  name: string | undefined,
): Promise<number> {
  const there = await lessonResource.existingIds(transaction, scope, [lessonId], {});
  if (there.size === 0) throw notFound(lessonResource.missing);
  const ofLesson = and(eq(lessons.company_id, scope.companyId), eq(lessons.id, lessonId));
  const [lesson] = await transaction
    .select({
      name: lessons.name,
      status: lessons.status,
      description: lessons.description,
      homework: lessons.homework,
    })
    .from(lessons)
    .where(ofLesson)
    .for('share');
  if (lesson === undefined) throw notFound(lessonResource.missing);
  if (lesson.status === 'deleted') {
    const message = `Урок «${lesson.name}» в корзине: сначала восстановите его`;
    throw conflict('deleted', message);
  }
  const { company_id, id, lesson_id, status, sort } = lessonBlocks;
  const blocks = await transaction
    .select({ id })
    .from(lessonBlocks)
    .where(and(eq(company_id, scope.companyId), eq(lesson_id, lessonId), ne(status, 'deleted')))
    .orderBy(sort, id);
  const entryId = await shelveBlocks(transaction, scope, {
    type: 'lessons',
    name: name ?? lesson.name,
    blocks: blocks.map((block) => block.id),
    before: [lesson.description, lesson.homework],
  });
  await copyRows(
    transaction,
    { table: lessons, into: libraryLessons, parentColumn: 'id' },
    new Map(),
    {
      scope,
      of: [lessonId],
      set: { entry_id: entryId },
    },
  );
  await transaction.execute(
    sql`insert into library_entry_files (company_id, entry_id, file_id)
      select shown.company_id, ${entryId}::integer, shown.file_id from lesson_files shown
        where shown.company_id = ${scope.companyId} and shown.lesson_id = ${lessonId}
      on conflict do nothing`,
  );
  return entryId;
}

/** The same for blocks of any lessons, in the given order. */
export async function addBlocksTemplate(
  transaction: Transaction,
  scope: Scope,
  blockIds: readonly number[],
  name: string,
): Promise<number> {
  const blocks = [...new Set(blockIds)];
  await requireBlocks(transaction, scope, blocks);
  return shelveBlocks(transaction, scope, { type: 'blocks', name, blocks, before: [] });
}

interface Shelved {
  type: 'blocks' | 'lessons';
  name: string;
  blocks: readonly number[];
  /** Rich texts that precede those of the blocks. */
  before: readonly (string | null)[];
}

async function shelveBlocks(
  transaction: Transaction,
  scope: Scope,
  { type, name, blocks, before }: Shelved,
): Promise<number> {
  const { companyId: company_id, personId: author_id } = scope;
  const [entry] = await transaction
    .insert(libraryEntries)
    .values({
      company_id,
      type,
      name,
      author_id,
      blocks_count: blocks.length,
      excerpt: excerptOf([...before, ...(await textsOf(transaction, scope, blocks))]),
    })
    .returning({ id: libraryEntries.id });
  if (entry === undefined) throw new Error('the library entry was not inserted');
  if (blocks.length === 0) return entry.id;
  const requiredBlocks = await transaction
    .select({ id: lessonCloseBlocks.block_id })
    .from(lessonCloseBlocks)
    .where(
      and(
        eq(lessonCloseBlocks.company_id, company_id),
        inArray(lessonCloseBlocks.block_id, [...blocks]),
      ),
    );
  const due = new Set(type === 'lessons' ? requiredBlocks.map(({ id }) => id) : []);
  const copies: Copies = new Map();
  await copyRows(
    transaction,
    { table: lessonBlocks, into: libraryBlocks, parentColumn: 'id' },
    copies,
    {
      scope,
      of: blocks,
      set: { entry_id: entry.id },
      each: new Map(
        blocks.map((id, index) => [id, { sort: index + 1, must_be_done: due.has(id) }]),
      ),
    },
  );
  const shown = { table: lessonBlockMedia, into: libraryBlockMedia, parentColumn: 'block_id' };
  await copyRows(transaction, shown, copies, { scope });
  const ids = idArray(blocks);
  await transaction.execute(
    sql`insert into library_entry_files (company_id, entry_id, file_id)
      select shown.company_id, ${entry.id}::integer, shown.file_id from (
        select company_id, block_id, file_id from lesson_block_media
        union all select company_id, block_id, file_id from lesson_block_files
        union all select company_id, id, captions_id from lesson_blocks where captions_id is not null
      ) shown where shown.company_id = ${company_id} and shown.block_id = any(${ids})
      on conflict do nothing`,
  );
  return entry.id;
}

/** The rich texts of blocks, in order. */
async function textsOf(
  transaction: Transaction,
  { companyId }: Scope,
  blocks: readonly number[],
): Promise<(string | null)[]> {
  const { company_id, id, title, text, answers } = lessonBlocks;
  const said = await transaction
    .select({ id, title, text, answers })
    .from(lessonBlocks)
    .where(and(eq(company_id, companyId), inArray(id, [...blocks])));
  const byId = new Map(said.map((block) => [block.id, block]));
  return blocks.flatMap((block) => {
    const row = byId.get(block);
    return [row?.title ?? null, row?.text ?? null, row?.answers?.[0]?.question ?? null];
  });
}
