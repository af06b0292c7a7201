// Puts a file that a screen has uploaded by itself into the top of the file storage.
import { putIntoStorage, type StoredItem } from './putIntoStorage.ts';

/** What was put there, of what the upload answered; null where nothing came of it. Rejects with UploadFailed. */
export async function storeFile(
  answer: unknown,
  companyId: string,
): Promise<{ id: string; name: string; url: string } | null> {
  const item = (await putIntoStorage(answer, { companyId, folderId: null })) as StoredItem | null;
  return item?.file ? { id: item.file.id, name: item.name, url: item.file.url } : null;
}
