// Files inside other files, such as course archives and test packages. Their bytes are stored first and become files in
// the transaction that writes the records using them.
import { Readable } from 'node:stream';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { createFile } from './files.ts';
import { readImageInfo } from '../images/images.ts';
import { fileStoragePurpose } from '../owners/profile-files.ts';
import { mediaTypeOf } from '../rules.ts';
import { recordPendingBytes } from './orphaned-bytes.ts';
import { readBeginning, type Upload } from '../uploads/receive-upload.ts';

/** Returns null for unsupported formats. The caller removes bytes that become no file. */
export async function storeBytes(
  parts: { database: Database; storage: Storage },
  companyId: number,
  { key, name, bytes }: { key: string; name: string; bytes: AsyncIterableIterator<Uint8Array> },
): Promise<Upload | null> {
  const { storage } = parts;
  const [beginning, all] = await readBeginning(bytes);
  const mime_type = await mediaTypeOf(name, beginning);
  if (mime_type === null) {
    await bytes.return?.();
    return null;
  }
  await recordPendingBytes(parts, key);
  const size = await storage.write(key, Readable.from(all));
  const picture = await readImageInfo(storage, { key, mime_type, size, company_id: companyId });
  return { key, file_name: name, mime_type, size, ...picture };
}

/** Makes files in texts part of the company's file storage, as uploads there are. Returns the file's id. */
export async function addToStorage(
  transaction: Transaction,
  companyId: number,
  upload: Upload,
): Promise<number> {
  const file_id = await createFile(transaction, companyId, fileStoragePurpose, upload);
  const { file_name: name, mime_type, size } = upload;
  const kind = kindOfFile(mime_type);
  await transaction
    .insert(fileStorageItems)
    .values({ company_id: companyId, name, file_id, kind, size });
  return file_id;
}
