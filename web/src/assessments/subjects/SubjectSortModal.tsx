// The sort dialog of subjects; lists and selects use this order.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { SubjectSortModal_company$data } from '../../__generated__/SubjectSortModal_company.graphql.ts';
import type { SortSubjectsInput } from '../../__generated__/SubjectSortModalMutation.graphql.ts';

export const SubjectSortModal = sortModal({
  title: 'Порядок предметов',
  label: 'Предметы',
  note: 'В этом порядке предметы стоят в списке и в выборе.',
  connection: ({ subjects }: SubjectSortModal_company$data) => subjects,
  labelOf: ({ name }) => name,
  query: graphql`
    query SubjectSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...SubjectSortModal_company @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment SubjectSortModal_company on Company
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "SubjectSortModalPaginationQuery")
    @throwOnFieldError {
      subjects(first: $count, after: $cursor)
        @connection(key: "SubjectSortModal_subjects", filters: []) {
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
    mutation SubjectSortModalMutation($input: SortSubjectsInput!) {
      sortSubjects(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, subjectIds): SortSubjectsInput => ({ companyId, subjectIds }),
});
