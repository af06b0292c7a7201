// Writes the tests of the demo school with their questions.
import {
  correspondenceLinks,
  correspondences,
  questionAnswers,
  questionCriteria,
  selectInputItems,
  testQuestions,
} from '../../assessments/questions/question-tables.ts';
import {
  testCategories as categoryTable,
  testParts,
  tests,
  testTeachers,
} from '../../assessments/tables.ts';
import { entry, known, paired, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { company } from '../school.ts';
import { demoTests, testCategories, type DemoQuestion } from './tests.ts';

export async function insertTests(
  { transaction, companyId: company_id }: DemoTarget,
  teachers: readonly number[],
): Promise<void> {
  const made = since(company.created_at);
  const categories = paired(
    testCategories,
    await insertWithIds(
      transaction,
      categoryTable,
      testCategories.map((name) => ({ company_id, name, ...made })),
    ),
  );
  const ids = await insertWithIds(
    transaction,
    tests,
    demoTests.map(({ title, category, description, timer, attempts }, index) => ({
      company_id,
      title,
      description,
      status: 'active' as const,
      category_id: known(categories, category),
      grading_scale: 5 as const,
      timer,
      max_attempts: attempts,
      infinity_attempts: false,
      shuffle_questions: false,
      shuffle_answers: true,
      shown_result: 'answers' as const,
      is_free: false,
      author_id: teachers[index % teachers.length] ?? null,
      ...made,
    })),
  );
  const written = demoTests.map((test, index) => ({ ...test, test_id: entry(ids, index) }));
  await insert(
    transaction,
    testParts,
    written.flatMap(({ test_id, parts }) =>
      parts.map((title, index) => ({ company_id, test_id, part: index + 1, title })),
    ),
  );
  await insert(
    transaction,
    testTeachers,
    written.flatMap(({ test_id }, index) => {
      const user_id = teachers[(index + 1) % teachers.length];
      return user_id === undefined ? [] : [{ company_id, test_id, user_id }];
    }),
  );
  for (const { test_id, questions } of written) {
    for (const [index, question] of questions.entries()) {
      await insertQuestion({ transaction, companyId: company_id }, test_id, index + 1, question);
    }
  }
}

async function insertQuestion(
  { transaction, companyId: company_id }: DemoTarget,
  test_id: number,
  sort: number,
  { type, question, part = 1, points = 1, partial = false, solution, ...parts }: DemoQuestion,
): Promise<void> {
  const made = since(company.created_at);
  const [question_id = 0] = await insertWithIds(transaction, testQuestions, [
    {
      company_id,
      test_id,
      type,
      question,
      status: 'active',
      part,
      sort,
      max_points: points,
      partial,
      case_sensitive: false,
      max_attempts: 1,
      infinity_attempts: true,
      required: false,
      show_answer_note: true,
      correspondence_multi: false,
      criterion_type: 'points',
      criterion_points: 1,
      check_without_register: false,
      solution: solution ?? null,
      ...made,
    },
  ]);
  const own = { company_id, question_id };
  const answers = (rows: readonly Partial<typeof questionAnswers.$inferInsert>[]) =>
    insertWithIds(
      transaction,
      questionAnswers,
      rows.map((row, index) => ({
        ...own,
        value: '',
        correct: true,
        correct_position: null,
        tolerance: null,
        parent_answer_id: null,
        ...row,
        sort: row.sort ?? index + 1,
        ...made,
      })),
    );
  const { right = [], wrong = [], order = [], accepted = [], tolerance = null } = parts;
  const { blanks = [], options = [], pairs = [], spare = [], criteria = [] } = parts;

  const choices = [
    ...right.map((value) => ({ value, correct: true })),
    ...wrong.map((value) => ({ value, correct: false })),
  ];
  // Reversed, so that the right ones are not first.
  if (choices.length > 0) await answers(choices.toReversed());
  if (order.length > 0) {
    await answers(
      order.map((value, index) => ({ value, correct_position: index + 1 })).toReversed(),
    );
  }
  if (accepted.length > 0) await answers(accepted.map((value) => ({ value, tolerance })));
  if (blanks.length > 0) {
    const ids = await answers(blanks.map(() => ({})));
    await answers(
      blanks.flatMap((values, blank) =>
        values.map((value, index) => ({
          value,
          parent_answer_id: entry(ids, blank),
          sort: index + 1,
        })),
      ),
    );
  }
  if (options.length > 0) {
    const ids = await answers(options.map(() => ({})));
    await insert(
      transaction,
      selectInputItems,
      options.flatMap((values, blank) =>
        values.map((value, index) => ({
          ...own,
          answer_id: entry(ids, blank),
          value,
          correct: index === 0,
          sort: index + 1,
        })),
      ),
    );
  }
  if (pairs.length > 0) {
    const items = [
      ...pairs.map(([value]) => ({ value, is_main: true })),
      ...[...pairs.map(([, value]) => value), ...spare].map((value) => ({ value, is_main: false })),
    ];
    const ids = await insertWithIds(
      transaction,
      correspondences,
      items.map((item, index) => ({ ...own, ...item, sort: index + 1, ...made })),
    );
    await insert(
      transaction,
      correspondenceLinks,
      pairs.map((_, index) => ({
        ...own,
        main_id: entry(ids, index),
        dependent_id: entry(ids, pairs.length + index),
      })),
    );
  }
  await insert(
    transaction,
    questionCriteria,
    criteria.map((criterion, index) => ({ ...own, ...criterion, sort: index + 1, ...made })),
  );
}
