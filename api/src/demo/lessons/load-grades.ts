// Writes homework in every state, and attempts of a test in the first courses, so that gradebooks and review queues are
// filled.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { maxPointsOf, scoreOf, type GradingScale } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { testAttemptQuestions, testAttempts } from '../../assessments/attempts/attempt-tables.ts';
import { attemptResult, ensureVersions, type QuestionVersion } from '../../assessments/index.ts';
import { dayAfter, instantOn, referenceDate } from '../calendar.ts';
import { entry } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';

/** The number of courses with attempts. */
const testedCourses = 3;

/** Learners per course with attempts. */
const takers = 12;

const task = '<p>Решите три задачи по теме урока и приложите ход решения.</p>';
const reason = '<p>Вторая задача решена не до конца: проверьте вычисления.</p>';
const answer = '<p>Решил все три задачи, ход решения — на фотографиях.</p>';

export async function insertGrades(
  { transaction, companyId }: DemoTarget,
  courseIds: readonly number[],
): Promise<void> {
  await insertHomework(transaction, companyId, courseIds);
  for (const courseId of courseIds.slice(0, testedCourses)) {
    for (const test of await giveTests({ transaction, companyId }, courseId)) {
      await insertAttempts({ transaction, companyId }, courseId, test);
    }
  }
}

/** Everyone who opened the lesson has submitted homework; every second submission is accepted. */
async function insertHomework(
  transaction: Transaction,
  companyId: number,
  courseIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${sql.param([...courseIds])}::integer[])`;
  await transaction.execute(sql`update lessons set homework = ${task}, homework_max_points = 10
    where company_id = ${companyId} and course_id = ${ids} and type = 'homework'`);
  await transaction.execute(sql`
    with done as (
      select progress.*, course.author_id, row_number() over (partition by progress.course_id order by progress.user_id) as place
      from lesson_progress progress
      join lessons lesson on lesson.company_id = progress.company_id and lesson.id = progress.lesson_id and lesson.type = 'homework'
      join courses course on course.company_id = progress.company_id and course.id = progress.course_id
      where progress.company_id = ${companyId} and progress.course_id = ${ids}
    ),
    work as (
      insert into homework_works (company_id, course_id, lesson_id, user_id, status, points, sent_at, checked_at, checker_id)
      select company_id, course_id, lesson_id, user_id, (array['accepted', 'sent', 'accepted', 'returned'])[place % 4 + 1],
        case when place % 2 = 0 then 5 + place % 6 end, opened_at,
        case when place % 4 <> 1 then opened_at + interval '1 day' end, case when place % 4 <> 1 then author_id end
      from done returning *
    ),
    answered as (
      insert into homework_messages (company_id, work_id, author_id, type, text, created_at)
      select company_id, id, user_id, 'answer', ${answer}, sent_at from work order by id returning work_id
    )
    insert into homework_messages (company_id, work_id, author_id, type, text, points, created_at)
    select work.company_id, work.id, work.checker_id, work.status, case when work.status = 'returned' then ${reason} end,
      work.points, work.checked_at
    from work join answered on answered.work_id = work.id where work.status <> 'sent' order by work.id`);
  await transaction.execute(sql`update lesson_progress progress set points = work.points from homework_works work
    where work.company_id = ${companyId} and work.points is not null and progress.company_id = work.company_id
      and progress.lesson_id = work.lesson_id and progress.user_id = work.user_id`);
}

interface GivenTest {
  test_id: number;
  grading_scale: GradingScale;
  questions: number[];
}

/** Attaches tests to courses: as lessons of their own, and together with existing blocks. */
async function giveTests(
  { transaction, companyId }: DemoTarget,
  courseId: number,
): Promise<GivenTest[]> {
  await transaction.execute(sql`
    insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, sort, test_id)
    select lesson.company_id, lesson.course_id, lesson.id, 'test', 'published', lesson.created_at, 1, (
      select test.id from tests test where test.company_id = ${companyId} and test.title like '%входной тест' order by test.id limit 1)
    from lessons lesson where lesson.company_id = ${companyId} and lesson.course_id = ${courseId} and lesson.type = 'test'`);
  return rowsOf<GivenTest>(
    transaction,
    sql`select test.id as test_id, test.grading_scale, array(
        select question.id from test_questions question where question.company_id = ${companyId} and question.test_id = test.id order by question.sort
      ) as questions
      from tests test where test.company_id = ${companyId} and test.id in (
        select block.test_id from lesson_blocks block where block.company_id = ${companyId} and block.course_id = ${courseId})
      order by test.id`,
  );
}

/**
 * Some attempts have all automatically graded answers right; every second one has an answer that waits for a teacher.
 */
async function insertAttempts(
  { transaction, companyId: company_id }: DemoTarget,
  courseId: number,
  given: GivenTest,
): Promise<void> {
  const versions = await ensureVersions(transaction, company_id, given.questions);
  // The courses share the test, and some people learn in several of them.
  const learners = await rowsOf<{ user_id: number; number: number }>(
    transaction,
    sql`select user_id, (select count(*)::integer + 1 from test_attempts taken where taken.company_id = ${company_id}
        and taken.test_id = ${given.test_id} and taken.user_id = course_students.user_id) as number
      from course_students where company_id = ${company_id} and course_id = ${courseId} and progress is not null
      order by progress desc, user_id limit ${takers}`,
  );
  const taken = learners.map(({ user_id, number }, place) => ({
    user_id,
    number,
    answers: versions.map((version) => answerOf(version, place)),
  }));
  const ids = await insertWithIds(
    transaction,
    testAttempts,
    taken.map(({ user_id, number, answers }, place) => ({
      company_id,
      test_id: given.test_id,
      user_id,
      number,
      seed: place,
      secret: randomUUID(),
      shuffle_answers: true,
      began_at: instantOn(dayAfter(referenceDate, -3), place / takers),
      finished_at: instantOn(dayAfter(referenceDate, -3), (place + 0.5) / takers),
      ...resultOf(answers, given.grading_scale),
    })),
  );
  await insert(
    transaction,
    testAttemptQuestions,
    taken.flatMap(({ answers }, attempt) =>
      answers.map((answer, index) => ({
        company_id,
        attempt_id: entry(ids, attempt),
        place: index + 1,
        part: 1,
        revision: 1,
        tries: 1,
        ...answer,
      })),
    ),
  );
}

/** Every third learner chooses a wrong option; every second leaves the text empty. */
function answerOf({ id: version_id, question }: QuestionVersion, place: number) {
  const option = question.answers.find(({ correct }) => correct === (place % 3 !== 2));
  const ticked = option === undefined ? null : { answers_id: [option.id] };
  const words = place % 2 === 0 ? { text: answer } : null;
  const given = question.type === 'radio' ? ticked : words;
  const { state, points, parts } = scoreOf(question, given);
  return {
    question_id: question.id,
    version_id,
    answer: given,
    state,
    points: String(points),
    max_points: maxPointsOf(question),
    parts,
  };
}

function resultOf(answers: readonly ReturnType<typeof answerOf>[], grading_scale: GradingScale) {
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  const { points, ...result } = attemptResult(
    {
      points: sum(answers.map((each) => Number(each.points))),
      max_points: sum(answers.map((each) => each.max_points)),
      waiting_count: answers.filter(({ state }) => state === 'waits').length,
    },
    { grading_scale, successful_points: null },
    false,
  );
  return { ...result, points: String(points) };
}
