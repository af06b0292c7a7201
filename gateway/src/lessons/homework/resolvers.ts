// Homework: submissions of learners, and the decisions of reviewers.
import type { Resolvers, SendHomeworkInput } from '../../__generated__/resolvers.ts';
import type { LearnerHomeworkRow, LearnerLessonRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation, columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { changesMany, type TranslationsOf } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import {
  globalIds,
  inputId,
  inputIds,
  renamedTo,
  omitNull,
} from '../../kit/mutations/translations.ts';
import { performs } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonAt } from '../learning/resolvers.ts';
import { linksUsers } from '../people.ts';

const works = companyCollection('HomeworkWork', 'homeworks');

const chosenWorks = { ...selectionOf(works, 'работы'), ids: 'homeworks_id' };

const noFile = 'Файл не найден: загрузите его ещё раз';

const fileIds = omitNull(globalIds('UploadedFile', 'files_id', noFile));

/** Without points each task gets its maximum. */
const inputPoints: TranslationsOf<{ points?: number | null | undefined }> = {
  points: omitNull(renamedTo('points')),
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
      const now = await getOrNull<LearnerLessonRow>(context.rest, lessonAt(lesson));
      return { lesson: now && { ...now, company_id: companyId } };
    },
  );

const resolvers: Resolvers = {
  Company: { homeworks: connection(works, { sort: 'sent_at' }), homework: recordById(works) },
  Lesson: { homeworks: connection(works, { by: 'lesson_id', sort: 'sent_at' }) },
  HomeworkWork: { ...historyOf(works) },
  LearnerLesson: {
    homework: withCall(
      async (lesson: LearnerLessonRow, _: object, { rest }: Context) => {
        const { company_id } = lesson;
        const tasks = await getOrNull<LearnerHomeworkRow[]>(rest, lessonAt(lesson, '/homework'));
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
    attachLessonHomeworkUsers: linksUsers('allow_homework_users/attach'),
    detachLessonHomeworkUsers: linksUsers('allow_homework_users/detach'),
  },
};

export default {
  resolvers,
  conditions: { HomeworkFilter: { branch: idsCondition('CourseBranch', 'branch_id') } },
  shapes: {
    Lesson: { allowHomeworkUsers: relation('allow_homework_users') },
    HomeworkWork: {
      course: relation('course'),
      lesson: relation('lesson'),
      user: relation('user'),
      checker: relation('checker'),
      messages: relation('messages'),
      task: embeddedRelation('task'),
      sameText: embeddedRelation('same_text'),
    },
    LearnerHomework: { refusal: columns('refusal'), work: relation('work') },
    LearnerHomeworkWork: { messages: relation('messages') },
    HomeworkMessage: { author: relation('author'), files: relation('files') },
  },
  nodes: nodeReaders(works),
} satisfies Domain;
