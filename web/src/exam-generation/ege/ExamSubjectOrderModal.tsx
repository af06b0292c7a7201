// The sort dialog of exam subjects.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { ExamSubjectOrderModalMutation } from '../../__generated__/ExamSubjectOrderModalMutation.graphql.ts';
import type { ExamSubjectOrderModal_company$key } from '../../__generated__/ExamSubjectOrderModal_company.graphql.ts';
import type { ExamSubjectOrderModalPaginationQuery } from '../../__generated__/ExamSubjectOrderModalPaginationQuery.graphql.ts';
import type { ExamSubjectOrderModalQuery } from '../../__generated__/ExamSubjectOrderModalQuery.graphql.ts';

interface Props {
  companyId: string;
  onDone: () => void;
}

export function ExamSubjectOrderModal(props: Props) {
  const { node } = useLazyQuery<ExamSubjectOrderModalQuery>(
    graphql`
      query ExamSubjectOrderModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Company {
            ...ExamSubjectOrderModal_company @alias(as: "company")
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

function Order({
  companyId,
  company,
  onDone,
}: Props & { company: ExamSubjectOrderModal_company$key }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<ExamSubjectOrderModalPaginationQuery, ExamSubjectOrderModal_company$key>(
      graphql`
        fragment ExamSubjectOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "ExamSubjectOrderModalPaginationQuery")
        @throwOnFieldError {
          examSubjects(first: $count, after: $cursor)
            @connection(key: "ExamSubjectOrderModal_examSubjects", filters: []) {
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
  const [sort] = useMutation<ExamSubjectOrderModalMutation>(graphql`
    mutation ExamSubjectOrderModalMutation($input: SortExamSubjectsInput!) {
      sortExamSubjects(input: $input) {
        examSubjects {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Предметы"
      note="В этом порядке предметы стоят в списке и предлагаются при создании заданий."
      items={data.examSubjects.edges.map(({ node: { id, name } }) => ({ id, name }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(examSubjectIds) =>
        sort({
          variables: { input: { companyId, examSubjectIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
