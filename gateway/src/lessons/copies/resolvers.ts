// Copies lessons and layers into other courses or within their course.
import type {
  CopyLessonBlocksInput,
  CopyLessonBlocksPayload,
  CopyLessonsInput,
  ReplicateLessonsInput,
  ReplicateLessonsPayload,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CopiedContentRow, LessonRow } from '../../__generated__/rows.ts';
import { courses } from '../../courses/index.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId, inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonsBelow } from '../collections.ts';
import { copyResults, type CopiedContent } from './copy-results.ts';

interface Course {
  company_id: number;
  id: number;
}

const fields = {
  lessons_id: 'lessonIds',
  layers_id: 'layerIds',
  layer_id: 'intoLayerId',
  courses_id: 'courseIds',
} as const;

const at = ({ company_id, id }: Course, rest: string) =>
  below(courses(company_id).path, { course_id: id }, rest);

const unknownBlock = 'Блок не найден';

const nowhere: Course = { company_id: 0, id: 0 };

/** The copied records in the form of REST. */
const contents = (
  companyId: number,
  { lessonIds, layerIds }: Pick<ReplicateLessonsInput, 'lessonIds' | 'layerIds'>,
) => ({
  lessons_id: inputIds(companyId, 'Lesson', lessonIds ?? [], 'lessonIds', 'Урок не найден'),
  layers_id: inputIds(companyId, 'BlockLayer', layerIds ?? [], 'layerIds', 'Тема не найдена'),
});

const resolvers: Resolvers = {
  Mutation: {
    replicateLessons: mutation<
      ReplicateLessonsInput,
      Omit<ReplicateLessonsPayload, 'copies' | 'userErrors'> & { copies: CopiedContentRow[] }
    >(
      {
        call: `POST ${at(nowhere, '/lessons_and_themes/replicate_to_courses').route}`,
        failed: { copies: [] },
        fields,
      },
      async ({ courseId, courseIds, ...chosen }, context, info) => {
        const { companyId, id } = requireInCompany(courseId, 'Course');
        const course = { company_id: companyId, id };
        const into = {
          courses_id: inputIds(companyId, 'Course', courseIds, 'courseIds', 'Курс не найден'),
        };
        const sent = contents(companyId, chosen);
        const [lesson, ...others] = sent.lessons_id;
        // A single lesson is copied by the documented call, which every server has.
        const isOne = lesson !== undefined && others.length + sent.layers_id.length === 0;
        const { data } = isOne
          ? await context.rest.write<CopiedContent[]>(
              'POST',
              below(lessonsBelow(course).path, { id: lesson }, '/replicate_to_courses'),
              into,
            )
          : await context.rest.write<CopiedContent[]>(
              'POST',
              at(course, '/lessons_and_themes/replicate_to_courses'),
              { ...sent, ...into },
            );
        return { copies: await copyResults(context, info, companyId, 'copies', data) };
      },
    ),
    copyLessons: mutation<CopyLessonsInput, { copied: CopiedContentRow | null }>(
      {
        call: `POST ${at(nowhere, '/copy_lessons').route}`,
        failed: { copied: null },
        fields,
      },
      async ({ courseId, intoLayerId, ...chosen }, context, info) => {
        const { companyId, id } = requireInCompany(courseId, 'Course');
        const { data } = await context.rest.write<CopiedContent>(
          'POST',
          at({ company_id: companyId, id }, '/copy_lessons'),
          {
            ...contents(companyId, chosen),
            ...(intoLayerId !== undefined && { layer_id: intoLayerId }),
          },
        );
        const [copied = null] = await copyResults(context, info, companyId, 'copied', [data]);
        return { copied };
      },
    ),
    copyLessonBlocks: mutation<
      CopyLessonBlocksInput,
      Pick<CopyLessonBlocksPayload, 'blockIds'> & { lesson: LessonRow | null }
    >(
      {
        call: `POST ${at(nowhere, '/copy_blocks').route}`,
        failed: { lesson: null, blockIds: [] },
        fields: { lesson_id: 'lessonId', lesson_blocks_id: 'blockIds', behind_id: 'behindId' },
      },
      async ({ courseId, lessonId, blockIds, behindId }, context, info) => {
        const { collection, companyId, id } = lessonsBelow.recordOf({ courseId, id: lessonId });
        const blocks = inputIds(companyId, 'LessonBlock', blockIds, 'blockIds', unknownBlock);
        const { data } = await context.rest.write<{ id: number }[]>(
          'POST',
          at(
            { company_id: companyId, id: requireInCompany(courseId, 'Course').id },
            '/copy_blocks',
          ),
          {
            lesson_id: id,
            lesson_blocks_id: blocks,
            ...(behindId !== undefined && {
              behind_id:
                behindId === null
                  ? null
                  : inputId(companyId, 'LessonBlock', behindId, 'behindId', unknownBlock),
            }),
          },
        );
        return {
          lesson: await selectedRecord(context, info, 'lesson', collection, { id }),
          blockIds: data.map((copy) => toGlobalId({ type: 'LessonBlock', companyId, id: copy.id })),
        };
      },
    ),
  },
};

export default { resolvers } satisfies Domain;
