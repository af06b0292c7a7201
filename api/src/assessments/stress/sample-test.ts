// Creates the sample test of a stress test, with ten questions of different kinds in a hidden company, and answers to
// them.
import type { LearnerAnswer, QuestionType } from '@kafedra/common/assessments';
import { createTemporaryCompany } from '../../company/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { ShownAttemptQuestion } from '../attempts/attempt-shapes.ts';
import { exampleTest } from '../document/examples.ts';
import { tests } from '../tables.ts';
import { addQuestions } from '../document/write-test.ts';

/**
 * The company expires after this time even if the process dies. A stress test takes one minute and then verifies the
 * answers.
 */
const minutes = 5;

/** Kinds that need uploaded files or a teacher. */
const unanswerable: readonly QuestionType[] = ['audio_input', 'assessment_by_criterion'];

/** Returns the id of the company. */
export async function createSampleTest(transaction: Transaction): Promise<number> {
  const name = 'Проверка нагрузки';
  const companyId = await createTemporaryCompany(transaction, { name, minutes });
  const [test] = await transaction
    .insert(tests)
    .values({ company_id: companyId, title: name, status: 'active', is_free: true })
    .returning({ id: tests.id });
  if (test === undefined) throw new Error('the sample test was not inserted');
  const questions = exampleTest.questions
    .filter(({ type }) => !unanswerable.includes(type))
    // Limited tries are counted, so an answer that was processed twice is detected.
    .map((question) => ({ ...question, infinity_attempts: false, max_attempts: 2 }));
  await addQuestions(transaction, { companyId }, test.id, questions, {
    topicOf: () => null,
    fileOf: () => undefined,
  });
  return companyId;
}

/** Uses the ids within the attempt. */
export function answerTo(question: ShownAttemptQuestion): LearnerAnswer {
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
