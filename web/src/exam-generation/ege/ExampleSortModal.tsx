// The sort dialog of a number's examples: the first ones are sent to the AI first.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import { exampleName } from './exampleName.ts';
import type { ExampleSortModal_number$data } from '../../__generated__/ExampleSortModal_number.graphql.ts';
import type { SortExamExamplesInput } from '../../__generated__/ExampleSortModalMutation.graphql.ts';

export const ExampleSortModal = sortModal({
  title: 'Порядок примеров',
  label: 'Примеры',
  note: 'Первые примеры — самые важные: их видит ИИ, когда все не помещаются.',
  connection: ({ examples }: ExampleSortModal_number$data) => examples,
  labelOf: ({ text }) => exampleName(text),
  query: graphql`
    query ExampleSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...ExampleSortModal_number @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment ExampleSortModal_number on ExamQuestionNumber
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "ExampleSortModalPaginationQuery")
    @throwOnFieldError {
      examples(first: $count, after: $cursor)
        @connection(key: "ExampleSortModal_examples", filters: []) {
        edges {
          node {
            id
            text
          }
        }
      }
    }
  `,
  mutation: graphql`
    mutation ExampleSortModalMutation($input: SortExamExamplesInput!) {
      sortExamExamples(input: $input) {
        examExamples {
          id
        }
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, examExampleIds): SortExamExamplesInput => ({ companyId, examExampleIds }),
});
