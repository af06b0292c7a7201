// Renames a file of the storage.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { FileRow } from './useFileRows.ts';
import type { useFileRenamingMutation } from '../../__generated__/useFileRenamingMutation.graphql.ts';

export function useFileRenaming(): (file: FileRow, name: string) => Promise<void> {
  const alerts = useAlerts();
  const [rename] = useReportedMutation<useFileRenamingMutation>(graphql`
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
    if (await rename({ input: { id, version, name } })) alerts.success('Переименовано');
  };
}
