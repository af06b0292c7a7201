// Courses and lessons as learners see them, and learners' actions in lessons.
import type {
  BookmarkLessonInput,
  FinishLessonBlockInput,
  LessonPreviewArgs,
  Resolvers,
  SaveLessonNoteInput,
  VisitLessonInput,
} from '../../__generated__/resolvers.ts';
import type {
  LearnerBlockRow,
  LearnerContentRow,
  LearnerCourseRow,
  LearnerLessonRow,
  LearnerLessonTextRow,
  LessonPreviewRow,
  LessonRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { type Input, mutation } from '../../kit/mutations/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { below, type RestPath, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonsBelow } from '../collections.ts';

const courses = companyCollection('LearnerCourse', 'learning/courses');

interface InCourse {
  company_id: number;
  course_id: number;
}

const courseAt = ({ company_id, course_id }: InCourse) =>
  below(courses(company_id).path, { course_id });

export const lessonAt = (lesson: InCourse & { id: number }, action = '') =>
  below(under(courseAt(lesson), '/lessons'), { lesson_id: lesson.id }, action);

const previewAt = ({ company_id, course_id, id }: InCourse & { id: number }) =>
  below(lessonsBelow({ company_id, id: course_id }).path, { lesson_id: id }, '/preview');

const nowhere = { company_id: 0, course_id: 0, id: 0 };

async function contentOf(
  context: Context,
  { company_id, id }: LearnerCourseRow,
): Promise<LearnerContentRow | null> {
  const at = under(courseAt({ company_id, course_id: id }), '/content');
  const content = await getOrNull<LearnerContentRow>(context.rest, at);
  if (content === null) return null;
  const lessons = content.lessons.map((lesson) => ({ ...lesson, company_id }));
  return { ...content, company_id, lessons };
}

const readingContent = {
  method: 'GET',
  route: under(courseAt(nowhere), '/content').route,
  records: [],
  size: () => 1,
} as const;

interface Changed {
  lesson: LearnerLessonRow | null;
  course: LearnerCourseRow | null;
}

/** A learner's action at a path below a lesson. */
export const learnerAction = <I extends Input & VisitLessonInput>(
  where: (lesson: RestPath, input: I) => RestPath,
  body: (input: I) => object = () => ({}),
) =>
  mutation<I, Changed>(
    {
      call: `POST ${where(lessonAt(nowhere), nothing as I).route}`,
      failed: { lesson: null, course: null },
    },
    async (input, context, info) => {
      const { companyId, id } = requireInCompany(input.courseId, 'LearnerCourse');
      const lessonId = inputId(companyId, 'LearnerLesson', input.lessonId, 'lessonId', missing);
      const lesson = lessonAt({ company_id: companyId, course_id: id, id: lessonId });
      const { data } = await context.rest.write<LearnerLessonRow>(
        'POST',
        where(lesson, input),
        body(input),
      );
      const plan = planRecord(info, context.shapes, { at: ['course'] });
      return {
        lesson: { ...data, company_id: companyId },
        course: plan && (await loadRecord(context.rest, courses(companyId), id, plan)),
      };
    },
  );

/** A placeholder for an input when only the route is needed. */
const nothing: object = {};

const missing = 'Урок не найден';

const resolvers: Resolvers = {
  Company: {
    learnerCourses: connection(courses, { sort: 'name' }),
    learnerCourse: recordById(courses),
  },
  LearnerCourse: {
    content: withCall(
      (course: LearnerCourseRow, _: object, context: Context) => contentOf(context, course),
      readingContent,
    ),
    lesson: withCall(
      async (course: LearnerCourseRow, { databaseId }: { databaseId: number }, context: Context) =>
        (await contentOf(context, course))?.lessons.find(({ id }) => id === databaseId) as
          | LearnerLessonRow
          | undefined,
      readingContent,
    ),
  },
  LearnerLesson: {
    id: ({ id, company_id }) => toGlobalId({ type: 'LearnerLesson', companyId: company_id, id }),
    text: withCall(
      async (lesson: LearnerLessonRow, _: object, context: Context) => {
        if ('blocks' in lesson) return lesson as LearnerLessonTextRow;
        const text = await getOrNull<LearnerLessonTextRow>(context.rest, lessonAt(lesson));
        return text && { ...text, company_id: lesson.company_id };
      },
      { method: 'GET', route: lessonAt(nowhere).route, records: [], size: () => 1 },
    ),
  },
  LearnerLessonText: {
    blocks: ({ blocks, company_id }) =>
      blocks.map((block) => ({ ...block, company_id }) as LearnerBlockRow),
  },
  LearnerBlock: {
    id: ({ id, company_id }) => toGlobalId({ type: 'LearnerBlock', companyId: company_id, id }),
  },
  Lesson: {
    preview: withCall(
      async (
        { company_id, course_id, id }: LessonRow,
        args: LessonPreviewArgs,
        context: Context,
      ) => {
        const params = {
          package_id:
            args.package == null
              ? undefined
              : inputId(company_id, 'CoursePackage', args.package, 'package', 'Пакет не найден'),
          started_on: args.startedOn ?? undefined,
        };
        const at = previewAt({ company_id, course_id, id });
        const preview = await getOrNull<LessonPreviewRow>(context.rest, at, params);
        return preview && { ...preview, company_id };
      },
      {
        method: 'GET',
        route: previewAt(nowhere).route,
        records: [],
        needs: ['course_id'],
        size: () => 1,
      },
    ),
  },
  LessonPreview: {
    lesson: ({ lesson, company_id }) => ({ ...lesson, company_id }),
  },
  Mutation: {
    visitLesson: learnerAction((lesson) => under(lesson, '/open')),
    finishLesson: learnerAction((lesson) => under(lesson, '/finish')),
    unfinishLesson: learnerAction((lesson) => under(lesson, '/unfinish')),
    finishLessonBlock: learnerAction<FinishLessonBlockInput>((lesson, { blockId }) =>
      below(under(lesson, '/blocks'), { block_id: blockId }, '/done'),
    ),
    bookmarkLesson: learnerAction<BookmarkLessonInput>(
      (lesson) => under(lesson, '/bookmark'),
      ({ isBookmarked }) => ({ is_bookmarked: isBookmarked }),
    ),
    saveLessonNote: learnerAction<SaveLessonNoteInput>(
      (lesson) => under(lesson, '/note'),
      ({ text }) => ({ text }),
    ),
  },
};

export default {
  resolvers,
  shapes: {
    LearnerCourse: {
      img: wholeRelation('img'),
      nextLesson: columns('next_lesson'),
      certificate: columns('certificate'),
    },
    LessonPreview: { isThere: columns('is_there') },
    LearnerContent: { layers: columns('layers'), lessons: columns('lessons') },
    LearnerLessonText: {
      previousLesson: columns('previous_lesson'),
      nextLesson: columns('next_lesson'),
      webinar: columns('webinar'),
    },
    LearnerBlock: {
      webinarData: columns('webinar_data'),
      answers: columns('answers'),
      media: relation('media'),
      captions: wholeRelation('captions'),
      test: columns('test'),
    },
  },
  nodes: nodeReaders(courses),
} satisfies Domain;
