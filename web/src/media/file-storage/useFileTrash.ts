// Deletes files of the storage, restores them, and deletes them permanently.
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import type { BulkSelection } from '../../kit/relay/bulk.ts';
import { filesDeletionQuestion } from '../../kit/files/deletionQuestions.ts';
import { reportOutcome } from '../../kit/relay/outcome.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { useAlerts, useConfirm } from '../../ui/index.ts';
import { fileNouns, type ChosenFiles } from './chosenFiles.ts';
import type {
  FileStorageItemMatch,
  useFileTrashDeleteMutation,
} from '../../__generated__/useFileTrashDeleteMutation.graphql.ts';
import type { useFileTrashDestroyMutation } from '../../__generated__/useFileTrashDestroyMutation.graphql.ts';
import type { useFileTrashRestoreMutation } from '../../__generated__/useFileTrashRestoreMutation.graphql.ts';

export function useFileTrash({
  companyId,
  connectionId,
  isTrash,
  refresh,
}: {
  companyId: string;
  /** The connection in the store. */
  connectionId: string;
  /** Whether the list shows the trash. */
  isTrash: boolean;
  refresh: () => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const send = useSending(companyId, connectionId);
  const { remove, restore } = useTrash<FileStorageItemMatch>({
    nouns: fileNouns,
    send,
    refresh,
    listFollows: true,
  });
  return {
    remove,
    restore,
    destroy: async ({ chosen, count, items }: ChosenFiles) => {
      if (!(await confirm(filesDeletionQuestion(items, count, isTrash)))) return false;
      const outcome = await send.destroy(chosen);
      if (outcome === null) return false;
      if (outcome.count === 1 && outcome.skipped?.length === 0)
        alerts.success('Файл успешно удален');
      else reportOutcome(alerts, outcome, { done: 'Удалено', nouns: fileNouns });
      refresh();
      return outcome.count > 0;
    },
  };
}

function useSending(companyId: string, connectionId: string) {
  const remove = useBulkMutation<useFileTrashDeleteMutation>(
    graphql`
      mutation useFileTrashDeleteMutation(
        $input: DeleteFileStorageItemsInput!
        $connections: [ID!]!
      ) {
        deleteFileStorageItems(input: $input) {
          deletedFileStorageItemIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedFileStorageItemIds }) => deletedFileStorageItemIds,
  );
  const restore = useBulkMutation<useFileTrashRestoreMutation>(graphql`
    mutation useFileTrashRestoreMutation($input: RestoreFileStorageItemsInput!) {
      restoreFileStorageItems(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const destroy = useBulkMutation<useFileTrashDestroyMutation>(graphql`
    mutation useFileTrashDestroyMutation($input: DestroyFileStorageItemsInput!) {
      destroyFileStorageItems(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  type Some = BulkSelection<FileStorageItemMatch>;
  const inputOf = (fileStorageItems: Some) => ({ companyId, fileStorageItems });
  return {
    remove: (chosen: Some) => remove({ input: inputOf(chosen), connections: [connectionId] }),
    restore: (chosen: Some) => restore({ input: inputOf(chosen) }),
    destroy: (chosen: Some) => destroy({ input: inputOf(chosen) }),
  };
}
