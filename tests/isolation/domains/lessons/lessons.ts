// Declares lessons, their themes and their blocks.
import { sql } from 'drizzle-orm';
import { secretMark } from '../../school/secrets.ts';
import type { Json } from '../../../kit/rest.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const ofCourse = `${company}/courses/{course_id}`;
const ofLesson = `${ofCourse}/lessons/{lesson_id}`;

/** A lesson of the tested course. */
const lesson = ({ record }: ValueGenerator): number => {
  const course = record('courses');
  return record('lessons', ({ course_id }) => course_id === course);
};

const layer = ({ record }: ValueGenerator): number => {
  const course = record('courses');
  return record('block_layers', ({ course_id }) => course_id === course);
};

/** Every lesson shows this file. */
const shownFile = 'of-lessons.png';

/** A block of the tested lesson. */
const block = (maker: ValueGenerator): number => {
  const ofLesson = lesson(maker);
  return maker.record('lesson_blocks', ({ lesson_id }) => lesson_id === ofLesson);
};

/**
 * Changed and deleted lessons are used by no other probe, so that learners' lessons remain open.
 */
function changed(maker: ValueGenerator): Record<string, number> {
  const tried = lesson(maker);
  const course = maker.record('courses');
  const one = maker.record('lessons', ({ id, course_id }) => course_id === course && id !== tried);
  const other = maker.record('lessons', ({ id }) => id !== tried && id !== one);
  return {
    [`PUT ${ofCourse}/lessons/{id}.id`]: one,
    [`DELETE ${ofCourse}/lessons/{id}.id`]: one,
    [`PUT ${company}/lessons/{id}.id`]: one,
    [`DELETE ${company}/lessons/{id}.id`]: other,
    close_blocks_id: maker.record('lesson_blocks', ({ lesson_id }) => lesson_id === one),
  };
}

export const domain: DomainDeclaration = {
  tags: ['Lessons', 'Lesson blocks'],
  finalWrites: fillCourses,
  partTables: {
    lessons: 'course_id',
    block_layers: 'course_id',
    lesson_admin_users: 'lesson_id',
    lesson_blocks: 'lesson_id',
    lesson_block_media: 'block_id',
    lesson_close_blocks: 'lesson_id',
  },
  namedValues: (maker) => ({
    layer_id: layer(maker),
    parent_layer_id: layer(maker),
    behind_layer_id: layer(maker),
    behind_lesson_id: lesson(maker),
    lesson_id: lesson(maker),
    ...changed(maker),
    lesson_block_id: block(maker),
    behind_id: block(maker),
    within_layer_id: layer(maker),
    teacher_id: maker.record('users'),
    media_id: maker.record('files', ({ file_name }) => file_name === shownFile),
  }),
  bodies: {
    // Lessons are selected by either parameter; those in the trash are restored.
    [`POST ${ofCourse}/lessons/{action}`]: (maker) => [
      { lessons_id: [lesson(maker)] },
      { matching: { search: secretMark } },
      { matching: { search: secretMark, status: 'deleted' } },
    ],
    [`POST ${ofCourse}/copy_lessons`]: (maker) => [{ lessons_id: [lesson(maker)] }],
    [`POST ${ofCourse}/copy_blocks`]: (maker) => [
      { lesson_id: lesson(maker), lesson_blocks_id: [block(maker)] },
    ],
    [`POST ${ofCourse}/lessons_and_themes/replicate_to_courses`]: (maker) => [
      { lessons_id: [lesson(maker)], courses_id: [maker.record('courses')] },
    ],
    [`POST ${ofCourse}/block_layers/multi_update`]: (maker) => [
      { layers: [{ id: layer(maker), title: 'Изменена' }] },
    ],
    [`POST ${ofCourse}/lessons_and_themes/move`]: (maker) => [
      { lessons_id: [lesson(maker)], layer_id: null },
    ],
    [`POST ${ofLesson}/lesson_blocks`]: (maker) => [
      { type: 'text', title: maker.text('title'), text: `<p>${maker.text('text')}</p>` },
    ],
    [`PUT ${ofLesson}/lesson_blocks/{id}`]: ({ text }) => [{ title: text('title') }],
    [`PUT ${company}/lesson_blocks/{id}`]: ({ text }) => [{ title: text('title') }],
    [`POST ${ofLesson}/lesson_blocks/multi_update`]: (maker) => [
      { lesson_blocks: [{ id: block(maker), status: 'draft' }] },
    ],
  },
  inputFields: {
    MoveCourseContentInput: ['courseId', 'lessonIds'],
    CopyLessonsInput: ['courseId', 'lessonIds'],
    CopyLessonBlocksInput: ['courseId', 'lessonId', 'blockIds'],
    ReplicateLessonsInput: ['courseId', 'lessonIds', 'courseIds'],
    CreateLessonBlockInput: ['courseId', 'lessonId', 'type', 'title', 'text'],
    UpdateLessonBlockInput: ['courseId', 'lessonId', 'id', 'title'],
    ArrangedBlockInput: ['id', 'status'],
  },
  // Larger pages with all people of lessons, or all content of packages, exceed the limits.
  inputValues: {
    'ChangeLessonStatusInput.status': 'VISIBLE',
    'CreateLessonBlockInput.type': 'TEXT',
    'ArrangedBlockInput.status': 'DRAFT',
    'lessons.first': 5,
    'packages.first': 50,
  },
  emptyEvenForOwner: {
    'Course.lesson': 'the id of one in another course',
  },
  idTypes: {
    'CreateLessonInput.teacherId': 'User',
    'UpdateLessonInput.teacherId': 'User',
    'UpdateLessonInput.id': 'Lesson',
    'DeleteLessonInput.id': 'Lesson',
    'UpdateBlockLayerInput.id': 'BlockLayer',
    'DeleteBlockLayerInput.id': 'BlockLayer',
    'BlockLayerEdit.id': 'BlockLayer',
    'RemoveLessonFileInput.fileId': 'UploadedFile',
    'UpdateLessonBlockInput.id': 'LessonBlock',
    'DeleteLessonBlockInput.id': 'LessonBlock',
    'DeleteLessonBlocksInput.blockIds': 'LessonBlock',
    'RestoreLessonBlocksInput.blockIds': 'LessonBlock',
    'ArrangedBlockInput.id': 'LessonBlock',
    'CopyLessonBlocksInput.blockIds': 'LessonBlock',
    'AttachLessonBlockInput.blockId': 'LessonBlock',
    'AttachLessonBlockInput.layerId': 'BlockLayer',
    'DetachLessonBlockInput.blockId': 'LessonBlock',
    'DetachLessonBlockInput.layerId': 'BlockLayer',
    'UpdateLessonInput.closeBlockIds': 'LessonBlock',
  },
};

/**
 * Gives every course a theme with lessons, each with a task, a teacher, an admitted learner and a change.
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
        where company_id = ${companyId} and type = 'category'`,
    );
    for (const part of ['stays', 'goes']) {
      await transaction.execute(
        sql`insert into lessons (company_id, course_id, layer_id, name, type)
          select company_id, course_id, id, ${`${text('name')} ${part}`}, 'homework' from block_layers
          where company_id = ${companyId} and title = ${theme}`,
      );
    }
    await transaction.execute(
      sql`insert into files (company_id, purpose, key, file_name, mime_type, size)
        values (${companyId}, 'file_storage', gen_random_uuid(), ${shownFile}, 'image/png', 1)`,
    );
    await transaction.execute(
      sql`update lessons set teacher_id = ${user},
          homework = ${`<p>${text('homework')}</p>`} || (
            select '<img src="/media/' || key || '/' || file_name || '">' from files
            where company_id = ${companyId} and file_name = ${shownFile})
        where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_admin_users (company_id, lesson_id, user_id)
        select company_id, id, ${user}::integer from lessons where company_id = ${companyId}`,
    );
    // Attaches a block of a lesson of the same course to every theme.
    await transaction.execute(
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, layer_id, title, sort)
        select layer.company_id, layer.course_id, lesson.id, 'text', 'published', now(), layer.id, ${text('title')}, 1
        from block_layers layer join lateral (select id from lessons
          where lessons.company_id = layer.company_id and lessons.course_id = layer.course_id order by id limit 1) lesson on true
        where layer.company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, title, sort)
        select company_id, course_id, id, kind, 'published', now(), ${text('title')}, 2
        from lessons cross join (values ('text'), ('video')) kinds (kind) where company_id = ${companyId}`,
    );
    // Sets the columns of all block types; columns of other types are never read.
    const shown = sql`(select max(id) from files where company_id = ${companyId} and mime_type = 'text/vtt')`;
    await transaction.execute(
      sql`insert into files (company_id, purpose, key, file_name, mime_type, size)
        values (${companyId}, 'file_storage', gen_random_uuid(), ${`${text('name')}.vtt`}, 'text/vtt', 1)`,
    );
    const answers = JSON.stringify([{ question: text('question'), answer: text('answer') }]);
    await transaction.execute(
      sql`update lesson_blocks set answers = ${answers}::jsonb, captions_id = ${shown},
          test_id = (select min(id) from tests where company_id = ${companyId})
        where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_block_media (company_id, block_id, file_id, sort, caption, alt)
        select company_id, id, ${shown}, 1, ${text('caption')}, ${text('alt')}
        from lesson_blocks where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_close_blocks (company_id, lesson_id, block_id)
        select company_id, lesson_id, id from lesson_blocks
        where company_id = ${companyId} and status = 'published' on conflict do nothing`,
    );
  });
  // Changes every record whose course is not in the trash.
  const courses = (await send('GET', '/courses?all=1&only=id')).map(({ id }: Json) => id);
  for (const { id, course_id } of await send('GET', '/lesson_blocks?all=1')) {
    if (!courses.includes(course_id)) continue;
    await send('PUT', `/lesson_blocks/${id}`, { title: text('title') });
  }
}
