// The history of a certificate: when it was issued, and who revoked and restored it.
import { graphql } from 'react-relay';
import { RecordHistory } from '../../audits/lazy.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Modal, ModalBody } from '../../ui/index.ts';
import type { CertificateHistoryModalQuery } from '../../__generated__/CertificateHistoryModalQuery.graphql.ts';

export function CertificateHistoryModal({ certificateId }: { certificateId: string }) {
  const { node } = useLazyQuery<CertificateHistoryModalQuery>(
    graphql`
      query CertificateHistoryModalQuery($id: ID!) {
        node(id: $id) {
          ... on CourseCertificate {
            ...RecordHistory_record @alias(as: "history")
          }
        }
      }
    `,
    { id: certificateId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="История сертификата">
      <ModalBody minH="320px">
        {node?.history && <RecordHistory record={node.history} onPutBack={() => undefined} />}
      </ModalBody>
    </Modal>
  );
}
