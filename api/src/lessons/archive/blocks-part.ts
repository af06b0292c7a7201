// Blocks of lessons in course archives, in the order of their lessons, which they reference by index.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { mostBlocks } from '@kafedra/common/lessons';
import {
  definePart,
  archiveFileId,
  lessonGrants,
  type ExportSource,
  type ImportTarget,
} from '../../courses/index.ts';
import { Failure } from '../../kit/http/errors.ts';
import { insertRows } from '../../kit/database/insert-rows.ts';
import { mayCall } from '../../kit/permissions/permissions.ts';
import { countOf } from '../../kit/values/plurals.ts';
import { fileStoragePurpose } from '../../media/index.ts';
import {
  checkedAddress,
  requireFileLimit,
  requireFileKinds,
  requireSubtitles,
} from '../blocks/block-checks.ts';
import { changedBlock, newBlock } from '../blocks/block-rules.ts';
import {
  lessonBlockMedia,
  lessonBlocks,
  lessonCloseBlocks,
  type BlockAnswer,
} from '../blocks/block-tables.ts';
import { maxLayers, maxLessons } from '../rules.ts';
import { blockLayers, lessons } from '../tables.ts';
import { rawText, readText, textsOf } from './texts.ts';

/** Blocks per course: an import with more would take too long. */
const mostArchived = 5000;

const placeIn = (most: number) =>
  z
    .int()
    .min(0)
    .max(most - 1);

const { caption, alt } = changedBlock.shape.media.unwrap().element.shape;
const { question } = changedBlock.shape.answers.unwrap().unwrap().element.shape;

const fields = newBlock.pick({
  type: true,
  title: true,
  address: true,
  source: true,
  language: true,
  tone: true,
  homework_min_points: true,
  homework_max_points: true,
});

const archived = z.strictObject({
  ...fields.shape,
  lesson: placeIn(maxLessons),
  status: z.enum(['draft', 'published']),
  text: rawText.nullable(),
  answers: z.array(z.strictObject({ question, answer: rawText })).nullable(),
  media: z.array(z.strictObject({ file: archiveFileId, caption, alt })),
  captions: archiveFileId.nullable(),
  /** The index of the layer that the block is attached to, and its position there. */
  layer: placeIn(maxLayers).nullable(),
  layer_sort: z.int().min(0).max(1_000_000),
  /** Whether finishing the lesson requires this block. */
  must_be_done: z.boolean(),
});

type Block = z.output<typeof archived>;
type Row = typeof lessonBlocks.$inferInsert;

const content = z
  .array(archived)
  .max(mostArchived)
  .refine(
    (all) =>
      [...Map.groupBy(all, ({ lesson }) => lesson).values()].every(
        ({ length }) => length <= mostBlocks,
      ),
    `Блоков в уроке не больше ${mostBlocks}`,
  );

const title = 'Блоки уроков';

export const blocksPart = definePart({
  name: 'lesson_blocks',
  title,
  content,
  read: readBlocks,
  write: async (target, all) => {
    const ids = target.createdIds.get(lessons) ?? [];
    const rows: { row: Row; block: Block }[] = [];
    for (const [index, block] of all.entries()) {
      const lesson_id = ids[block.lesson];
      if (lesson_id === undefined) continue;
      const row = await rowOf(target, block, lesson_id, index + 1);
      if (row !== null) rows.push({ row, block });
    }
    await addBlocks(target, rows);
    return rows.length;
  },
});

async function readBlocks(source: ExportSource): Promise<Block[]> {
  const { transaction, scope, indexes, fileIdOf, reportOmission } = source;
  const placeOf = indexes.get(lessons) ?? new Map<number, number>();
  if (!mayCall(scope, lessonGrants.read) || placeOf.size === 0) return [];
  const ofCompany = eq(lessonBlocks.company_id, scope.companyId);
  const found = await transaction
    .select()
    .from(lessonBlocks)
    .where(
      and(
        ofCompany,
        eq(lessonBlocks.course_id, source.courseId),
        ne(lessonBlocks.status, 'deleted'),
      ),
    )
    .orderBy(asc(lessonBlocks.sort), asc(lessonBlocks.id));
  const inOrder = found
    .flatMap((row) => {
      const lesson = placeOf.get(row.lesson_id);
      return lesson === undefined ? [] : [{ row, lesson }];
    })
    .toSorted((one, other) => one.lesson - other.lesson);
  const taken = inOrder.slice(0, mostArchived);
  if (taken.length < inOrder.length) {
    const over = countOf(inOrder.length - taken.length, ['блок', 'блока', 'блоков']);
    reportOmission(`Ещё ${over}`, `в архив входит ${mostArchived} блоков`);
  }
  const ids = taken.map(({ row }) => row.id);
  const media = await transaction
    .select()
    .from(lessonBlockMedia)
    .where(
      and(
        eq(lessonBlockMedia.company_id, scope.companyId),
        inArray(lessonBlockMedia.block_id, ids),
      ),
    )
    .orderBy(asc(lessonBlockMedia.sort));
  const mediaOf = Map.groupBy(media, ({ block_id }) => block_id);
  const due = await transaction
    .select({ id: lessonCloseBlocks.block_id })
    .from(lessonCloseBlocks)
    .where(
      and(
        eq(lessonCloseBlocks.company_id, scope.companyId),
        inArray(lessonCloseBlocks.block_id, ids),
      ),
    );
  const mustBeDone = new Set(due.map(({ id }) => id));
  const textOf = textsOf(source, 'блоков');
  const read = taken.map(({ row, lesson }): Block => {
    const { text, answers, captions_id: captions, layer_id: layer } = row;
    return {
      ...(Object.fromEntries(
        Object.keys(fields.shape).map((name) => [name, row[name as keyof typeof row]]),
      ) as z.output<typeof fields>),
      lesson,
      status: row.status === 'published' ? 'published' : 'draft',
      text: text === null ? null : textOf(text),
      answers: answers?.map((each) => ({ ...each, answer: textOf(each.answer) ?? '' })) ?? null,
      media: (mediaOf.get(row.id) ?? []).flatMap(({ file_id, caption, alt }) => {
        const file = fileIdOf(file_id);
        return file === null ? [] : [{ file, caption, alt }];
      }),
      captions: captions === null ? null : fileIdOf(captions),
      layer: layer === null ? null : (indexes.get(blockLayers)?.get(layer) ?? null),
      layer_sort: row.sort_order,
      must_be_done: mustBeDone.has(row.id),
    };
  });
  textOf.report();
  return read;
}

/** Returns null and reports the block if it is not valid here. */
async function rowOf(
  target: ImportTarget,
  block: Block,
  lesson_id: number,
  sort: number,
): Promise<Row | null> {
  const { lesson: _, must_be_done: __, ...others } = block;
  const { layer, layer_sort, text, answers, media, captions, ...plainFields } = others;
  const { scope, courseId, reportOmission, uploadOf, createFile, createdIds } = target;
  const name = plainFields.title == null ? 'Блок урока' : `Блок «${plainFields.title}»`;
  const textOf = (html: string) =>
    readText(target, changedBlock.shape.text, html, `${name}: текст`);
  try {
    const files = media.flatMap(({ file }) => uploadOf(file) ?? []);
    const subtitles = captions === null ? null : uploadOf(captions);
    requireFileLimit(plainFields.type, media.length);
    requireFileKinds(plainFields.type, files);
    if (subtitles !== null) requireSubtitles(subtitles);
    const isLost = captions !== null && subtitles === null;
    const lost = media.length - files.length + (isLost ? 1 : 0);
    if (plainFields.type === 'test')
      reportOmission(`${name}: тест`, 'тесты в архив не входят: выберите его снова');
    if (lost > 0)
      reportOmission(`${name}: ${countOf(lost, ['файл', 'файла', 'файлов'])}`, 'нет в архиве');
    const said: BlockAnswer[] = [];
    for (const { question, answer } of answers ?? []) {
      said.push({ question, answer: (await textOf(answer)) ?? '' });
    }
    const row = {
      ...plainFields,
      text: text === null ? null : await textOf(text),
      answers: answers === null ? null : said,
    };
    const shown = media.map((each) => ({ ...each, file_id: 0 }));
    const address = checkedAddress(plainFields.type, { ...row, media: shown }, null) ?? null;
    return {
      ...row,
      address,
      company_id: scope.companyId,
      course_id: courseId,
      lesson_id,
      sort,
      published_at: plainFields.status === 'published' ? new Date().toISOString() : null,
      layer_id: layer === null ? null : (createdIds.get(blockLayers)?.[layer] ?? null),
      sort_order: layer_sort,
      captions_id:
        captions === null || subtitles === null
          ? null
          : await createFile(captions, subtitles, fileStoragePurpose),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reportOmission(name, error.message);
    return null;
  }
}

/** Blocks per INSERT statement. */
const atOnce = 200;

async function addBlocks(
  { transaction, scope, uploadOf, createFile, staged }: ImportTarget,
  all: readonly { row: Row; block: Block }[],
): Promise<void> {
  const { companyId: company_id } = scope;
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const ids = await insertRows(
      transaction,
      lessonBlocks,
      some.map(({ row }) => row),
      staged,
    );
    const media: (typeof lessonBlockMedia.$inferInsert)[] = [];
    const due: (typeof lessonCloseBlocks.$inferInsert)[] = [];
    for (const [index, { row, block }] of some.entries()) {
      const block_id = ids[index] ?? 0;
      for (const [place, { file, caption, alt }] of block.media.entries()) {
        const upload = uploadOf(file);
        if (upload === null) continue;
        const file_id = await createFile(file, upload, fileStoragePurpose);
        media.push({ company_id, block_id, file_id, sort: place + 1, caption, alt });
      }
      if (block.must_be_done && block.status === 'published') {
        due.push({ company_id, lesson_id: row.lesson_id, block_id });
      }
    }
    if (media.length > 0) await transaction.insert(lessonBlockMedia).values(media);
    if (due.length > 0) await transaction.insert(lessonCloseBlocks).values(due);
  }
}
