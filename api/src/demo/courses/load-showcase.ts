// Writes the largest course of the demo school: themes, lessons of all kinds with blocks, and the activity of learners.
import { eq, sql, type SQL } from 'drizzle-orm';
import { courses } from '../../courses/course-tables.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { lessonBlocks, lessonCloseBlocks } from '../../lessons/blocks/block-tables.ts';
import { lessonComments } from '../../lessons/comments/comment-tables.ts';
import { films } from '../../lessons/films/film-tables.ts';
import { recalculateLessons } from '../../lessons/index.ts';
import { blockLayers, lessons } from '../../lessons/tables.ts';
import { tests } from '../../assessments/tables.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import { entry, known, only, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { at } from '../random.ts';
import { talks, themes, type DemoLesson } from './showcase.ts';

const meeting = 'https://meet.kafedra.test/fizika';

/** An instant this many days after the day of loading. */
const inDays = (days: number, part: number): string =>
  instantOn(dayAfter(new Date().toISOString().slice(0, 10), days), part);

/** Existing lessons of the course move into its themes; the others are created. */
export async function insertShowcase(
  place: DemoTarget,
  { id: course_id, createdAt }: { id: number; createdAt: string },
): Promise<void> {
  const { transaction, companyId: company_id } = place;
  const of = { company_id, course_id, ...since(createdAt) };
  const ids = new Map(
    (
      await rowsOf<{ id: number; name: string }>(
        transaction,
        sql`select id, name from lessons where company_id = ${company_id} and course_id = ${course_id}`,
      )
    ).map(({ id, name }) => [name, id]),
  );
  let sort = 0;
  for (const { title, lessons: ofTheme } of themes) {
    sort += 1;
    const theme = { ...of, type: 'category' as const, title, sort_order: sort };
    const layer_id = only(await insertWithIds(transaction, blockLayers, [theme]));
    for (const lesson of ofTheme) {
      sort += 1;
      const { name } = lesson;
      const row = { ...of, name, layer_id, sort, ...columnsOf(lesson) };
      const there = ids.get(name);
      if (there === undefined) {
        ids.set(name, only(await insertWithIds(transaction, lessons, [row])));
      } else {
        await transaction
          .update(lessons)
          .set(row)
          .where(isOne(lessons, company_id, there));
      }
    }
  }
  for (const lesson of themes.flatMap((theme) => theme.lessons)) {
    const id = known(ids, lesson.name);
    await insertBlocks(place, { ...of, lesson_id: id }, lesson);
    if (lesson.type === 'webinar') await giveTime(place, id, lesson);
  }
  await transaction
    .update(courses)
    .set({ finish_criteria: { lessons_percentage: 70, tests_passed: null, homework_points: null } })
    .where(isOne(courses, company_id, course_id));
}

const isOne = (table: typeof lessons | typeof courses, companyId: number, id: number): SQL =>
  sql`${table.company_id} = ${companyId} and ${table.id} = ${id}`;

const columnsOf = (lesson: DemoLesson) => ({
  type: lesson.type,
  status: lesson.status ?? ('visible' as const),
  description: lesson.description ?? null,
  check_criterion: lesson.criterion,
  open_type: lesson.openType ?? ('immediately' as const),
  use_comments: true,
  show_likes: true,
  held_at:
    lesson.type === 'offline' && lesson.inDays !== undefined ? inDays(lesson.inDays, 0.4) : null,
  held_place: lesson.place ?? null,
});

interface OfLesson {
  company_id: number;
  course_id: number;
  lesson_id: number;
  created_at: string;
  updated_at: string;
}

async function insertBlocks(
  { transaction }: DemoTarget,
  of: OfLesson,
  { blocks }: DemoLesson,
): Promise<void> {
  if (blocks.length === 0) return;
  const testIds = new Map(
    (
      await transaction
        .select({ id: tests.id, title: tests.title })
        .from(tests)
        .where(eq(tests.company_id, of.company_id))
    ).map(({ id, title }) => [title, id]),
  );
  const ids = await insertWithIds(
    transaction,
    lessonBlocks,
    // The block with a test comes first.
    blocks.map((block, index) => ({
      ...of,
      status: 'published' as const,
      published_at: of.created_at,
      sort: index + 2,
      type: block.type,
      title: block.title ?? null,
      text: block.text ?? null,
      address: block.address ?? null,
      source: block.source ?? null,
      language: block.language ?? null,
      tone: block.tone ?? null,
      answers: block.answers ?? null,
      test_id: block.test === undefined ? null : known(testIds, block.test),
      homework_max_points: block.type === 'homework' ? 5 : null,
    })),
  );
  const { company_id, lesson_id } = of;
  const written = blocks.map((block, index) => ({
    ...block,
    of: { company_id, lesson_id, block_id: entry(ids, index) },
  }));
  await insert(
    transaction,
    lessonCloseBlocks,
    written.flatMap(({ of: block, mustBeDone }) => (mustBeDone ? [block] : [])),
  );
  await insert(
    transaction,
    films,
    written.flatMap(({ of: block, duration }) =>
      duration === undefined ? [] : [{ ...block, duration }],
    ),
  );
}

/** The webinar was created with its lesson. Past webinars have a recording. */
async function giveTime(
  { transaction, companyId }: DemoTarget,
  lessonId: number,
  { inDays: days }: DemoLesson,
): Promise<void> {
  const isOver = days !== undefined && days < 0;
  await transaction.execute(sql`update lesson_webinars set duration = 90, link = ${meeting},
      starts_at = ${days === undefined ? null : inDays(days, 0.95)}::timestamptz, status = ${isOver ? 'finished' : 'coming_soon'},
      recording_link = ${isOver ? `${meeting}/zapis` : null}
    where company_id = ${companyId} and lesson_id = ${lessonId}`);
}

/** Results of the lessons that learners opened, by the usual rules. */
export async function insertShowcaseLife(place: DemoTarget, courseId: number): Promise<void> {
  const { transaction, companyId } = place;
  const ofCourse = sql`company_id = ${companyId} and course_id = ${courseId}`;
  // A lesson that has not taken place yet can't have been visited.
  await transaction.execute(sql`delete from lesson_progress progress using lesson_webinars webinar
    where progress.company_id = ${companyId} and progress.course_id = ${courseId}
      and webinar.company_id = progress.company_id and webinar.lesson_id = progress.lesson_id and webinar.starts_at > now()`);
  await insertWatching(place, ofCourse);
  await transaction.execute(sql`insert into lesson_done_blocks (company_id, lesson_id, block_id, user_id, created_at)
    select required.company_id, required.lesson_id, required.block_id, progress.user_id, progress.last_visited_at
    from lesson_close_blocks required
    join lesson_progress progress on progress.company_id = required.company_id and progress.lesson_id = required.lesson_id
    where progress.company_id = ${companyId} and progress.course_id = ${courseId}`);
  await insertMarks(place, ofCourse);
  await transaction.execute(sql`insert into lesson_likes (company_id, lesson_id, user_id, value, created_at)
    select company_id, lesson_id, user_id, case when (lesson_id % 7 + user_id % 7) % 7 = 0 then 'dislike' else 'like' end, last_visited_at
    from lesson_progress where ${ofCourse} and (lesson_id % 3 + user_id % 3) % 3 <> 0`);
  await insertTalks(place, courseId);
  await recalculateLessons(
    transaction,
    companyId,
    sql`select course_id, lesson_id, user_id from lesson_progress where ${ofCourse}`,
    { reopens: true },
  );
  await transaction.execute(
    sql`update course_students set finished_at = last_visited_at where ${ofCourse} and finished_at is not null`,
  );
  await transaction.execute(sql`delete from course_recounts where company_id = ${companyId}`);
}

/** Learners who went on have watched the whole video; the others stopped in between. */
async function insertWatching(
  { transaction, companyId }: DemoTarget,
  ofCourse: SQL,
): Promise<void> {
  await transaction.execute(sql`
    with seen as (
      select progress.company_id, progress.lesson_id, film.block_id, progress.user_id, progress.last_visited_at as at, film.duration,
        case when exists (select 1 from lesson_progress later where later.company_id = progress.company_id
          and later.course_id = progress.course_id and later.user_id = progress.user_id and later.lesson_id <> progress.lesson_id
          and later.opened_at >= progress.opened_at) and progress.user_id % 3 <> 0
          then film.duration else 60 + progress.user_id % 97 * 4 end as seconds
      from (select * from lesson_progress where ${ofCourse}) progress
      join films film on film.company_id = progress.company_id and film.lesson_id = progress.lesson_id
    ), watched as (
      insert into film_watches (company_id, lesson_id, block_id, user_id, watched, watched_seconds, position, duration, used_until, updated_at)
      select company_id, lesson_id, block_id, user_id, int4multirange(int4range(0, seconds)), seconds, seconds, duration, at, at from seen
    ), sessions as (
      insert into film_sessions (company_id, lesson_id, block_id, user_id, session, began_at, heard_at, sequence, position, first)
      select company_id, lesson_id, block_id, user_id, gen_random_uuid(), at, now() - interval '1 hour', 1, seconds,
        int4multirange(int4range(0, seconds)) from seen
    )
    update lesson_progress progress set watched_percent = 100 * seen.seconds / seen.duration from seen
    where progress.company_id = ${companyId} and progress.lesson_id = seen.lesson_id and progress.user_id = seen.user_id`);
}

/** Most were present and got a mark. */
const insertMarks = ({ transaction }: DemoTarget, ofCourse: SQL): Promise<unknown> =>
  transaction.execute(sql`insert into lesson_marks (company_id, course_id, lesson_id, user_id, attendance, mark, note, marked_by_id, marked_at)
    select progress.company_id, progress.course_id, progress.lesson_id, progress.user_id, came.attendance,
      case when came.attendance in ('present', 'late') then 3 + progress.user_id % 3 end,
      case when came.attendance = 'excused' then 'По болезни, справка есть' end, course.author_id, lesson.held_at + interval '2 hours'
    from (select * from lesson_progress where ${ofCourse}) progress
    join lessons lesson on lesson.company_id = progress.company_id and lesson.id = progress.lesson_id and lesson.type = 'offline'
    join courses course on course.company_id = progress.company_id and course.id = progress.course_id
    cross join lateral (
      select (array['present', 'present', 'late', 'present', 'absent', 'present', 'excused'])[progress.user_id % 7 + 1] as attendance
    ) came`);

/** Questions of learners in the course, and the school's answers. */
async function insertTalks(
  { transaction, companyId: company_id }: DemoTarget,
  course_id: number,
): Promise<void> {
  const learners = await rowsOf<{ user_id: number }>(
    transaction,
    sql`select user_id from course_students where company_id = ${company_id} and course_id = ${course_id} and progress is not null order by user_id`,
  );
  if (learners.length === 0) return;
  const named = await rowsOf<{ id: number; name: string; author_id: number }>(
    transaction,
    sql`select lesson.id, lesson.name, course.author_id from lessons lesson
      join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
      where lesson.company_id = ${company_id} and lesson.course_id = ${course_id}`,
  );
  const byName = new Map(named.map((lesson) => [lesson.name, lesson]));
  for (const [index, { lesson, daysAgo, text, answers }] of talks.entries()) {
    const { id: lesson_id, author_id: teacher } = known(byName, lesson);
    const asker = at(learners, index).user_id;
    const of = { company_id, course_id, lesson_id };
    const begun = only(
      await insertWithIds(transaction, lessonComments, [
        { ...of, author_id: asker, text, status: 'visible', created_at: inDays(-daysAgo, 0.2) },
      ]),
    );
    await insert(
      transaction,
      lessonComments,
      answers.map((answer, turn) => ({
        ...of,
        author_id: answer.by === 'staff' ? teacher : asker,
        is_from_staff: answer.by === 'staff',
        parent_id: begun,
        answered_id: begun,
        text: answer.text,
        status: 'visible' as const,
        created_at: inDays(-daysAgo, 0.5 + turn / 10),
      })),
    );
  }
}
