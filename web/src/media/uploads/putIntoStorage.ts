// Adds an uploaded file to the file storage, also after the user has left the page.
import { graphql } from 'react-relay';
import { sendMutation } from '../../kit/relay/sendMutation.ts';
import { UploadFailed } from '../../kit/uploads/failures.ts';
import type { UploadHandler } from '../../kit/uploads/uploadHandlers.ts';
import type { putIntoStorageMutation } from '../../__generated__/putIntoStorageMutation.graphql.ts';

export interface StorageTarget {
  /** Global id. */
  companyId: string;
  /** Global id; null is the top level. */
  folderId: string | null;
}

export type StoredItem = NonNullable<
  putIntoStorageMutation['response']['createFileStorageItem']['fileStorageItem']
> & {
  /** The target folder was deleted, so the file is at the top level. */
  lostFolder: boolean;
};

export const putIntoStorage: UploadHandler = async (answer, sent): Promise<StoredItem | null> => {
  const input = sent as StorageTarget;
  const { file } = answer as { file: { id: string } };
  const { response, userErrors } = await sendMutation<putIntoStorageMutation>(
    graphql`
      mutation putIntoStorageMutation($input: CreateFileStorageItemInput!) {
        createFileStorageItem(input: $input) {
          fileStorageItem {
            id
            name
            kind
            folderDatabaseId
            file {
              id
              fileName
              mimeType
              url
            }
          }
          ...userErrors_payload
        }
      }
    `,
    { input: { ...input, fileId: file.id } },
  );
  const [problem] = userErrors;
  if (problem) throw new UploadFailed(problem.message);
  const item = response?.createFileStorageItem.fileStorageItem;
  if (!item) return null;
  return { ...item, lostFolder: input.folderId !== null && item.folderDatabaseId === null };
};
