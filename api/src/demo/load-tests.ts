// Writes the tests of the demo school with their questions.
import { questionAnswers, testQuestions } from '../tests/questions/question-tables.ts';
import { tests } from '../tests/tables.ts';
import { entry, since } from './ids.ts';
import { insert, insertWithIds } from './insert.ts';
import type { Place } from './load.ts';
import { company } from './school.ts';
import { demoTests, openQuestion } from './tests.ts';

export async function insertTests(
  { transaction, companyId: company_id }: Place,
  teachers: readonly number[],
): Promise<void> {
  const created = since(company.created_at);
  const ids = await insertWithIds(
    transaction,
    tests,
    demoTests.map(({ title }, index) => ({
      company_id,
      title,
      status: 'active',
      author_id: teachers[index % teachers.length] ?? null,
      ...created,
    })),
  );
  const inTest = (index: number) => ({
    company_id,
    test_id: entry(ids, index),
    status: 'active' as const,
    ...created,
  });
  const questions = await insertWithIds(
    transaction,
    testQuestions,
    demoTests.map(({ question, solution }, index) => ({
      ...inTest(index),
      type: 'radio',
      question: `<p>${question}</p>`,
      solution: `<p>${solution}</p>`,
      sort: 1,
    })),
  );
  await insert(
    transaction,
    testQuestions,
    demoTests.map((_, index) => ({
      ...inTest(index),
      type: 'textarea',
      question: `<p>${openQuestion}</p>`,
      max_points: 5,
      sort: 2,
    })),
  );
  await insert(
    transaction,
    questionAnswers,
    demoTests.flatMap(({ choices }, index) =>
      choices.map((choice, place) => ({
        company_id,
        question_id: entry(questions, index),
        value: `<p>${choice}</p>`,
        correct: place === 0,
        // The right one is not always the first.
        sort: ((place + index) % choices.length) + 1,
        ...created,
      })),
    ),
  );
}
