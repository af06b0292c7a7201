// Downloads many files as one archive, after showing its size.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { outcomeOf, withSkipped } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { ChosenFiles } from './chosenFiles.ts';
import type { ArchiveModal_archive$key } from '../../__generated__/ArchiveModal_archive.graphql.ts';
import type { useArchivesFolderMutation } from '../../__generated__/useArchivesFolderMutation.graphql.ts';
import type { useArchivesItemsMutation } from '../../__generated__/useArchivesItemsMutation.graphql.ts';

const ArchiveModal = lazyPart(() => import('./ArchiveModal.tsx'), 'ArchiveModal');

export function useArchives(companyId: string) {
  const alerts = useAlerts();
  const modals = useDataModals();
  const [askOfItems] = useReportedMutation<useArchivesItemsMutation>(graphql`
    mutation useArchivesItemsMutation($input: ArchiveFileStorageItemsInput!) {
      archiveFileStorageItems(input: $input) {
        archive {
          ...ArchiveModal_archive
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [askOfFolder] = useReportedMutation<useArchivesFolderMutation>(graphql`
    mutation useArchivesFolderMutation($input: ArchiveFileStorageFolderInput!) {
      archiveFileStorageFolder(input: $input) {
        archive {
          ...ArchiveModal_archive
        }
        ...userErrors_payload
      }
    }
  `);
  const offer = (archive: ArchiveModal_archive$key) =>
    void modals.open((close) => <ArchiveModal archive={archive} onClose={close} />);

  return {
    /** Resolves to whether the selection can be cleared: never after a download. */
    ofItems: async ({ chosen }: ChosenFiles) => {
      const input = { companyId, fileStorageItems: chosen };
      const payload = await askOfItems({ input });
      if (!payload) return false;
      if (payload.archive) offer(payload.archive);
      else alerts.error(withSkipped('Скачивать нечего', outcomeOf(payload).skipped));
      return false;
    },
    ofFolder: async (id: string) => {
      const payload = await askOfFolder({ input: { id } });
      if (payload?.archive) offer(payload.archive);
    },
  };
}
