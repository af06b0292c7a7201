// The sort dialog of a subject's question numbers.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { QuestionNumberOrderModalMutation } from '../../__generated__/QuestionNumberOrderModalMutation.graphql.ts';
import type { QuestionNumberOrderModal_subject$key } from '../../__generated__/QuestionNumberOrderModal_subject.graphql.ts';
import type { QuestionNumberOrderModalPaginationQuery } from '../../__generated__/QuestionNumberOrderModalPaginationQuery.graphql.ts';
import type { QuestionNumberOrderModalQuery } from '../../__generated__/QuestionNumberOrderModalQuery.graphql.ts';

interface Props {
  companyId: string;
  subjectId: string;
  onDone: () => void;
}

export function QuestionNumberOrderModal(props: Props) {
  const { node } = useLazyQuery<QuestionNumberOrderModalQuery>(
    graphql`
      query QuestionNumberOrderModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ExamSubject {
            ...QuestionNumberOrderModal_subject @alias(as: "subject")
          }
        }
      }
    `,
    { id: props.subjectId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок номеров" size="narrow">
      {node?.subject && <Order {...props} subject={node.subject} />}
    </Modal>
  );
}

function Order({
  companyId,
  subject,
  onDone,
}: Props & { subject: QuestionNumberOrderModal_subject$key }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<
      QuestionNumberOrderModalPaginationQuery,
      QuestionNumberOrderModal_subject$key
    >(
      graphql`
        fragment QuestionNumberOrderModal_subject on ExamSubject
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "QuestionNumberOrderModalPaginationQuery")
        @throwOnFieldError {
          questionNumbers(first: $count, after: $cursor)
            @connection(key: "QuestionNumberOrderModal_questionNumbers", filters: []) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      subject,
    ),
  );
  const [sort] = useMutation<QuestionNumberOrderModalMutation>(graphql`
    mutation QuestionNumberOrderModalMutation($input: SortExamQuestionNumbersInput!) {
      sortExamQuestionNumbers(input: $input) {
        examQuestionNumbers {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Номера заданий"
      note="В этом порядке номера стоят в предмете."
      items={data.questionNumbers.edges.map(({ node: { id, name } }) => ({ id, name }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(examQuestionNumberIds) =>
        sort({
          variables: { input: { companyId, examQuestionNumberIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
