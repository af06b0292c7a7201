// Downloads many files as one archive, after showing its size.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { skippedOf, withSkipped } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { ChosenFiles } from './chosenFiles.ts';
import type { ArchiveModal_archive$key } from '../../__generated__/ArchiveModal_archive.graphql.ts';
import type { useArchivesFolderMutation } from '../../__generated__/useArchivesFolderMutation.graphql.ts';
import type { useArchivesItemsMutation } from '../../__generated__/useArchivesItemsMutation.graphql.ts';

const ArchiveModal = lazyPart(() => import('./ArchiveModal.tsx'), 'ArchiveModal');

export function useArchives(companyId: string) {
  const alerts = useAlerts();
  const modals = useDataModals();
  const [askOfItems] = useMutation<useArchivesItemsMutation>(graphql`
    mutation useArchivesItemsMutation($input: ArchiveFileStorageItemsInput!) {
      archiveFileStorageItems(input: $input) {
        archive {
          ...ArchiveModal_archive
        }
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [askOfFolder] = useMutation<useArchivesFolderMutation>(graphql`
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
      const answer = await askOfItems({ variables: { input } });
      if (!succeeded(answer, alerts)) return false;
      const { archive, skipped } = answer.response.archiveFileStorageItems;
      if (archive) offer(archive);
      else alerts.error(withSkipped('Скачивать нечего', skippedOf(skipped)));
      return false;
    },
    ofFolder: async (id: string) => {
      const answer = await askOfFolder({ variables: { input: { id } } });
      if (!succeeded(answer, alerts)) return;
      const { archive } = answer.response.archiveFileStorageFolder;
      if (archive) offer(archive);
    },
  };
}
