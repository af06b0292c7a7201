// Copies library templates: a lesson into a course, or blocks into a lesson. Copies are drafts of the caller.
import { and, eq, ne } from 'drizzle-orm';
import { freeName } from '../../kit/records/copied-name.ts';
import { copyRows, type Copies } from '../../kit/database/copy-rows.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import { libraryResource } from '../../media/index.ts';
import { lessonBlockMedia, lessonBlocks, lessonCloseBlocks } from '../blocks/block-tables.ts';
import { placeBlocks, lockForNewBlocks as requireRoomForBlocks } from '../blocks/block-writes.ts';
import { placeLast } from '../content/content.ts';
import { layerResource } from '../content/layers.ts';
import { lockForNewLesson } from '../editing/lesson-writes.ts';
import { blockLayers, lessons } from '../tables.ts';
import { libraryBlockMedia, libraryBlocks, libraryLessons } from './template-tables.ts';

interface IntoCourse {
  course_id: number;
  /** Null for the end of the course. */
  layer_id: number | null;
}

/**
 * Returns the id of the new lesson. The caller must have checked the permission to add lessons to the course.
 */
export async function copyLessonTemplate(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  { course_id, layer_id }: IntoCourse,
): Promise<number> {
  const name = await nameOf(transaction, scope, entryId, 'lessons', 'Это не урок');
  await lockForNewLesson(transaction, scope, course_id);
  if (layer_id !== null) await requireLayer(transaction, scope, course_id, layer_id);
  const taken = await transaction
    .select({ name: lessons.name })
    .from(lessons)
    .where(
      and(
        eq(lessons.company_id, scope.companyId),
        eq(lessons.course_id, course_id),
        ne(lessons.status, 'deleted'),
      ),
    );
  const free = freeName(name, new Set(taken.map((lesson) => normalizedName(lesson.name))));
  const copies: Copies = new Map();
  const lesson = { table: libraryLessons, into: lessons, parentColumn: 'entry_id' };
  await copyRows(transaction, lesson, copies, {
    scope,
    of: [entryId],
    set: {
      course_id,
      layer_id,
      name: free,
      status: 'draft',
      author_id: scope.personId,
      sort: 0,
    },
  });
  const [lesson_id] = copies.get(libraryLessons)?.values() ?? [];
  if (lesson_id === undefined) throw new Error(`library entry ${entryId} has no lesson`);
  await placeLast(transaction, scope, { kind: 'lesson', id: lesson_id });
  const made = await addBlocks(transaction, scope, entryId, { set: { course_id, lesson_id } });
  const due = made.filter((block) => block.mustBeDone);
  if (due.length > 0) {
    const { companyId: company_id } = scope;
    await transaction
      .insert(lessonCloseBlocks)
      .values(due.map(({ id }) => ({ company_id, lesson_id, block_id: id })));
  }
  return lesson_id;
}

interface IntoLesson {
  course_id: number;
  lesson_id: number;
  /** The block before the copies; null for the beginning, undefined for the end. */
  behind_id: number | null | undefined;
}

/**
 * Returns the ids of the new blocks in order. The caller must have checked the permission to change the lesson.
 */
export async function copyBlocksTemplate(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  { behind_id, ...into }: IntoLesson,
): Promise<number[]> {
  await nameOf(transaction, scope, entryId, 'blocks', 'Это не блоки');
  const count = await transaction.$count(libraryBlocks, ofEntry(scope, entryId));
  await requireRoomForBlocks(transaction, scope, into.lesson_id, count);
  const made = await addBlocks(transaction, scope, entryId, {
    set: { ...into, status: 'draft', sort: 0 },
    anew: ['published_at'],
  });
  const ids = made.map(({ id }) => id);
  await placeBlocks(transaction, scope, into.lesson_id, ids, behind_id);
  return ids;
}

/** The name of a visible entry. Throws 422 if it is of another kind. */
async function nameOf(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  type: 'blocks' | 'lessons',
  message: string,
): Promise<string> {
  const entry = await libraryResource.find(transaction, scope, entryId);
  if (entry['type'] !== type) throw invalid('id', message, 'wrong_kind');
  return String(entry['name']);
}

async function requireLayer(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  layerId: number,
): Promise<void> {
  const { company_id, course_id, id } = blockLayers;
  const those = and(eq(company_id, companyId), eq(course_id, courseId), eq(id, layerId));
  if ((await transaction.$count(blockLayers, those)) > 0) return;
  throw invalid('layer_id', layerResource.missing, 'not_found');
}

const ofEntry = ({ companyId }: Scope, entryId: number) =>
  and(eq(libraryBlocks.company_id, companyId), eq(libraryBlocks.entry_id, entryId));

async function addBlocks(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  copying: { set: Readonly<Record<string, unknown>>; anew?: readonly string[] },
): Promise<{ id: number; mustBeDone: boolean }[]> {
  const copies: Copies = new Map();
  const blocks = { table: libraryBlocks, into: lessonBlocks, parentColumn: 'entry_id' };
  await copyRows(transaction, blocks, copies, { scope, of: [entryId], ...copying });
  const shown = { table: libraryBlockMedia, into: lessonBlockMedia, parentColumn: 'block_id' };
  await copyRows(transaction, shown, copies, { scope });
  const inOrder = await transaction
    .select({ id: libraryBlocks.id, mustBeDone: libraryBlocks.must_be_done })
    .from(libraryBlocks)
    .where(ofEntry(scope, entryId))
    .orderBy(libraryBlocks.sort);
  const made = copies.get(libraryBlocks);
  return inOrder.map(({ id, mustBeDone }) => ({ id: made?.get(id) ?? 0, mustBeDone }));
}
