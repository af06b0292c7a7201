// A dialog with the history of a subject, a number or an example.
import { graphql } from 'react-relay';
import { RecordHistory } from '../../audits/lazy.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Modal, ModalBody } from '../../ui/index.ts';
import type { ExamHistoryModalQuery } from '../../__generated__/ExamHistoryModalQuery.graphql.ts';

export function ExamHistoryModal({
  recordId,
  title,
  onPutBack,
}: {
  recordId: string;
  title: string;
  onPutBack: () => void;
}) {
  const { node } = useLazyQuery<ExamHistoryModalQuery>(
    graphql`
      query ExamHistoryModalQuery($id: ID!) {
        node(id: $id) {
          ...RecordHistory_record @alias(as: "history")
        }
      }
    `,
    { id: recordId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title={title}>
      <ModalBody minH="320px">
        {node?.history && <RecordHistory record={node.history} onPutBack={onPutBack} />}
      </ModalBody>
    </Modal>
  );
}
