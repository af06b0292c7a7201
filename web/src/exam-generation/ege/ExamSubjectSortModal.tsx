// The sort dialog of exam subjects.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { ExamSubjectSortModal_company$data } from '../../__generated__/ExamSubjectSortModal_company.graphql.ts';
import type { SortExamSubjectsInput } from '../../__generated__/ExamSubjectSortModalMutation.graphql.ts';

export const ExamSubjectSortModal = sortModal({
  title: 'Порядок предметов',
  label: 'Предметы',
  note: 'В этом порядке предметы стоят в списке и предлагаются при создании заданий.',
  connection: ({ examSubjects }: ExamSubjectSortModal_company$data) => examSubjects,
  labelOf: ({ name }) => name,
  query: graphql`
    query ExamSubjectSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...ExamSubjectSortModal_company @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment ExamSubjectSortModal_company on Company
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "ExamSubjectSortModalPaginationQuery")
    @throwOnFieldError {
      examSubjects(first: $count, after: $cursor)
        @connection(key: "ExamSubjectSortModal_examSubjects", filters: []) {
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
    mutation ExamSubjectSortModalMutation($input: SortExamSubjectsInput!) {
      sortExamSubjects(input: $input) {
        examSubjects {
          id
        }
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, examSubjectIds): SortExamSubjectsInput => ({ companyId, examSubjectIds }),
});
