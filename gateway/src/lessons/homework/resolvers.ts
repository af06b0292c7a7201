// Homework as whoever checks it sees it: what was handed in, and what is decided about it.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { historyOf } from '../../audits/index.ts';
import { attached, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { changesMany, type TranslationsOf } from '../../kit/records/bulk.ts';
import { choosing } from '../../kit/records/chosen.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsOf } from '../../kit/records/conditions.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { globalIds, named, orNothing } from '../../kit/records/translations.ts';
import { performs } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { linksPeople } from '../people.ts';

const works = companyCollection('HomeworkWork', 'homeworks');

const chosenWorks = { ...choosing(works, 'работы'), ids: 'homeworks_id' };

const fileIds = orNothing(globalIds('UploadedFile', 'files_id', 'Файл не найден'));

/** The most that each task brings where none are said. */
const inputPoints: TranslationsOf<{ points?: number | null | undefined }> = {
  points: orNothing(named('points')),
};

const resolvers: Resolvers = {
  Company: { homeworks: connection(works, { sort: 'sent_at' }), homework: oneOf(works) },
  Lesson: { homeworks: connection(works, { by: 'lesson_id', sort: 'sent_at' }) },
  HomeworkWork: { ...historyOf(works) },
  HomeworkMessage: {
    id: ({ id, company_id }) => toGlobalId({ type: 'HomeworkMessage', companyId: company_id, id }),
  },
  Mutation: {
    acceptHomework: performs(works, 'accept', { fileIds }),
    returnHomework: performs(works, 'return', { fileIds }),
    replyToHomework: performs(works, 'comments', { fileIds }),
    takeHomeworkBack: performs(works, 'take_back'),
    acceptHomeworks: changesMany(chosenWorks, 'accept', inputPoints),
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
    HomeworkMessage: { author: relation('author'), files: relation('files') },
  },
  nodes: nodesOf(works),
} satisfies Domain;
