// A dialog that appends questions of a library test to another test.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { LibraryPickerModal } from '../../media/lazy.ts';
import { useAlerts } from '../../ui/index.ts';
import { LibraryTest } from './LibraryTest.tsx';
import type { AddLibraryQuestionsModalMutation } from '../../__generated__/AddLibraryQuestionsModalMutation.graphql.ts';

export function AddLibraryQuestionsModal({
  companyId,
  testId,
  onTaken,
  onDone,
}: {
  companyId: string;
  testId: string;
  /** Called when the questions were added. */
  onTaken: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const [copy] = useReportedMutation<AddLibraryQuestionsModalMutation>(graphql`
    mutation AddLibraryQuestionsModalMutation($input: CopyLibraryTestInput!) {
      copyLibraryTest(input: $input) {
        test {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <LibraryPickerModal
      companyId={companyId}
      shelf="TESTS"
      label="Тест"
      hint="Его вопросы встанут в конец этого теста; библиотека от них не зависит."
      preview={(entryId) => <LibraryTest entryId={entryId} />}
      onTake={async ({ id }) => {
        const payload = await copy({ input: { id, testId } });
        if (!payload) return false;
        alerts.success('Вопросы вставлены');
        onTaken();
        return true;
      }}
      onDone={onDone}
    />
  );
}
