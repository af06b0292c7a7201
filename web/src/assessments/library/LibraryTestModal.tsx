// A dialog that previews a library test and copies it into the company's tests.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal, ModalBody, ModalFooter, useAlerts } from '../../ui/index.ts';
import { LibraryTest } from './LibraryTest.tsx';
import type { LibraryTestModalMutation } from '../../__generated__/LibraryTestModalMutation.graphql.ts';

export function LibraryTestModal({
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
  const [copy] = useReportedMutation<LibraryTestModalMutation>(graphql`
    mutation LibraryTestModalMutation($input: CopyLibraryTestInput!) {
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
        <LibraryTest entryId={entryId} />
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
