// Homework: submissions of learners, and the decisions of reviewers.
import type { Resolvers, SendHomeworkInput } from '../../__generated__/resolvers.ts';
import type { LearnerHomeworkRow, LearnerLessonRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { calling } from '../../kit/plan/calls.ts';
import { attached, columns, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { changesMany, type TranslationsOf } from '../../kit/mutations/bulk.ts';
import { choosing } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsOf } from '../../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import {
  globalIds,
  inputId,
  inputIds,
  named,
  orNothing,
} from '../../kit/mutations/translations.ts';
import { performs } from '../../kit/mutations/writes.ts';
import { ifThere } from '../../kit/rest/if-there.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonAt } from '../learning/resolvers.ts';
import { linksPeople } from '../people.ts';

const works = companyCollection('HomeworkWork', 'homeworks');

const chosenWorks = { ...choosing(works, 'работы'), ids: 'homeworks_id' };

const noFile = 'Файл не найден: загрузите его ещё раз';

const fileIds = orNothing(globalIds('UploadedFile', 'files_id', noFile));

/** Without points each task gets its maximum. */
const inputPoints: TranslationsOf<{ points?: number | null | undefined }> = {
  points: orNothing(named('points')),
};

const nowhere = { company_id: 0, course_id: 0, id: 0 };

/** A learner's call for a task of a lesson, below its homework. */
const ofLearner = (action: '' | '/comments') =>
  mutation<SendHomeworkInput, { lesson: LearnerLessonRow | null }>(
    {
      call: `POST ${lessonAt(nowhere, `/homework${action}`).route}`,
      failed: { lesson: null },
      fields: { files_id: 'fileIds', block_id: 'blockId' },
    },
    async ({ courseId, lessonId, blockId, text, fileIds }, context) => {
      const { companyId, id: course_id } = requireInCompany(courseId, 'LearnerCourse');
      const id = inputId(companyId, 'LearnerLesson', lessonId, 'lessonId', 'Урок не найден');
      const lesson = { company_id: companyId, course_id, id };
      await context.rest.write('POST', lessonAt(lesson, `/homework${action}`), {
        block_id: blockId ?? null,
        text: text ?? null,
        files_id: inputIds(companyId, 'UploadedFile', fileIds ?? [], 'fileIds', noFile),
      });
      const now = await ifThere<LearnerLessonRow>(context.rest, lessonAt(lesson));
      return { lesson: now && { ...now, company_id: companyId } };
    },
  );

const resolvers: Resolvers = {
  Company: { homeworks: connection(works, { sort: 'sent_at' }), homework: oneOf(works) },
  Lesson: { homeworks: connection(works, { by: 'lesson_id', sort: 'sent_at' }) },
  HomeworkWork: { ...historyOf(works) },
  LearnerLesson: {
    homework: calling(
      async (lesson: LearnerLessonRow, _: object, { rest }: Context) => {
        const { company_id } = lesson;
        const tasks = await ifThere<LearnerHomeworkRow[]>(rest, lessonAt(lesson, '/homework'));
        return tasks?.map((task) => ({ ...task, company_id })) ?? null;
      },
      {
        method: 'GET',
        route: lessonAt(nowhere, '/homework').route,
        records: [],
        size: () => 1,
      },
    ),
  },
  HomeworkMessage: {
    id: ({ id, company_id }) => toGlobalId({ type: 'HomeworkMessage', companyId: company_id, id }),
  },
  Mutation: {
    acceptHomework: performs(works, 'accept', { fileIds }),
    returnHomework: performs(works, 'return', { fileIds }),
    replyToHomework: performs(works, 'comments', { fileIds }),
    takeHomeworkBack: performs(works, 'take_back'),
    acceptHomeworks: changesMany(chosenWorks, 'accept', inputPoints),
    sendHomework: ofLearner(''),
    commentHomework: ofLearner('/comments'),
    attachLessonHomeworkUsers: linksPeople('allow_homework_users/attach'),
    detachLessonHomeworkUsers: linksPeople('allow_homework_users/detach'),
  },
};

export default {
  resolvers,
  conditions: { HomeworkFilter: { branch: idsOf('CourseBranch', 'branch_id') } },
  shapes: {
    Lesson: { allowHomeworkUsers: relation('allow_homework_users') },
    HomeworkWork: {
      course: relation('course'),
      lesson: relation('lesson'),
      user: relation('user'),
      checker: relation('checker'),
      messages: relation('messages'),
      task: attached('task'),
      sameText: attached('same_text'),
    },
    LearnerHomework: { refusal: columns('refusal'), work: relation('work') },
    LearnerHomeworkWork: { messages: relation('messages') },
    HomeworkMessage: { author: relation('author'), files: relation('files') },
  },
  nodes: nodesOf(works),
} satisfies Domain;
