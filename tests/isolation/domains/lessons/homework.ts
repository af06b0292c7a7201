// Declares homework: learners see their own, and graders what was submitted for their lessons.
import { sql } from 'drizzle-orm';
import { fileOf } from '../../probes/bodies.ts';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const homework = `${company}/learning/courses/{course_id}/lessons/{lesson_id}/homework`;

/** No thread has a newer message. */
const lastOfAll = 2_000_000_000;

export const domain: DomainDeclaration = {
  tags: ['Homework'],
  menuPages: {
    homeworks: [
      {
        query: 'workListRouteQuery',
        variables: () => ({ filter: { waiting: true }, named: [], hasNamed: false }),
      },
    ],
  },
  finalWrites: fillHomework,
  partTables: {
    lesson_homework_users: 'lesson_id',
    homework_works: 'lesson_id',
    homework_messages: 'work_id',
    homework_message_files: 'message_id',
  },
  namedValues: ({ record }) => ({
    homeworks_id: record('homework_works'),
    homework_id: record('homework_works'),
    waiting: 1,
    // Accepted by a user with a marked name.
    [`GET ${company}/homeworks/{id}/audit_authors.id`]: record(
      'homework_works',
      ({ status, words_digest }) => status === 'accepted' && words_digest === 'alike',
    ),
  }),
  bodies: {
    [`POST ${company}/homeworks/{id}/accept`]: () => [{ points: 1, seen_message_id: lastOfAll }],
    [`POST ${company}/homeworks/{id}/return`]: ({ text }) => [
      { text: text('text'), seen_message_id: lastOfAll },
    ],
    [`POST ${company}/homeworks/{id}/comments`]: ({ text }) => [{ text: text('text') }],
    [`POST ${company}/homeworks/accept`]: ({ record }) => [
      { homeworks_id: [record('homework_works')], points: 1 },
    ],
    [`POST ${company}/homeworks/add_media`]: ({ word }) => [fileOf(`${word}.png`)],
    [`POST ${homework}`]: ({ text }) => [{ text: text('text') }],
    [`POST ${homework}/comments`]: ({ text }) => [{ text: text('text') }],
    [`POST ${company}/learning/lessons/{lesson_id}/homework/add_media`]: ({ word }) => [
      fileOf(`${word}.png`),
    ],
  },
  uploads: {
    [`POST ${company}/homeworks/add_media`]: 'homeworks/Company',
    [`POST ${company}/learning/lessons/{lesson_id}/homework/add_media`]:
      'learning_homework/LearnerLesson',
  },
  inputFields: {
    AcceptHomeworkInput: ['id', 'points', 'seenMessageId'],
    ReturnHomeworkInput: ['id', 'text', 'seenMessageId'],
    ReplyToHomeworkInput: ['id', 'text'],
    SendHomeworkInput: ['courseId', 'lessonId', 'text'],
    CommentHomeworkInput: ['courseId', 'lessonId', 'text'],
  },
  inputValues: {
    'AcceptHomeworkInput.points': 1,
    'AcceptHomeworkInput.seenMessageId': lastOfAll,
    'AcceptHomeworksInput.points': 1,
    'ReturnHomeworkInput.seenMessageId': lastOfAll,
  },
  idTypes: {
    'HomeworkFilter.branch': 'CourseBranch',
    'SendHomeworkInput.courseId': 'LearnerCourse',
    'SendHomeworkInput.lessonId': 'LearnerLesson',
    'CommentHomeworkInput.courseId': 'LearnerCourse',
    'CommentHomeworkInput.lessonId': 'LearnerLesson',
    'AcceptHomeworkInput.id': 'HomeworkWork',
    'ReturnHomeworkInput.id': 'HomeworkWork',
    'ReplyToHomeworkInput.id': 'HomeworkWork',
    'TakeHomeworkBackInput.id': 'HomeworkWork',
  },
  expectedOwnerFailures: {
    [`POST ${company}/homeworks/{id}/take_back`]: {
      status: 409,
      why: 'there is an answer by then',
    },
  },
  withoutTexts: { [`GET ${company}/homeworks/{id}/audits`]: 'states and points' },
};

/**
 * Two learners submit the same homework for the task of every lesson. Of records outside the trash, one's is accepted
 * and the owner's is to be graded.
 */
async function fillHomework({ companyId, database, record, send, text }: Writer): Promise<void> {
  const user = record('users');
  const learners = sql`(select ${user}::integer as id
    union select user_id from company_members where company_id = ${companyId} and is_owner) learner`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into lesson_homework_users (company_id, lesson_id, user_id)
        select company_id, lessons.id, learner.id from lessons cross join ${learners} where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into homework_works (company_id, course_id, lesson_id, user_id, sent_at, words_digest)
        select lessons.company_id, course_id, lessons.id, learner.id, now(), 'alike' from lessons
        cross join ${learners}
        where lessons.company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into homework_messages (company_id, work_id, author_id, type, text)
        select company_id, id, user_id, 'answer', ${text('text')} from homework_works where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`with handed_in as (
          insert into files (company_id, purpose, key, file_name, mime_type, size)
          values (${companyId}, 'homework', gen_random_uuid(), ${`${text('name')}.png`}, 'image/png', 1) returning id
        )
        insert into homework_message_files (company_id, message_id, file_id)
        select company_id, message.id, handed_in.id from homework_messages message cross join handed_in
        where company_id = ${companyId}`,
    );
  });
  for (const { id, user_id } of await send('GET', '/homeworks?waiting=1&all=1')) {
    if (user_id !== user) continue;
    await send('POST', `/homeworks/${id}/accept`, { points: 1, seen_message_id: lastOfAll });
  }
}
