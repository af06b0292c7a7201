// The order of subjects.
import { graphql, usePaginationFragment } from 'react-relay';
import { OrderForm } from '../../kit/list/OrderForm.tsx';
import { useWhole } from '../../kit/list/useWhole.ts';
import { useLazyQuery } from '../../kit/useLazyQuery.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { staleLists } from '../../kit/useSave.ts';
import { Modal } from '../../ui/index.ts';
import type { SubjectOrderModalMutation } from '../../__generated__/SubjectOrderModalMutation.graphql.ts';
import type { SubjectOrderModal_company$key } from '../../__generated__/SubjectOrderModal_company.graphql.ts';
import type { SubjectOrderModalPaginationQuery } from '../../__generated__/SubjectOrderModalPaginationQuery.graphql.ts';
import type { SubjectOrderModalQuery } from '../../__generated__/SubjectOrderModalQuery.graphql.ts';

interface Props {
  companyId: string;
  onDone: () => void;
}

export function SubjectOrderModal(props: Props) {
  const { node } = useLazyQuery<SubjectOrderModalQuery>(
    graphql`
      query SubjectOrderModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Company {
            ...SubjectOrderModal_company @alias(as: "company")
          }
        }
      }
    `,
    { id: props.companyId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок предметов" size="narrow">
      {node?.company && <Order {...props} company={node.company} />}
    </Modal>
  );
}

function Order({ companyId, company, onDone }: Props & { company: SubjectOrderModal_company$key }) {
  const { data, isWhole } = useWhole(
    usePaginationFragment<SubjectOrderModalPaginationQuery, SubjectOrderModal_company$key>(
      graphql`
        fragment SubjectOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "SubjectOrderModalPaginationQuery")
        @throwOnFieldError {
          examSubjects(first: $count, after: $cursor)
            @connection(key: "SubjectOrderModal_examSubjects", filters: []) {
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
    mutation SubjectOrderModalMutation($input: SortExamSubjectsInput!) {
      sortExamSubjects(input: $input) {
        examSubjects {
          id
        }
        userErrors {
          message
        }
      }
    }
  `);
  return (
    <OrderForm
      label="Предметы"
      note="В этом порядке предметы стоят в списке и предлагаются при создании заданий."
      items={data.examSubjects.edges.map(({ node: { id, name } }) => ({ id, name }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(examSubjectIds) =>
        sort({
          variables: { input: { companyId, examSubjectIds } },
          updater: staleLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
