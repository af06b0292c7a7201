// The sort dialog of a subject's question numbers.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { QuestionNumberSortModal_subject$data } from '../../__generated__/QuestionNumberSortModal_subject.graphql.ts';
import type { SortExamQuestionNumbersInput } from '../../__generated__/QuestionNumberSortModalMutation.graphql.ts';

export const QuestionNumberSortModal = sortModal({
  title: 'Порядок номеров',
  label: 'Номера заданий',
  note: 'В этом порядке номера стоят в предмете.',
  connection: ({ questionNumbers }: QuestionNumberSortModal_subject$data) => questionNumbers,
  labelOf: ({ name }) => name,
  query: graphql`
    query QuestionNumberSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...QuestionNumberSortModal_subject @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment QuestionNumberSortModal_subject on ExamSubject
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "QuestionNumberSortModalPaginationQuery")
    @throwOnFieldError {
      questionNumbers(first: $count, after: $cursor)
        @connection(key: "QuestionNumberSortModal_questionNumbers", filters: []) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `,
  mutation: graphql`
    mutation QuestionNumberSortModalMutation($input: SortExamQuestionNumbersInput!) {
      sortExamQuestionNumbers(input: $input) {
        examQuestionNumbers {
          id
        }
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, examQuestionNumberIds): SortExamQuestionNumbersInput => ({
    companyId,
    examQuestionNumberIds,
  }),
});
