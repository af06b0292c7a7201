// The content of a generated question, which belongs to no test yet and has the form of a question document; ids are
// local to the question.
import { z } from 'zod';
import {
  hasRichAnswers,
  criterionTypes,
  areAnswersCompatible,
  questionParts,
  questionTypes,
  type Question,
  type QuestionType,
} from '@kafedra/common/assessments';
import { invalid } from '../kit/http/errors.ts';
import {
  blanksWithAnswers,
  blanksWithItems,
  answersOf,
  defaultQuestion,
  defaultSettings,
  type TestQuestion,
  withoutUnknownFiles,
  normalQuestion,
} from '../assessments/document/index.ts';
import { sanitizeRichText, changedQuestion, type SentAnswer } from '../assessments/index.ts';

const shape = {
  type: z.enum(questionTypes),
  question: z.string().describe('Rich text; blanks are marked as [[1]], [[2]].'),
  max_points: z.int(),
  partial: z.boolean(),
  penalty_percentage: z.int().nullable(),
  case_sensitive: z.boolean(),
  correspondence_multi: z.boolean(),
  criterion_type: z.enum(criterionTypes),
  solution: z.string().nullable().describe('Rich text.'),
  answers: z.array(
    z
      .object({
        id: z.int(),
        value: z.string().describe('Rich text for choices and items, plain text for all others.'),
        comment: z.string().nullable(),
        correct: z.boolean(),
        correct_position: z.int().nullable(),
        sort: z.int(),
        parent_answer_id: z.int().nullable(),
        tolerance: z.string().nullable(),
      })
      .meta({
        id: 'ContentAnswer',
        description: 'A choice, an item, a blank or an accepted answer.',
      }),
  ),
  correspondences: z.array(
    z
      .object({ id: z.int(), is_main: z.boolean(), value: z.string(), sort: z.int() })
      .meta({ id: 'ContentCorrespondence', description: 'An item to match.' }),
  ),
  correspondence_links: z.array(
    z
      .object({ main_id: z.int(), dependent_id: z.int() })
      .meta({ id: 'ContentLink', description: 'A right pair.' }),
  ),
  select_input_items: z.array(
    z
      .object({
        id: z.int(),
        answer_id: z.int(),
        value: z.string(),
        correct: z.boolean(),
        sort: z.int(),
      })
      .meta({ id: 'ContentItem', description: 'An option of a blank.' }),
  ),
  question_criteria_by_sort: z.array(
    z
      .object({
        id: z.int(),
        name: z.string(),
        description: z.string().nullable(),
        max_points: z.int(),
        sort: z.int(),
      })
      .meta({
        id: 'ContentCriterion',
        description: 'A criterion that a teacher gives points for.',
      }),
  ),
};

export const contentSchema = z.object(shape).meta({
  id: 'QuestionContent',
  description: 'A question that belongs to no test. Ids are local to it.',
});

export type QuestionContent = Question & Pick<TestQuestion, 'solution'>;

/** Removes references to files: a generated address would point to another user's upload. */
export function contentOf(question: TestQuestion): QuestionContent {
  const [own = question] = withoutUnknownFiles({
    ...defaultSettings,
    questions: [question],
    files: [],
  }).questions;
  const whole = normalQuestion(own);
  return {
    type: whole.type,
    question: whole.question,
    max_points: whole.max_points,
    partial: whole.partial,
    penalty_percentage: whole.penalty_percentage,
    case_sensitive: whole.case_sensitive,
    correspondence_multi: whole.correspondence_multi,
    criterion_type: whole.criterion_type,
    solution: whole.solution,
    answers: whole.answers,
    correspondences: whole.correspondences,
    correspondence_links: whole.correspondence_links,
    select_input_items: whole.select_input_items,
    question_criteria_by_sort: whole.question_criteria_by_sort,
  };
}

export const questionWith = (content: QuestionContent): TestQuestion => ({
  ...defaultQuestion,
  ...content,
});

/** Takes the same input as updating a question of a test, except that ids of parts are ignored. */
export const changedContent = changedQuestion
  .pick({
    type: true,
    question: true,
    max_points: true,
    partial: true,
    penalty_percentage: true,
    case_sensitive: true,
    correspondence_multi: true,
    criterion_type: true,
    solution: true,
    answers: true,
    correspondences: true,
    correspondence_links: true,
    question_criteria: true,
  })
  .describe(
    'Omitted fields remain unchanged; items that a sent list does not contain are deleted.',
  );

type SentContent = z.output<typeof changedContent>;

/** Throws 422 at the invalid field. */
export function applyChanges(content: QuestionContent, sent: SentContent): QuestionContent {
  const { answers, correspondences, correspondence_links, question_criteria, ...said } = sent;
  const type = sent.type ?? content.type;
  const items =
    correspondences?.map(({ is_main, value }, index) => ({
      id: index + 1,
      is_main,
      value: sanitizeRichText(value),
      sort: index + 1,
    })) ?? content.correspondences;
  return contentOf({
    ...questionWith(content),
    ...definedOf(said),
    ...(!areAnswersCompatible(content.type, type) && { answers: [], select_input_items: [] }),
    ...(answers && answersSent(type, answers)),
    correspondences: items,
    ...(correspondence_links && {
      correspondence_links: correspondence_links.map(({ main, dependent }) => {
        const [one, other] = [items[main], items[dependent]];
        if (one === undefined || other === undefined) {
          throw invalid('correspondence_links', 'Пары из того, чего в вопросе нет', 'not_found');
        }
        return { main_id: one.id, dependent_id: other.id };
      }),
    }),
    ...(question_criteria && {
      question_criteria_by_sort: question_criteria.map(
        ({ name, description = null, max_points }, index) => ({
          id: index + 1,
          name,
          description,
          max_points,
          sort: index + 1,
        }),
      ),
    }),
  });
}

/** Removes undefined fields. */
const definedOf = <Sent extends object>(sent: Sent) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

function answersSent(
  type: QuestionType,
  sent: readonly SentAnswer[],
): Pick<Question, 'answers'> & Partial<Pick<Question, 'select_input_items'>> {
  const kind = questionParts[type].answers;
  const marks = sent.map(({ sort }) => sort);
  const marked = (answers: Question['answers']) =>
    answers.map((answer, index) =>
      answer.parent_answer_id === null ? { ...answer, sort: marks[index] ?? answer.sort } : answer,
    );
  if (kind === 'blanks') {
    const blanks = sent.map(({ value, answers = [] }) => ({
      value: value.trim(),
      answers: answers.map((each) => each.value.trim()),
    }));
    return { answers: marked(blanksWithAnswers(blanks)), select_input_items: [] };
  }
  if (kind === 'options') {
    const filled = blanksWithItems(
      sent.map(({ select_input_items: items = [] }) =>
        items.map(({ value, correct = false }) => ({ value, correct })),
      ),
    );
    return { ...filled, answers: marked(filled.answers) };
  }
  return {
    answers: answersOf(
      sent.map(
        ({ value, comment = null, correct = false, correct_position, tolerance }, index) => ({
          value: hasRichAnswers(kind) ? sanitizeRichText(value) : value.trim(),
          comment,
          correct,
          correct_position: correct_position ?? index + 1,
          tolerance: tolerance ?? null,
        }),
      ),
    ),
    select_input_items: [],
  };
}
