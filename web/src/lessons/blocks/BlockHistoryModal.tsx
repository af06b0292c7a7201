// A dialog with the history of a block, from which earlier values can be restored.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Modal, ModalBody } from '../../ui/index.ts';
import { RecordHistory } from '../../audits/lazy.ts';
import type { BlockHistoryModalQuery } from '../../__generated__/BlockHistoryModalQuery.graphql.ts';

export function BlockHistoryModal({
  blockId,
  onPutBack,
}: {
  blockId: string;
  onPutBack: () => void;
}) {
  const { node } = useLazyQuery<BlockHistoryModalQuery>(
    graphql`
      query BlockHistoryModalQuery($blockId: ID!) {
        node(id: $blockId) {
          ... on LessonBlock {
            ...RecordHistory_record @alias(as: "history")
          }
        }
      }
    `,
    { blockId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="История блока">
      <ModalBody minH="320px">
        {node?.history && <RecordHistory record={node.history} onPutBack={onPutBack} />}
      </ModalBody>
    </Modal>
  );
}
