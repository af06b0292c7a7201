// Item analysis: the difficulty and discrimination of each question of a test, and its most frequent answers.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { questionTypes } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { isCounted } from '../attempts/counting.ts';
import { shownContent } from '../attempts/attempt-questions.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';

/** Only the newest attempts are counted, which bounds the cost for tests that are taken often. */
const maxAttempts = 10_000;

/** Most frequent typed answers per question. */
const maxTyped = 10;

const share = z.number().nullable();

const givenAnswer = z
  .object({
    answer_id: z.int().nullable().describe('For a choice; null for a typed answer.'),
    value: z.string().describe('Rich text of a choice, or a typed answer in lower case.'),
    count: z.int().describe('Number of times it was given.'),
    correct: z.boolean().nullable().describe('Null for a typed answer: see the points.'),
    mean_share: share.describe(
      'Mean share of the maximum points of those who gave it, from 0 to 1.',
    ),
  })
  .meta({ id: 'GivenAnswerCount', description: 'An answer to a question and its frequency.' });

const questionStatistics = z
  .object({
    question_id: z.int(),
    type: z.enum(questionTypes),
    question: z.string().describe('Rich text, as last asked.'),
    topic_id: z.int().nullable(),
    topic: z.string().nullable().describe('Name of its topic.'),
    max_points: z.int(),
    asked_count: z.int().describe('Number of attempts that included it.'),
    right_count: z.int(),
    partly_count: z.int(),
    wrong_count: z.int(),
    not_given_count: z.int(),
    waits_count: z.int(),
    difficulty: share.describe(
      'Mean share of its maximum points over scored answers, from 0 to 1.',
    ),
    discrimination: share.describe(
      'Correlation of its points with those of all other questions, from -1 to 1; null if either never varies.',
    ),
    given: z.array(givenAnswer).describe('All choices, or the ten most frequent typed answers.'),
  })
  .meta({ id: 'QuestionStatistics', description: 'The statistics of a question.' });

export const testStatistics = z
  .object({
    attempts_count: z.int().describe('Number of counted attempts.'),
    is_cut: z.boolean().describe(`Whether only the newest ${maxAttempts} attempts are counted.`),
    learners_count: z.int(),
    mean_share: share.describe('Mean share of the maximum points over fully scored attempts.'),
    passed_share: share.describe('Share of the fully scored attempts that are passed.'),
    median_minutes: z.number().nullable().describe('Median duration from beginning to finish.'),
    shares: z
      .array(z.int())
      .describe(
        'Number of attempts by share of the maximum points, in ten steps: under 10 percent, …, 90 and more.',
      ),
    questions: z.array(questionStatistics).describe('In the order of the test.'),
  })
  .meta({ id: 'TestStatistics', description: 'The statistics of a test.' });

export type TestStatistics = z.infer<typeof testStatistics>;

/** Analyses all counted attempts at a test, or those that match a condition. */
export async function analyse(
  transaction: Transaction,
  companyId: number,
  testId: number,
  where: SQL,
): Promise<TestStatistics> {
  const counted = countedAttempts(companyId, testId, where);
  const [whole] = await rowsOf<Omit<TestStatistics, 'questions'>>(
    transaction,
    sql`with counted as ${counted}, judged as (select * from counted where mark is not null and max_points > 0)
      select (select count(*)::integer from counted) as attempts_count,
        exists (select 1 ${attemptsThatCount(companyId, testId, where)} offset ${maxAttempts} limit 1) as is_cut,
        (select count(distinct user_id)::integer from counted) as learners_count,
        (select avg(points / max_points)::double precision from judged) as mean_share,
        (select avg(is_passed::integer)::double precision from judged) as passed_share,
        (select percentile_cont(0.5) within group (order by extract(epoch from finished_at - began_at) / 60) from counted)::double precision as median_minutes,
        array(select count(judged.mark)::integer from generate_series(0, 9) step
          left join judged on least(floor(judged.points * 10 / judged.max_points), 9) = step group by step order by step) as shares`,
  );
  if (whole === undefined) throw new Error('the aggregate query returned no row');
  return { ...whole, questions: await questionsOf(transaction, companyId, counted) };
}

/** A subquery of the newest counted attempts at a test that match a condition. */
export const countedAttempts = (companyId: number, testId: number, where: SQL): SQL =>
  sql`(select id, user_id, points, max_points, mark, is_passed, began_at, finished_at
    ${attemptsThatCount(companyId, testId, where)} limit ${maxAttempts})`;

const attemptsThatCount = (
  companyId: number,
  testId: number,
  where: SQL,
): SQL => sql`from test_attempts
  where company_id = ${companyId} and test_id = ${testId} and ${isCounted('test_attempts')} and ${where}
  order by began_at desc, id desc`;

type Question = TestStatistics['questions'][number];

interface FoundQuestion extends Omit<Question, 'type' | 'question' | 'given'> {
  content: AttemptQuestionContent;
}

async function questionsOf(
  transaction: Transaction,
  companyId: number,
  counted: SQL,
): Promise<Question[]> {
  const found = await rowsOf<FoundQuestion>(
    transaction,
    sql`with counted as ${counted}, answered as (
        select item.question_id, item.version_id, item.state, item.points, item.max_points, counted.points - item.points as others
        from counted join test_attempt_questions item on item.company_id = ${companyId} and item.attempt_id = counted.id
      ), grouped as (
        select question_id, max(version_id) as version_id, count(*)::integer as asked_count,
          ${countOf('right')}, ${countOf('partly')}, ${countOf('wrong')}, ${countOf('not_given')}, ${countOf('waits')},
          (avg(points / nullif(max_points, 0)) filter (where state <> 'waits'))::double precision as difficulty,
          corr(points::double precision, others::double precision) filter (where state <> 'waits') as discrimination
        from answered group by question_id
      )
      select ${shown}, ${shownContent} as content, (version.content ->> 'max_points')::integer as max_points, topic.id as topic_id, topic.name as topic
      from grouped
        join test_question_versions version on version.company_id = ${companyId} and version.id = grouped.version_id
        left join test_questions question on question.company_id = ${companyId} and question.id = grouped.question_id
        left join topics topic on topic.company_id = ${companyId} and topic.id = question.topic_id
      order by question.part, question.sort, grouped.question_id`,
  );
  const choices = await choicesOf(transaction, companyId, counted);
  const typed = await typedOf(transaction, companyId, counted, found);
  return found.map((each) => questionOf(each, choices, typed));
}

const questionOf = (
  { content, ...counts }: FoundQuestion,
  choices: ReadonlyMap<number, Counted>,
  typed: ReadonlyMap<number, Question['given']>,
): Question => ({
  ...counts,
  type: content.type,
  question: content.question,
  given: isChosen(content)
    ? content.answers.map(({ id, value, correct }) => ({
        answer_id: id,
        value,
        correct,
        ...(choices.get(id) ?? { count: 0, mean_share: null }),
      }))
    : (typed.get(content.id) ?? []),
});

/** The columns of the grouped rows that the response contains. */
const shown = sql`grouped.question_id, asked_count, right_count, partly_count, wrong_count, not_given_count, waits_count, difficulty, discrimination`;

const countOf = (state: 'right' | 'partly' | 'wrong' | 'not_given' | 'waits') =>
  sql`(count(*) filter (where state = ${state}))::integer as ${sql.identifier(`${state}_count`)}`;

const isChosen = ({ type }: AttemptQuestionContent) => type === 'radio' || type === 'checkbox';

const isTyped = ({ type }: AttemptQuestionContent) => type === 'input' || type === 'numeric_input';

interface Counted {
  count: number;
  mean_share: number | null;
}

/** Counts of choices by answer id. */
async function choicesOf(
  transaction: Transaction,
  companyId: number,
  counted: SQL,
): Promise<Map<number, Counted>> {
  const rows = await rowsOf<Counted & { answer_id: number }>(
    transaction,
    sql`with counted as ${counted}
      select ticked.id::integer as answer_id, count(*)::integer as count,
        avg(item.points / nullif(item.max_points, 0))::double precision as mean_share
      from counted join test_attempt_questions item on item.company_id = ${companyId} and item.attempt_id = counted.id
        cross join lateral jsonb_array_elements_text(coalesce(item.answer -> 'answers_id', '[]'::jsonb)) as ticked (id)
      group by ticked.id`,
  );
  return new Map(rows.map(({ answer_id, ...each }) => [answer_id, each]));
}

/** The most frequent typed answers by question id. */
async function typedOf(
  transaction: Transaction,
  companyId: number,
  counted: SQL,
  found: readonly FoundQuestion[],
): Promise<Map<number, Question['given']>> {
  const ids = found
    .map(({ content }) => content)
    .filter(isTyped)
    .map(({ id }) => id);
  const rows = await rowsOf<Counted & { question_id: number; value: string }>(
    transaction,
    sql`with counted as ${counted}, typed as (
        select item.question_id, lower(btrim(item.answer ->> 'text')) as value, count(*)::integer as count,
          avg(item.points / nullif(item.max_points, 0))::double precision as mean_share
        from counted join test_attempt_questions item on item.company_id = ${companyId} and item.attempt_id = counted.id
        where item.question_id = any(${idArray(ids)}) and item.answer ->> 'text' is not null
        group by 1, 2
      ), ranked as (
        select *, row_number() over (partition by question_id order by count desc, value) as place from typed
      )
      select question_id, value, count, mean_share from ranked where place <= ${maxTyped} order by question_id, place`,
  );
  const typed = new Map<number, Question['given']>();
  for (const { question_id, ...each } of rows) {
    const given = typed.get(question_id) ?? [];
    typed.set(question_id, [...given, { answer_id: null, correct: null, ...each }]);
  }
  return typed;
}
