// The files of a company: stored with a purpose, and read as file records.
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { fileRecord } from '../records.ts';
import { files } from '../tables.ts';
import type { Upload } from '../uploads/receive-upload.ts';

/** Creates a file for stored bytes; returns its id. */
export async function createFile(
  transaction: Transaction,
  companyId: number,
  purpose: string,
  upload: Upload & { owner_id?: number; expires_at?: SQL; fetched_once?: boolean },
): Promise<number> {
  const [file] = await transaction
    .insert(files)
    .values({ ...upload, company_id: companyId, purpose })
    .returning({ id: files.id });
  if (file === undefined) throw new Error('the file was not stored');
  return file.id;
}

const everyFile: ListSource = { record: fileRecord, inCompany: true };

/** Reads an existing file. */
export async function readFile(
  transaction: Transaction,
  scope: Scope,
  id: number,
  selection = wholeRecord,
): Promise<Row> {
  const file = await readOne(transaction, everyFile, id, selection, scope);
  if (file === null) throw new Error(`there is no file ${id}`);
  return file;
}
