// The blocks of lessons.
import type {
  ArrangeLessonBlocksInput,
  AttachLessonBlockInput,
  BlockMediaInput,
  DeleteLessonBlocksInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { LessonBlockRow, LessonRow, TestRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import { embeddedRelation, columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import {
  connection,
  list,
  listThroughRelation,
  type EmbeddedList,
  embeddedList,
} from '../../kit/plan/reads.ts';
import { skippedOf, type BulkAnswer } from '../../kit/mutations/bulk.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, inputId, inputIds, type Translation } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { blocksWithin, layersBelow, lessonBlocks, lessonsBelow } from '../collections.ts';

interface OfCourse {
  readonly company_id: number;
  readonly course_id: number;
  readonly id: number;
}

type Lesson = { lesson: LessonRow | null };
type Block = { lessonBlock: LessonBlockRow | null };

const unknown = {
  block: 'Блок не найден',
  layer: 'Тема не найдена',
  file: 'Файл не найден',
  test: 'Тест не найден',
};

const media: Translation<readonly BlockMediaInput[] | null> = {
  names: ['media'],
  body: (given, companyId, field) => ({
    media: given?.map(({ fileId, caption, alt }) => ({
      file_id: inputId(companyId, 'UploadedFile', fileId, field, unknown.file),
      caption,
      alt,
    })),
  }),
};

const translations = {
  media,
  captionsId: globalId('UploadedFile', 'captions_id', unknown.file),
  testId: globalId('Test', 'test_id', unknown.test),
};

const blocksOfLayer = ({ company_id, course_id, id }: OfCourse): RestPath =>
  below(layersBelow({ company_id, id: course_id }).path, { id }, '/get_lesson_block_sublayer');

/**
 * A bulk action on blocks selected by ids; `counted` is the payload field with their number. The lesson is read below
 * its course, as documented: `changesNamed` would read it by its id alone, which not every server supports.
 */
const forMany = <Counted extends string>(action: 'delete' | 'restore', counted: Counted) =>
  mutation<
    DeleteLessonBlocksInput,
    Lesson & ReturnType<typeof skippedOf> & Record<Counted, number>
  >(
    {
      call: `POST ${blocksWithin.route}/${action}`,
      failed: done<Counted>({ lesson: null, ...skippedOf({}) }, counted, 0),
      fields: { lesson_blocks_id: 'blockIds' },
    },
    async (input, context, info) => {
      const { collection, companyId } = blocksWithin.listOf(input);
      const { data } = await context.rest.write<BulkAnswer | null>(
        'POST',
        under(collection.path, `/${action}`),
        {
          lesson_blocks_id: inputIds(
            companyId,
            'LessonBlock',
            input.blockIds,
            'blockIds',
            unknown.block,
          ),
        },
      );
      const lesson = await lessonNow(context, info, input);
      return done(
        { lesson, ...skippedOf(data ?? {}) },
        counted,
        data?.count ?? input.blockIds.length,
      );
    },
  );

const done = <Counted extends string>(
  rest: Lesson & ReturnType<typeof skippedOf>,
  counted: Counted,
  count: number,
) => ({
  ...rest,
  // TypeScript widens a computed name to string.
  ...({ [counted]: count } as Record<Counted, number>),
});

/** The changed lesson, if the payload selects it. */
function lessonNow(
  context: Parameters<typeof selectedRecord>[0],
  info: Parameters<typeof selectedRecord>[1],
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
) {
  const { collection, id } = lessonsBelow.recordOf({ courseId, id: lessonId });
  return selectedRecord(context, info, 'lesson', collection, { id });
}

const attaching = (verb: 'attach' | 'detach') =>
  mutation<AttachLessonBlockInput, Block>(
    {
      call: `POST ${layersBelow.route}/{layer_id}/lesson_block_${verb}`,
      failed: { lessonBlock: null },
      fields: { lesson_block_id: 'blockId' },
    },
    async ({ courseId, layerId, blockId }, context, info) => {
      const { companyId, id } = requireInCompany(courseId, 'Course');
      const layer = inputId(companyId, 'BlockLayer', layerId, 'layerId', unknown.layer);
      const block = inputId(companyId, 'LessonBlock', blockId, 'blockId', unknown.block);
      const { path } = layersBelow({ company_id: companyId, id });
      const { data } = await context.rest.write<Partial<LessonBlockRow> | null>(
        'POST',
        below(path, { layer_id: layer }, `/lesson_block_${verb}`),
        { lesson_block_id: block },
      );
      const collection = lessonBlocks(companyId);
      return {
        lessonBlock: await selectedRecord(context, info, 'lessonBlock', collection, data, block),
      };
    },
  );

/**
 * Blocks embedded in their lesson, as documented; read for many lessons in one call where the server has a list of all
 * blocks.
 */
const blocksOfLesson: EmbeddedList<LessonBlockRow, OfCourse> = {
  path: ({ company_id, course_id, id }) =>
    below(
      lessonsBelow({ company_id, id: course_id }).path,
      { lesson_id: id },
      '/lesson_with_blocks',
    ),
  name: 'lesson_blocks',
  needs: ['course_id'],
  size: 30,
  lists: lessonBlocks,
  by: 'lesson_id',
  sort: 'sort',
};

const resolvers: Resolvers = {
  Company: { lessonBlocks: connection(lessonBlocks, { sort: 'id' }) },
  Lesson: {
    blocks: embeddedList(blocksOfLesson),
    tests: listThroughRelation<TestRow, LessonBlockRow, OfCourse>('test', blocksOfLesson),
    closeBlockIds: ({ company_id: companyId, close_blocks_id: ids = [] }) =>
      ids.map((id) => toGlobalId({ type: 'LessonBlock', companyId, id })),
  },
  LessonBlock: { ...historyOf(lessonBlocks) },
  BlockLayer: {
    blocks: list(
      {
        at: (layer: OfCourse) => ({
          path: blocksOfLayer(layer),
          complete: lessonBlocks(layer.company_id).complete,
        }),
      },
      { sort: 'sort_order', needs: ['course_id'], size: 20 },
    ),
  },
  Mutation: {
    createLessonBlock: creates(blocksWithin, {
      ...translations,
      behindId: globalId('LessonBlock', 'behind_id', unknown.block),
    }),
    updateLessonBlock: updates(blocksWithin, translations),
    deleteLessonBlock: deletes(blocksWithin),
    deleteLessonBlocks: forMany('delete', 'deletedCount'),
    restoreLessonBlocks: forMany('restore', 'restoredCount'),
    arrangeLessonBlocks: mutation<ArrangeLessonBlocksInput, Lesson>(
      {
        call: `POST ${blocksWithin.route}/multi_update`,
        failed: { lesson: null },
        fields: { lesson_blocks: 'blocks' },
      },
      async (input, context, info) => {
        const { collection, companyId } = blocksWithin.listOf(input);
        await context.rest.write('POST', under(collection.path, '/multi_update'), {
          lesson_blocks: input.blocks.map(({ id, sort, status }) => ({
            id: inputId(companyId, 'LessonBlock', id, 'blocks', unknown.block),
            ...(sort != null && { sort }),
            ...(status != null && { status }),
          })),
        });
        return { lesson: await lessonNow(context, info, input) };
      },
    ),
    attachLessonBlock: attaching('attach'),
    detachLessonBlock: attaching('detach'),
  },
};

export default {
  resolvers,
  shapes: {
    Lesson: { closeBlockIds: embeddedRelation('close_blocks_id') },
    LessonBlock: {
      webinarData: columns('webinar_data'),
      answers: columns('answers'),
      lesson: relation('lesson'),
      media: relation('media'),
      captions: wholeRelation('captions'),
      test: relation('test'),
    },
    BlockMedia: { file: wholeRelation('file') },
  },
  nodes: nodeReaders(lessonBlocks),
} satisfies Domain;
