// Lessons, the layers that they lie in, and the homework that is handed in for them.
import { sql } from 'drizzle-orm';
import { fileOf } from '../bodies.ts';
import type { Domain, Maker } from '../domain.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';
const ofCourse = `${company}/courses/{course_id}`;
const homework = `${company}/learning/courses/{course_id}/lessons/{lesson_id}/homework`;

/** No thread has a newer message. */
const lastOfAll = 2_000_000_000;

/** A lesson of the course that addresses name. */
const lesson = ({ record }: Maker): number => {
  const course = record('courses');
  return record('lessons', ({ course_id }) => course_id === course);
};

const layer = ({ record }: Maker): number => {
  const course = record('courses');
  return record('block_layers', ({ course_id }) => course_id === course);
};

export const domain: Domain = {
  tags: ['Lessons', 'Homework'],
  describes: fillCourses,
  parts: {
    lessons: 'course_id',
    block_layers: 'course_id',
    lesson_admin_users: 'lesson_id',
    lesson_homework_users: 'lesson_id',
    homework_works: 'lesson_id',
    homework_messages: 'work_id',
    homework_message_files: 'message_id',
  },
  named: (maker) => ({
    layer_id: layer(maker),
    parent_layer_id: layer(maker),
    behind_layer_id: layer(maker),
    behind_lesson_id: lesson(maker),
    teacher_id: maker.record('users'),
    homeworks_id: maker.record('homework_works'),
    homework_id: maker.record('homework_works'),
    waiting: 1,
  }),
  bodies: {
    [`POST ${ofCourse}/lessons_and_themes/move`]: (maker) => [
      { lessons_id: [lesson(maker)], layer_id: null },
    ],
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
    [`POST ${company}/learning/homework/add_media`]: ({ word }) => [fileOf(`${word}.png`)],
  },
  uploads: {
    [`POST ${company}/homeworks/add_media`]: 'homeworks/Company',
    [`POST ${company}/learning/homework/add_media`]: 'learning_homework/Company',
  },
  inputFields: {
    MoveCourseContentInput: ['courseId', 'lessonIds'],
    AcceptHomeworkInput: ['id', 'points', 'seenMessageId'],
    ReturnHomeworkInput: ['id', 'text', 'seenMessageId'],
    ReplyToHomeworkInput: ['id', 'text'],
    SendHomeworkInput: ['courseId', 'lessonId', 'text'],
    CommentHomeworkInput: ['courseId', 'lessonId', 'text'],
  },
  // More lessons with all who get at them, and more packages with all that is in them, are not given at once.
  inputValues: {
    'ChangeLessonStatusInput.status': 'VISIBLE',
    'AcceptHomeworkInput.points': 1,
    'AcceptHomeworkInput.seenMessageId': lastOfAll,
    'AcceptHomeworksInput.points': 1,
    'ReturnHomeworkInput.seenMessageId': lastOfAll,
    'lessons.first': 5,
    'packages.first': 50,
  },
  withoutTexts: { [`GET ${company}/homeworks/{id}/audits`]: 'states and points' },
  neverShown: { 'Course.lesson': 'the id of one in another course' },
  idTypes: {
    'CreateLessonInput.teacherId': 'User',
    'UpdateLessonInput.teacherId': 'User',
    'HomeworkFilter.branch': 'CourseBranch',
    'SendHomeworkInput.courseId': 'LearnerCourse',
    'SendHomeworkInput.lessonId': 'LearnerLesson',
    'CommentHomeworkInput.courseId': 'LearnerCourse',
    'CommentHomeworkInput.lessonId': 'LearnerLesson',
    'AcceptHomeworkInput.id': 'HomeworkWork',
    'ReturnHomeworkInput.id': 'HomeworkWork',
    'ReplyToHomeworkInput.id': 'HomeworkWork',
    'TakeHomeworkBackInput.id': 'HomeworkWork',
    'UpdateLessonInput.id': 'Lesson',
    'DeleteLessonInput.id': 'Lesson',
    'UpdateBlockLayerInput.id': 'BlockLayer',
    'DeleteBlockLayerInput.id': 'BlockLayer',
  },
};

/**
 * Every course has a theme with lessons, which somebody gives, was let in to, and has handed in homework for; all were
 * changed.
 */
async function fillCourses({ companyId, database, record, send, text }: Writer): Promise<void> {
  const user = record('users');
  const theme = text('title');
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into block_layers (company_id, course_id, type, title, sort_order)
        select company_id, id, 'category', ${theme}, 1 from courses where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into block_layers (company_id, course_id, parent_layer_id, type, title, sort_order)
        select company_id, course_id, id, 'layer', ${text('title')}, 2 from block_layers
        where company_id = ${companyId} and title = ${theme}`,
    );
    for (const part of ['stays', 'goes']) {
      await transaction.execute(
        sql`insert into lessons (company_id, course_id, layer_id, name, type)
          select company_id, course_id, id, ${`${text('name')} ${part}`}, 'homework' from block_layers
          where company_id = ${companyId} and title = ${theme}`,
      );
    }
    await transaction.execute(
      sql`update lessons set teacher_id = ${user}, homework = ${text('homework')} where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_admin_users (company_id, lesson_id, user_id)
        select company_id, id, ${user}::integer from lessons where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_homework_users (company_id, lesson_id, user_id)
        select company_id, id, ${user}::integer from lessons where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into homework_works (company_id, course_id, lesson_id, user_id, sent_at, words_digest)
        select lessons.company_id, course_id, lessons.id, learner.id, now(), 'alike' from lessons
        cross join (select ${user}::integer as id union select user_id from company_members where company_id = ${companyId} and is_owner) learner
        where lessons.company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into homework_messages (company_id, work_id, author_id, type, text)
        select company_id, id, user_id, 'answer', ${text('text')} from homework_works where company_id = ${companyId}`,
    );
  });
  for (const { id } of await send('GET', '/homeworks?waiting=1&all=1')) {
    await send('POST', `/homeworks/${id}/accept`, { points: 1, seen_message_id: lastOfAll });
  }
}
