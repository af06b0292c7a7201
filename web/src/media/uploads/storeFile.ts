// Adds a file that a screen has uploaded to the top level of the file storage.
import { putIntoStorage, type StoredItem } from './putIntoStorage.ts';

/**
 * Returns the stored file, or null if the server returns no entry. `answer` is the response of the upload. Rejects with
 * UploadFailed.
 */
export async function storeFile(
  answer: unknown,
  companyId: string,
): Promise<{ id: string; name: string; url: string } | null> {
  const item = (await putIntoStorage(answer, { companyId, folderId: null })) as StoredItem | null;
  return item?.file ? { id: item.file.id, name: item.name, url: item.file.url } : null;
}
