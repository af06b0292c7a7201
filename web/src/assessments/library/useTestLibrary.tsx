// Hooks that put a test into the library and take questions from there.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { useTestLibraryMutation } from '../../__generated__/useTestLibraryMutation.graphql.ts';

const AddLibraryQuestionsModal = lazyPart(
  () => import('./AddLibraryQuestionsModal.tsx'),
  'AddLibraryQuestionsModal',
);

export function useTestLibrary({
  companyId,
  code,
}: {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}): {
  shelveTest: (testId: string) => Promise<void>;
  /** Opens the dialog in which the user chooses a library test. */
  takeInto: (testId: string, onTaken: () => void) => void;
} {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const [shelve] = useReportedMutation<useTestLibraryMutation>(graphql`
    mutation useTestLibraryMutation($input: AddLibraryTestInput!) {
      addLibraryTest(input: $input) {
        libraryEntry {
          name
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    shelveTest: async (testId) => {
      const payload = await shelve({ input: { testId } }, { updater: invalidateLists(companyId) });
      if (!payload) return;
      const text = payload.libraryEntry?.name ?? '';
      alerts.withLinks('Сохранено в библиотеку:', [{ text, to: `/${code}/library?tab=tests` }]);
    },
    takeInto: (testId, onTaken) =>
      void open((close) => (
        <AddLibraryQuestionsModal
          companyId={companyId}
          testId={testId}
          onTaken={onTaken}
          onDone={() => close()}
        />
      )),
  };
}
