// Renames a file of the storage.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { FileRow } from './useFileRows.ts';
import type { useFileRenamingMutation } from '../../__generated__/useFileRenamingMutation.graphql.ts';

export function useFileRenaming(): (file: FileRow, name: string) => Promise<void> {
  const alerts = useAlerts();
  const [rename] = useMutation<useFileRenamingMutation>(graphql`
    mutation useFileRenamingMutation($input: UpdateFileStorageItemInput!) {
      updateFileStorageItem(input: $input) {
        fileStorageItem {
          id
          name
          version
        }
        ...userErrors_payload
      }
    }
  `);
  return async ({ id, version }, name) => {
    const answer = await rename({ variables: { input: { id, version, name } } });
    if (succeeded(answer, alerts)) alerts.success('Переименовано');
  };
}
