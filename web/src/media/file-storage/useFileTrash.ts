// Deletes files of the storage, restores them, and deletes them permanently.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import type { BulkSelection } from '../../kit/relay/bulk.ts';
import { filesDeletionQuestion } from '../../kit/files/deletionQuestions.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
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
  const alerts = useAlerts();
  const [remove] = useMutation<useFileTrashDeleteMutation>(graphql`
    mutation useFileTrashDeleteMutation(
      $input: DeleteFileStorageItemsInput!
      $connections: [ID!]!
    ) {
      deleteFileStorageItems(input: $input) {
        deletedFileStorageItemIds @deleteEdge(connections: $connections)
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useMutation<useFileTrashRestoreMutation>(graphql`
    mutation useFileTrashRestoreMutation($input: RestoreFileStorageItemsInput!) {
      restoreFileStorageItems(input: $input) {
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [destroy] = useMutation<useFileTrashDestroyMutation>(graphql`
    mutation useFileTrashDestroyMutation($input: DestroyFileStorageItemsInput!) {
      destroyFileStorageItems(input: $input) {
        deletedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  type Some = BulkSelection<FileStorageItemMatch>;
  const inputOf = (fileStorageItems: Some) => ({ companyId, fileStorageItems });
  return {
    remove: async (chosen: Some) => {
      const variables = { input: inputOf(chosen), connections: [connectionId] };
      const answer = await remove({ variables });
      if (!succeeded(answer, alerts)) return null;
      const {
        deletedFileStorageItemIds: ids,
        deletedCount: count,
        ...told
      } = answer.response.deleteFileStorageItems;
      return outcomeOf({ ...told, ids, count });
    },
    restore: async (chosen: Some) => {
      const answer = await restore({ variables: { input: inputOf(chosen) } });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount: count, skipped } = answer.response.restoreFileStorageItems;
      return outcomeOf({ count, skipped });
    },
    destroy: async (chosen: Some) => {
      const answer = await destroy({ variables: { input: inputOf(chosen) } });
      if (!succeeded(answer, alerts)) return null;
      const { deletedCount: count, skipped } = answer.response.destroyFileStorageItems;
      return outcomeOf({ count, skipped });
    },
  };
}
