// The sort dialog of subjects; lists and selects use this order.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { SubjectOrderModal_company$key } from '../../__generated__/SubjectOrderModal_company.graphql.ts';
import type { SubjectOrderModalMutation } from '../../__generated__/SubjectOrderModalMutation.graphql.ts';
import type { SubjectOrderModalPaginationQuery } from '../../__generated__/SubjectOrderModalPaginationQuery.graphql.ts';
import type { SubjectOrderModalQuery } from '../../__generated__/SubjectOrderModalQuery.graphql.ts';

export function SubjectOrderModal({
  companyId,
  onDone,
}: {
  companyId: string;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<SubjectOrderModalQuery>(
    graphql`
      query SubjectOrderModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...SubjectOrderModal_company @alias(as: "company")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок предметов" size="narrow">
      {node?.company && <Order companyId={companyId} company={node.company} onDone={onDone} />}
    </Modal>
  );
}

function Order({
  companyId,
  company,
  onDone,
}: {
  companyId: string;
  company: SubjectOrderModal_company$key;
  onDone: () => void;
}) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<SubjectOrderModalPaginationQuery, SubjectOrderModal_company$key>(
      graphql`
        fragment SubjectOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "SubjectOrderModalPaginationQuery")
        @throwOnFieldError {
          subjects(first: $count, after: $cursor)
            @connection(key: "SubjectOrderModal_subjects", filters: []) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      company,
    ),
  );
  const [sort] = useMutation<SubjectOrderModalMutation>(graphql`
    mutation SubjectOrderModalMutation($input: SortSubjectsInput!) {
      sortSubjects(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Предметы"
      note="В этом порядке предметы стоят в списке и в выборе."
      items={data.subjects.edges.map(({ node: { id, name } }) => ({ id, name }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(subjectIds) =>
        sort({
          variables: { input: { companyId, subjectIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
