// Translates the parts of a question to REST, for questions of tests and for generated drafts.
import type {
  CorrespondenceInput,
  QuestionAnswerInput,
  QuestionCriterionInput,
} from '../../__generated__/resolvers.ts';
import { inputId, omitNull, type Translation } from '../../kit/mutations/translations.ts';

const gone = 'Того, что изменяется, в вопросе уже нет: обновите страницу';

/** The REST id of an existing part; omitted for a new one. */
const partId = (companyId: number, type: string, id: string | null | undefined, field: string) =>
  id == null ? {} : { id: inputId(companyId, type, id, field, gone) };

const answers: Translation<readonly QuestionAnswerInput[]> = {
  names: ['answers'],
  body: (given, companyId, field) => ({
    answers: given.map(
      ({ id, correctPosition, selectInputItems, answers: accepted, ...answer }) => ({
        ...answer,
        ...partId(companyId, 'QuestionAnswer', id, field),
        ...(correctPosition !== undefined && { correct_position: correctPosition }),
        ...(accepted && {
          answers: accepted.map(({ id: variant, value }) => ({
            ...partId(companyId, 'QuestionAnswer', variant, field),
            value,
          })),
        }),
        ...(selectInputItems && {
          select_input_items: selectInputItems.map(({ id: item, value, correct }) => ({
            ...partId(companyId, 'SelectInputItem', item, field),
            value,
            correct: correct ?? false,
          })),
        }),
      }),
    ),
  }),
};

const correspondences: Translation<readonly CorrespondenceInput[]> = {
  names: ['correspondences'],
  body: (given, companyId, field) => ({
    correspondences: given.map(({ id, isMain, value }) => ({
      ...partId(companyId, 'Correspondence', id, field),
      is_main: isMain,
      value,
    })),
  }),
};

const questionCriteria: Translation<readonly QuestionCriterionInput[]> = {
  names: ['question_criteria'],
  body: (given, companyId, field) => ({
    question_criteria: given.map(({ id, name, description, maxPoints }) => ({
      ...partId(companyId, 'QuestionCriterion', id, field),
      name,
      description,
      max_points: maxPoints,
    })),
  }),
};

export const writtenParts = {
  answers: omitNull(answers),
  correspondences: omitNull(correspondences),
  questionCriteria: omitNull(questionCriteria),
};
