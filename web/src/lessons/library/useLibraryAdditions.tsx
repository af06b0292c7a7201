// Puts a lesson or blocks into the library, with a link to the entry in the message.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { useLibraryAdditionsMutation } from '../../__generated__/useLibraryAdditionsMutation.graphql.ts';

const AddBlocksToLibraryModal = lazyPart(
  () => import('./AddBlocksToLibraryModal.tsx'),
  'AddBlocksToLibraryModal',
);

export interface LibraryAdditions {
  addLesson: (lessonId: string) => Promise<void>;
  /** `what` names the blocks: «3 блока». */
  addBlocks: (blockIds: readonly string[], what: string) => void;
}

export function useLibraryAdditions({
  companyId,
  code,
}: {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}): LibraryAdditions {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const [shelve] = useReportedMutation<useLibraryAdditionsMutation>(graphql`
    mutation useLibraryAdditionsMutation($input: AddLibraryLessonInput!) {
      addLibraryLesson(input: $input) {
        libraryEntry {
          name
        }
        ...userErrors_payload
      }
    }
  `);
  const notify = (shelf: 'lessons' | 'blocks', name: string) =>
    alerts.withLinks('Сохранено в библиотеку:', [
      { text: name, to: `/${code}/library?tab=${shelf}` },
    ]);
  return {
    addLesson: async (lessonId) => {
      const variables = { input: { lessonId } };
      const payload = await shelve(variables, { updater: invalidateLists(companyId) });
      if (!payload) return;
      notify('lessons', payload.libraryEntry?.name ?? '');
    },
    addBlocks: (blockIds, what) =>
      void open((close) => (
        <AddBlocksToLibraryModal
          blockIds={blockIds}
          what={what}
          companyId={companyId}
          onDone={(name) => {
            close();
            notify('blocks', name);
          }}
        />
      )),
  };
}
