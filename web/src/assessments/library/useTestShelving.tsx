// A test is put into the library, with a way there; and questions come from there.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { useTestShelvingMutation } from '../../__generated__/useTestShelvingMutation.graphql.ts';

const TakeTestModal = lazyPart(() => import('./TakeTestModal.tsx'), 'TakeTestModal');

export function useTestShelving({
  companyId,
  code,
}: {
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
}): {
  shelveTest: (testId: string) => Promise<void>;
  /** Asks which test of the library. */
  takeInto: (testId: string, onTaken: () => void) => void;
} {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const [shelve] = useMutation<useTestShelvingMutation>(graphql`
    mutation useTestShelvingMutation($input: AddLibraryTestInput!) {
      addLibraryTest(input: $input) {
        libraryEntry {
          name
        }
        userErrors {
          message
        }
      }
    }
  `);
  return {
    shelveTest: async (testId) => {
      const answer = await shelve({
        variables: { input: { testId } },
        updater: invalidateLists(companyId),
      });
      if (!succeeded(answer, alerts)) return;
      const text = answer.response.addLibraryTest.libraryEntry?.name ?? '';
      alerts.withLinks('Сохранено в библиотеку:', [{ text, to: `/${code}/library?tab=tests` }]);
    },
    takeInto: (testId, onTaken) =>
      void open((close) => (
        <TakeTestModal
          companyId={companyId}
          testId={testId}
          onTaken={onTaken}
          onDone={() => close()}
        />
      )),
  };
}
