// Declares a sort dialog, where all records of a connection are put in their manual order.
import type { FunctionComponent, ReactNode } from 'react';
import { usePaginationFragment } from 'react-relay';
import type {
  FragmentRefs,
  GraphQLTaggedNode,
  MutationParameters,
  OperationType,
} from 'relay-runtime';
import { Modal } from '../../../ui/index.ts';
import { invalidateLists } from '../../actions/useSubmit.ts';
import { useLazyQuery } from '../../relay/useLazyQuery.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { SortForm } from './SortForm.tsx';
import { useAllPages } from './useAllPages.ts';
import type { ConnectionOf } from '../usePages.ts';

interface FragmentData {
  readonly ' $fragmentType': string;
}

interface SortModal<Data extends FragmentData, Node extends { readonly id: string }> {
  title: string;
  /** What is sorted. */
  label: string;
  /** Where the manual order is used. */
  note: ReactNode;
  /** Spreads the fragment in `node(id: $id)` as `parent`. */
  query: GraphQLTaggedNode;
  fragment: GraphQLTaggedNode;
  connection: (data: Data) => ConnectionOf<Node>;
  labelOf: (node: Node) => string;
  mutation: GraphQLTaggedNode;
  input: (companyId: string, ids: string[]) => object;
}

interface Props {
  companyId: string;
  /** The record with the connection; the company if left out. */
  parentId?: string;
  onDone: () => void;
}

export function sortModal<Data extends FragmentData, Node extends { readonly id: string }>({
  title,
  query,
  fragment,
  connection,
  mutation,
  input,
  ...form
}: SortModal<Data, Node>): FunctionComponent<Props> {
  interface ParentQuery extends OperationType {
    readonly response: { readonly node?: { readonly parent?: Key | null } | null };
  }
  interface Key {
    readonly ' $data'?: Data;
    readonly ' $fragmentSpreads': FragmentRefs<Data[' $fragmentType']>;
  }

  function Sorting({ companyId, parent, onDone }: Props & { parent: Key }) {
    const { data, isWhole } = useAllPages(
      usePaginationFragment<OperationType, Key>(fragment, parent),
    );
    const [sort] = useMutation<MutationParameters>(mutation);
    return (
      <SortForm
        {...form}
        items={connection(data).edges.map(({ node }) => node)}
        isWhole={isWhole}
        send={(ids) =>
          sort({
            variables: { input: input(companyId, ids) },
            updater: invalidateLists(companyId),
          })
        }
        onDone={onDone}
      />
    );
  }

  return function SortModal({ parentId, ...props }) {
    const { node } = useLazyQuery<ParentQuery>(
      query,
      { id: parentId ?? props.companyId },
      { fetchPolicy: 'network-only' },
    );
    return (
      <Modal title={title} size="narrow">
        {node?.parent && <Sorting {...props} parent={node.parent} />}
      </Modal>
    );
  };
}
