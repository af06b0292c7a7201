// Converts the content of a generated question between GraphQL and the question form.
import { graphql, readInlineData } from 'react-relay';
import { numberText } from '../ui/index.ts';
import { questionInput, readValues, type QuestionValues } from '../assessments/lazy.ts';
import type {
  contentValues_content$data,
  contentValues_content$key,
} from '../__generated__/contentValues_content.graphql.ts';

export function contentValues(key: contentValues_content$key): QuestionValues {
  const content = readInlineData<contentValues_content$key>(
    graphql`
      fragment contentValues_content on QuestionContent @inline {
        type
        question
        maxPoints
        partial
        penaltyPercentage
        caseSensitive
        correspondenceMulti
        criterionType
        solution
        answers {
          number
          value
          comment
          correct
          sort
          parentNumber
          tolerance
        }
        selectInputItems {
          answerNumber
          value
          correct
        }
        correspondences {
          number
          isMain
          value
        }
        correspondenceLinks {
          mainNumber
          dependentNumber
        }
        criteria {
          name
          description
          maxPoints
        }
      }
    `,
    key,
  );
  return {
    ...readValues(null),
    type: content.type,
    question: content.question,
    maxPoints: numberText(content.maxPoints),
    partial: content.partial,
    penaltyPercentage: numberText(content.penaltyPercentage),
    caseSensitive: content.caseSensitive,
    correspondenceMulti: content.correspondenceMulti,
    criterionType: content.criterionType,
    solution: content.solution ?? '',
    answers: answersOf(content),
    matching: matchingOf(content),
    criteria: content.criteria.map(({ name, description, maxPoints }) => ({
      id: null,
      name,
      description: description ?? '',
      maxPoints: String(maxPoints),
    })),
  };
}

function answersOf({
  answers,
  selectInputItems,
}: contentValues_content$data): QuestionValues['answers'] {
  return answers
    .filter(({ parentNumber }) => parentNumber === null)
    .map(({ number, value, comment, correct, sort, tolerance }) => ({
      id: null,
      value,
      comment: comment ?? '',
      correct,
      tolerance: (tolerance ?? '').replace('.', ','),
      sort,
      variants: answers
        .filter(({ parentNumber }) => parentNumber === number)
        .map((variant) => ({ id: null, value: variant.value })),
      items: selectInputItems
        .filter(({ answerNumber }) => answerNumber === number)
        .map((item) => ({ id: null, value: item.value, correct: item.correct })),
    }));
}

function matchingOf({
  correspondences,
  correspondenceLinks,
}: contentValues_content$data): QuestionValues['matching'] {
  const placeOf = (id: number) => correspondences.findIndex(({ number }) => number === id);
  return {
    items: correspondences.map(({ isMain, value }) => ({ id: null, isMain, value })),
    links: correspondenceLinks.map(
      ({ mainNumber, dependentNumber }) => [placeOf(mainNumber), placeOf(dependentNumber)] as const,
    ),
  };
}

/** Converts the values to the mutation input of a question outside a test. */
export function contentInput(values: QuestionValues) {
  const input = questionInput(values);
  return {
    type: input.type,
    question: input.question,
    maxPoints: input.maxPoints,
    partial: input.partial,
    penaltyPercentage: input.penaltyPercentage,
    caseSensitive: input.caseSensitive,
    correspondenceMulti: input.correspondenceMulti,
    criterionType: input.criterionType,
    solution: input.solution,
    ...('answers' in input && { answers: input.answers }),
    ...('correspondences' in input && {
      correspondences: input.correspondences,
      correspondenceLinks: input.correspondenceLinks,
    }),
    ...('questionCriteria' in input && { questionCriteria: input.questionCriteria }),
  };
}
