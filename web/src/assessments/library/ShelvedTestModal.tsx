// A dialog that previews a library test and copies it into the company's tests.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal, ModalBody, ModalFooter, useAlerts } from '../../ui/index.ts';
import { ShelvedTest } from './ShelvedTest.tsx';
import type { ShelvedTestModalMutation } from '../../__generated__/ShelvedTestModalMutation.graphql.ts';

export function ShelvedTestModal({
  entryId,
  name,
  companyId,
  code,
  mayCreate,
  onDone,
}: {
  entryId: string;
  name: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  mayCreate: boolean;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [copy] = useReportedMutation<ShelvedTestModalMutation>(graphql`
    mutation ShelvedTestModalMutation($input: CopyLibraryTestInput!) {
      copyLibraryTest(input: $input) {
        test {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <Modal title={name}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <ModalBody minH="240px" tabIndex={0}>
        <ShelvedTest entryId={entryId} />
      </ModalBody>
      {mayCreate && (
        <ModalFooter
          confirmLabel="Создать тест"
          onConfirm={async () => {
            const payload = await copy(
              { input: { id: entryId } },
              { updater: invalidateLists(companyId) },
            );
            if (!payload) return false;
            alerts.success('Тест создан из библиотеки, он выключен');
            onDone();
            const { test } = payload;
            if (test) await navigate(`/${code}/tests/${String(test.databaseId)}/questions`);
            return true;
          }}
        />
      )}
    </Modal>
  );
}
