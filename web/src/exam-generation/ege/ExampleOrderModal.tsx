// The sort dialog of a number's examples: the first ones are sent to the AI first.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import { exampleName } from './exampleName.ts';
import type { ExampleOrderModalMutation } from '../../__generated__/ExampleOrderModalMutation.graphql.ts';
import type { ExampleOrderModal_number$key } from '../../__generated__/ExampleOrderModal_number.graphql.ts';
import type { ExampleOrderModalPaginationQuery } from '../../__generated__/ExampleOrderModalPaginationQuery.graphql.ts';
import type { ExampleOrderModalQuery } from '../../__generated__/ExampleOrderModalQuery.graphql.ts';

interface Props {
  companyId: string;
  numberId: string;
  onDone: () => void;
}

export function ExampleOrderModal(props: Props) {
  const { node } = useLazyQuery<ExampleOrderModalQuery>(
    graphql`
      query ExampleOrderModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ExamQuestionNumber {
            ...ExampleOrderModal_number @alias(as: "number")
          }
        }
      }
    `,
    { id: props.numberId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок примеров" size="narrow">
      {node?.number && <Order {...props} number={node.number} />}
    </Modal>
  );
}

function Order({ companyId, number, onDone }: Props & { number: ExampleOrderModal_number$key }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<ExampleOrderModalPaginationQuery, ExampleOrderModal_number$key>(
      graphql`
        fragment ExampleOrderModal_number on ExamQuestionNumber
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "ExampleOrderModalPaginationQuery")
        @throwOnFieldError {
          examples(first: $count, after: $cursor)
            @connection(key: "ExampleOrderModal_examples", filters: []) {
            edges {
              node {
                id
                text
              }
            }
          }
        }
      `,
      number,
    ),
  );
  const [sort] = useMutation<ExampleOrderModalMutation>(graphql`
    mutation ExampleOrderModalMutation($input: SortExamExamplesInput!) {
      sortExamExamples(input: $input) {
        examExamples {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Примеры"
      note="Первые примеры — самые важные: их видит ИИ, когда все не помещаются."
      items={data.examples.edges.map(({ node: { id, text } }) => ({ id, text }))}
      isWhole={isWhole}
      labelOf={({ text }) => exampleName(text)}
      send={(examExampleIds) =>
        sort({
          variables: { input: { companyId, examExampleIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
