// Lessons, and the layers that they lie in.
import { sql } from 'drizzle-orm';
import type { Domain, Maker } from '../domain.ts';
import type { Writer } from '../writing.ts';
import { fillWebinars, webinars } from './lessons/webinars.ts';

const company = '/api/companies/{companyId}';
const ofCourse = `${company}/courses/{course_id}`;

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
  tags: ['Lessons', ...webinars.tags],
  describes: async (writer) => {
    await fillCourses(writer);
    await fillWebinars(writer);
  },
  services: webinars.services,
  writes: webinars.writes,
  open: webinars.open,
  withoutFlag: webinars.withoutFlag,
  withoutTexts: webinars.withoutTexts,
  texts: webinars.texts,
  parts: {
    ...webinars.parts,
    lessons: 'course_id',
    block_layers: 'course_id',
    lesson_admin_users: 'lesson_id',
  },
  named: (maker) => ({
    ...webinars.named(maker),
    layer_id: layer(maker),
    parent_layer_id: layer(maker),
    behind_layer_id: layer(maker),
    behind_lesson_id: lesson(maker),
    teacher_id: maker.record('users'),
  }),
  bodies: {
    ...webinars.bodies,
    [`POST ${ofCourse}/lessons_and_themes/move`]: (maker) => [
      { lessons_id: [lesson(maker)], layer_id: null },
    ],
  },
  inputFields: { MoveCourseContentInput: ['courseId', 'lessonIds'] },
  // More lessons with all who get at them, and more packages with all that is in them, are not given at once.
  inputValues: {
    ...webinars.inputValues,
    'ChangeLessonStatusInput.status': 'VISIBLE',
    'lessons.first': 5,
    'packages.first': 50,
  },
  neverShown: {
    ...webinars.neverShown,
    'Course.lesson': 'the id of one in another course',
  },
  idTypes: {
    ...webinars.idTypes,
    'CreateLessonInput.teacherId': 'User',
    'UpdateLessonInput.teacherId': 'User',
    'UpdateLessonInput.id': 'Lesson',
    'DeleteLessonInput.id': 'Lesson',
    'UpdateBlockLayerInput.id': 'BlockLayer',
    'DeleteBlockLayerInput.id': 'BlockLayer',
  },
};

/** Every course has a theme with lessons, which somebody gives, and was let in to; all were changed. */
async function fillCourses({ companyId, database, record, text }: Writer): Promise<void> {
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
      sql`update lessons set teacher_id = ${user} where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_admin_users (company_id, lesson_id, user_id)
        select company_id, id, ${user}::integer from lessons where company_id = ${companyId}`,
    );
  });
}
