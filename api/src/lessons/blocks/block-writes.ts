// Writing blocks: each has the fields of its kind, shows files that fit it, and has its place in its lesson.
import { and, eq, ne, sql } from 'drizzle-orm';
import { embedded, servicesFor, type EmbedKind } from '@kafedra/common/embeds';
import { kindOfFile, type FileKind } from '@kafedra/common/files';
import {
  blockFields,
  blockMedia,
  longestSource,
  mostBlocks,
  type BlockField,
  type BlockType,
} from '@kafedra/common/lessons';
import type { Transaction } from '../../kit/database.ts';
import { Failure, invalid } from '../../kit/errors.ts';
import type { Place, Row } from '../../kit/list.ts';
import type { Scope } from '../../kit/permissions.ts';
import { takeFiles } from '../../media/index.ts';
import { lessons } from '../tables.ts';
import type { ChangedBlock, NewBlock } from './block-rules.ts';
import { lessonBlockMedia, lessonBlocks, type BlockStatus } from './block-tables.ts';

type Sent = ChangedBlock & Partial<Pick<NewBlock, 'type' | 'behind_id'>>;

type Kept = Pick<
  typeof lessonBlocks.$inferSelect,
  'type' | 'homework_min_points' | 'homework_max_points'
>;

export const writtenBlock = {
  // Its number comes when it is there.
  initial: () => ({ sort: 0 }),
  prepare: prepareBlock,
  written: async (transaction: Transaction, scope: Scope, id: number, sent: Row) => {
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
  { lesson_id }: Place,
): Promise<Row> {
  const sent = given as Sent;
  const place = id === null ? await roomFor(transaction, scope, Number(lesson_id), sent) : {};
  const kept = id === null ? null : await keptBlock(transaction, scope, id);
  const type = kept?.type ?? sent.type ?? 'text';
  requireFields(type, sent);
  requirePoints(sent, kept);
  requireSource(type, sent);
  const files = await requireFiles(transaction, scope, type, sent);
  const address = addressOf(type, sent);
  if (files > 0 && address != null) {
    throw invalid('address', 'Файл или ссылка: оставьте что-то одно');
  }
  return {
    ...given,
    ...place,
    ...(address !== undefined && { address }),
    ...(files > 0 && { address: null }),
    ...(id !== null && publishing(sent.status)),
  };
}

/** What else a status means: since when learners see the block. */
export function publishing(status: BlockStatus | undefined): Row {
  if (status === undefined) return {};
  return {
    published_at:
      status === 'published' ? sql`coalesce(${lessonBlocks.published_at}, now())` : null,
  };
}

/** Holds the lesson: nobody else adds to it before the transaction ends. */
async function roomFor(
  transaction: Transaction,
  { companyId }: Scope,
  lessonId: number,
  { status }: Sent,
): Promise<Row> {
  const [lesson] = await transaction
    .select({ course_id: lessons.course_id })
    .from(lessons)
    .where(and(eq(lessons.company_id, companyId), eq(lessons.id, lessonId)))
    .for('no key update');
  const there = and(ofLesson(companyId, lessonId), ne(lessonBlocks.status, 'deleted'));
  if ((await transaction.$count(lessonBlocks, there)) >= mostBlocks) {
    throw new Failure(409, [
      { message: `Блоков в уроке не больше ${mostBlocks}: удалите лишние`, code: 'too_many' },
    ]);
  }
  // A new row has no columns yet that SQL could ask.
  const published = status === 'published' ? { published_at: new Date().toISOString() } : {};
  return { course_id: lesson?.course_id, ...published };
}

async function keptBlock(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<Kept | null> {
  const { type, homework_min_points, homework_max_points } = lessonBlocks;
  const [row] = await transaction
    .select({ type, homework_min_points, homework_max_points })
    .from(lessonBlocks)
    .where(and(eq(lessonBlocks.company_id, companyId), eq(lessonBlocks.id, id)));
  return row ?? null;
}

const ofLesson = (companyId: number, lessonId: number) =>
  and(eq(lessonBlocks.company_id, companyId), eq(lessonBlocks.lesson_id, lessonId));

const allFields = [...new Set(Object.values(blockFields).flat())];

/** Throws 422 for what blocks of the kind do not have. Nothing may be said of anything. */
function requireFields(type: BlockType, sent: Sent): void {
  const says = (field: BlockField) => {
    const value = sent[field];
    return Array.isArray(value) ? value.length > 0 : value != null;
  };
  const other = allFields.filter((field) => !blockFields[type].includes(field) && says(field));
  if (other.length === 0) return;
  throw new Failure(
    422,
    other.map((field) => ({ field, message: 'У такого блока этого нет', code: 'invalid' })),
  );
}

function requirePoints(sent: Sent, kept: Kept | null): void {
  const names = ['homework_max_points', 'homework_min_points'] as const;
  const field = names.find((name) => sent[name] != null);
  if (field === undefined) return;
  const { homework_min_points: least, homework_max_points: most } = {
    homework_min_points: sent.homework_min_points ?? kept?.homework_min_points ?? null,
    homework_max_points: sent.homework_max_points ?? kept?.homework_max_points ?? null,
  };
  if (least !== null && most !== null && most < least) {
    throw invalid(field, 'Наибольший балл меньше наименьшего');
  }
}

function requireSource(type: BlockType, { source }: Sent): void {
  const most = type === 'formula' ? longestSource.formula : longestSource.code;
  if ((source?.length ?? 0) > most)
    throw invalid('source', `Не больше ${most} символов`, 'too_long');
}

const frames: Partial<Readonly<Record<BlockType, EmbedKind>>> = {
  video: 'video',
  audio: 'audio',
  embed: 'page',
};

/** The address of the frame; undefined where nothing was said. */
function addressOf(type: BlockType, { address }: Sent): string | null | undefined {
  if (address == null) return address;
  const kind = frames[type] ?? 'page';
  const found = embedded(address);
  if (found !== null && (found.kind === kind || kind === 'page')) return found.address;
  throw invalid(
    'address',
    `Такую ссылку вставить нельзя. Подойдут: ${servicesFor(kind).join(', ')}`,
  );
}

const fileWords: Readonly<Record<FileKind, string>> = {
  image: 'Сюда подойдут только изображения',
  film: 'Сюда подойдут только видео',
  audio: 'Сюда подойдут только аудиозаписи',
  document: 'Сюда подойдут только документы',
  archive: 'Сюда подойдут только архивы',
};

/** Throws 422 where a file is not there or does not fit; answers how many the block is to show. */
async function requireFiles(
  transaction: Transaction,
  scope: Scope,
  type: BlockType,
  { media = [], captions_id: captions }: Sent,
): Promise<number> {
  const fits = blockMedia[type];
  if (fits !== undefined && media.length > fits.most) {
    const message = fits.most === 1 ? 'Здесь один файл' : `Не больше ${fits.most} файлов`;
    throw invalid('media', message, 'too_many');
  }
  const ids = media.map(({ file_id: id }) => id);
  const taken = await takeFiles(transaction, scope, ids, 'media');
  const kind = fits?.kind ?? null;
  if (kind !== null && taken.some(({ mime_type }) => kindOfFile(mime_type) !== kind)) {
    throw invalid('media', fileWords[kind], 'wrong_kind');
  }
  if (captions != null) {
    const [subtitles] = await takeFiles(transaction, scope, [captions], 'captions_id');
    if (subtitles?.mime_type !== 'text/vtt') {
      throw invalid('captions_id', 'Субтитры — файл .vtt', 'wrong_kind');
    }
  }
  return media.length;
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

/** Gives a new block its place; throws 422 where what it is to come behind is not there. */
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
  const all = await blocksInOrder(transaction, scope, row?.lesson_id ?? 0);
  const others = all.filter((block) => block.id !== id);
  const place =
    behind === undefined
      ? others.length
      : others.findIndex((block) => block.id === behind && block.status !== 'deleted') + 1;
  if (behind != null && place === 0) throw invalid('behind_id', 'Блок не найден', 'not_found');
  const ids = others.map((block) => block.id).toSpliced(place, 0, id);
  await writeOrder(transaction, scope, ids);
}

/** All of a lesson, what lies in the trash too: it comes back to its place. */
export const blocksInOrder = (transaction: Transaction, { companyId }: Scope, lessonId: number) =>
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

/** Numbers blocks from 1. */
export async function writeOrder(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`update lesson_blocks block set sort = ranked.sort
      from unnest(${`{${ids.join(',')}}`}::integer[]) with ordinality as ranked (id, sort)
      where block.company_id = ${companyId} and block.id = ranked.id and block.sort <> ranked.sort`,
  );
}
