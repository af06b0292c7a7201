// A file that has arrived becomes an entry of the file storage, wherever the person is by then.
import { graphql } from 'react-relay';
import { sendMutation } from '../../kit/sendMutation.ts';
import { UploadFailed } from '../../kit/uploads/failures.ts';
import type { Ending } from '../../kit/uploads/endings.ts';
import type { putIntoStorageMutation } from '../../__generated__/putIntoStorageMutation.graphql.ts';

export interface IntoStorage {
  /** Global id. */
  companyId: string;
  /** Global id; null is the top. */
  folderId: string | null;
}

export type StoredItem = NonNullable<
  putIntoStorageMutation['response']['createFileStorageItem']['fileStorageItem']
>;

export const putIntoStorage: Ending = async (answer, input) => {
  const { file } = answer as { file: { id: string } };
  const { response, userErrors } = await sendMutation<putIntoStorageMutation>(
    graphql`
      mutation putIntoStorageMutation($input: CreateFileStorageItemInput!) {
        createFileStorageItem(input: $input) {
          fileStorageItem {
            id
            name
            kind
            file {
              id
              fileName
              mimeType
              url
            }
          }
          userErrors {
            message
          }
        }
      }
    `,
    { input: { ...(input as IntoStorage), fileId: file.id } },
  );
  const [problem] = userErrors;
  if (problem) throw new UploadFailed(problem.message);
  return response?.createFileStorageItem.fileStorageItem ?? null;
};
