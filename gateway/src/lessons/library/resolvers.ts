// Lessons and blocks in the library: the contents that a copy will have, adding them to the library, and copying them
// into courses.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AddLibraryBlocksInput,
  AddLibraryLessonInput,
  CopyLibraryBlocksInput,
  CopyLibraryBlocksPayload,
  CopyLibraryLessonInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type {
  CopiedContentRow,
  LessonRow,
  LibraryBlockRow,
  LibraryEntryRow,
  LibraryTemplateRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import { record } from '../../kit/plan/reads.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId, inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below, path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { libraryEntries } from '../../media/index.ts';
import { lessonsBelow } from '../collections.ts';
import { copyResults, type CopiedContent } from '../copies/copy-results.ts';

type Entry = { libraryEntry: LibraryEntryRow | null };

const unknown = {
  entry: 'В библиотеке этого нет',
  lesson: 'Урок не найден',
  block: 'Блок не найден',
  course: 'Курс не найден',
  layer: 'Тема не найдена',
};

/** The created library entry with the fields that the payload selects. */
async function shelved(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  kind: 'lesson' | 'block',
  body: object,
): Promise<Entry> {
  const { data } = await context.rest.write<Partial<LibraryEntryRow> | null>(
    'POST',
    shelfAt(companyId, kind),
    body,
  );
  const entries = libraryEntries(companyId);
  return { libraryEntry: await selectedRecord(context, info, 'libraryEntry', entries, data) };
}

const shelfAt = (companyId: number, kind: 'lesson' | 'block') =>
  kind === 'lesson'
    ? path`/companies/${{ companyId }}/library_lesson`
    : path`/companies/${{ companyId }}/library_block`;

const copyAt = (companyId: number, kind: 'lesson' | 'block', id: number) =>
  under(below(shelfAt(companyId, kind), { entry_id: id }), '/copy');

const resolvers: Resolvers = {
  LibraryEntry: {
    template: record<LibraryTemplateRow, LibraryEntryRow, object>({
      path: (_args, { company_id, id }) =>
        under(below(libraryEntries(company_id).path, { entry_id: id }), '/template'),
      complete: (row, { company_id }) => ({ ...row, company_id }),
    }),
  },
  LibraryTemplate: {
    blocks: ({ blocks = [], company_id }) =>
      blocks.map((block) => ({ ...block, company_id }) as LibraryBlockRow),
  },
  LibraryBlock: {
    // Only lessons have webinars.
    webinarData: () => null,
    id: ({ id, company_id }) => toGlobalId({ type: 'LibraryBlock', companyId: company_id, id }),
  },
  Mutation: {
    addLibraryLesson: mutation<AddLibraryLessonInput, Entry>(
      {
        call: `POST ${shelfAt(0, 'lesson').route}`,
        failed: { libraryEntry: null },
        fields: { lesson_id: 'lessonId' },
      },
      ({ lessonId, name }, context, info) => {
        const { companyId, id } = requireInCompany(lessonId, 'Lesson');
        return shelved(context, info, companyId, 'lesson', {
          lesson_id: id,
          ...(name != null && { name }),
        });
      },
    ),
    addLibraryBlocks: mutation<AddLibraryBlocksInput, Entry>(
      {
        call: `POST ${shelfAt(0, 'block').route}`,
        failed: { libraryEntry: null },
        fields: { lesson_blocks_id: 'blockIds' },
      },
      ({ blockIds, name }, context, info) => {
        const [first = ''] = blockIds;
        const { companyId } = requireInCompany(first, 'LessonBlock');
        return shelved(context, info, companyId, 'block', {
          lesson_blocks_id: inputIds(companyId, 'LessonBlock', blockIds, 'blockIds', unknown.block),
          name,
        });
      },
    ),
    copyLibraryLesson: mutation<CopyLibraryLessonInput, { copied: CopiedContentRow | null }>(
      {
        call: `POST ${copyAt(0, 'lesson', 0).route}`,
        failed: { copied: null },
        fields: { course_id: 'courseId', layer_id: 'layerId' },
      },
      async ({ id: entryId, courseId, layerId }, context, info) => {
        const { companyId, id } = requireInCompany(entryId, 'LibraryEntry');
        const { data } = await context.rest.write<CopiedContent>(
          'POST',
          copyAt(companyId, 'lesson', id),
          {
            course_id: inputId(companyId, 'Course', courseId, 'courseId', unknown.course),
            ...(layerId != null && {
              layer_id: inputId(companyId, 'BlockLayer', layerId, 'layerId', unknown.layer),
            }),
          },
        );
        const [copied = null] = await copyResults(context, info, companyId, 'copied', [data]);
        return { copied };
      },
    ),
    copyLibraryBlocks: mutation<
      CopyLibraryBlocksInput,
      Pick<CopyLibraryBlocksPayload, 'blockIds'> & { lesson: LessonRow | null }
    >(
      {
        call: `POST ${copyAt(0, 'block', 0).route}`,
        failed: { lesson: null, blockIds: [] },
        fields: { course_id: 'courseId', lesson_id: 'lessonId', behind_id: 'behindId' },
      },
      async ({ id: entryId, courseId, lessonId, behindId }, context, info) => {
        const { companyId, id } = requireInCompany(entryId, 'LibraryEntry');
        const { collection, id: lesson } = lessonsBelow.recordOf({ courseId, id: lessonId });
        const { data } = await context.rest.write<{ id: number }[]>(
          'POST',
          copyAt(companyId, 'block', id),
          {
            course_id: inputId(companyId, 'Course', courseId, 'courseId', unknown.course),
            lesson_id: lesson,
            ...(behindId !== undefined && {
              behind_id:
                behindId === null
                  ? null
                  : inputId(companyId, 'LessonBlock', behindId, 'behindId', unknown.block),
            }),
          },
        );
        return {
          lesson: await selectedRecord(context, info, 'lesson', collection, { id: lesson }),
          blockIds: data.map((copy) => toGlobalId({ type: 'LessonBlock', companyId, id: copy.id })),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    LibraryTemplate: { blocks: relation('blocks') },
    LibraryBlock: {
      webinarData: columns(),
      answers: columns('answers'),
      media: relation('media'),
      captions: wholeRelation('captions'),
      test: relation('test'),
    },
  },
} satisfies Domain;
