// The test that a stress test takes: ten questions of different kinds in a company that nobody sees, and how a learner
// answers each of them.
import type { GivenAnswer, QuestionType } from '@kafedra/common/assessments';
import { openPassingCompany } from '../../company/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { ShownAttemptQuestion } from '../attempts/attempt-shapes.ts';
import { exampleTest } from '../document/examples.ts';
import { tests } from '../tables.ts';
import { addQuestions } from '../document/write-test.ts';

/** After which all of it goes though the process that made it has died. What is tried takes one, and then it is read back. */
const minutes = 5;

/** That need files or a teacher alone. */
const unanswerable: readonly QuestionType[] = ['audio_input', 'assessment_by_criterion'];

/** Answers the id of its company. */
export async function makeOwnTest(transaction: Transaction): Promise<number> {
  const name = 'Проверка нагрузки';
  const companyId = await openPassingCompany(transaction, { name, minutes });
  const [test] = await transaction
    .insert(tests)
    .values({ company_id: companyId, title: name, status: 'active', is_free: true })
    .returning({ id: tests.id });
  if (test === undefined) throw new Error('the test was not made');
  const questions = exampleTest.questions
    .filter(({ type }) => !unanswerable.includes(type))
    // Tries are counted then, so that it shows when an answer counts twice.
    .map((question) => ({ ...question, infinity_attempts: false, max_attempts: 2 }));
  await addQuestions(transaction, { companyId }, test.id, questions, {
    topicOf: () => null,
    fileOf: () => undefined,
  });
  return companyId;
}

/** By the ids of the attempt. */
export function answerTo(question: ShownAttemptQuestion): GivenAnswer {
  const { type, answers, correspondences, select_input_items: items } = question;
  const ids = answers.map(({ id }) => id);
  switch (type) {
    case 'radio':
    case 'checkbox':
      return { answers_id: ids.slice(0, 1) };
    case 'sort':
      return { answers_id: ids };
    case 'multi_input':
    case 'text_input':
      return { texts: ids.map((answer_id) => ({ answer_id, text: 'Волга' })) };
    case 'select_input':
      return {
        items: ids.flatMap((answer_id) =>
          items
            .filter((item) => item.answer_id === answer_id)
            .slice(0, 1)
            .map(({ id }) => ({ answer_id, item_id: id })),
        ),
      };
    case 'correspondence': {
      const [mains, dependents] = [true, false].map((main) =>
        correspondences.filter(({ is_main }) => is_main === main),
      );
      return {
        links: (mains ?? []).flatMap(({ id: main_id }, index) => {
          const dependent = dependents?.[index];
          return dependent === undefined ? [] : [{ main_id, dependent_id: dependent.id }];
        }),
      };
    }
    case 'numeric_input':
      return { text: '3.14' };
    default:
      return { text: 'Рассказ о прочитанной книге, в нескольких словах.' };
  }
}
