// Files of people, such as photos and images in their texts: storing, finding by URL and deleting.
import { and, eq, like } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { accountFiles } from '../tables.ts';
import type { Upload } from '../uploads/receive-upload.ts';

export async function createAccountFile(
  transaction: Transaction,
  userId: number,
  upload: Upload,
): Promise<number> {
  const [file] = await transaction
    .insert(accountFiles)
    .values({ ...upload, user_id: userId })
    .returning({ id: accountFiles.id });
  if (file === undefined) throw new Error('the file was not stored');
  return file.id;
}

/** Deletes the person's file and returns it; undefined if it is not theirs. The caller removes the bytes. */
export async function removeAccountFile(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<Pick<Upload, 'key' | 'file_name'> | undefined> {
  const { key, file_name, user_id } = accountFiles;
  const [gone] = await transaction
    .delete(accountFiles)
    .where(and(eq(user_id, userId), eq(accountFiles.id, id)))
    .returning({ key, file_name });
  return gone;
}

/** `/media/{key}/{name}`, as for all files: the stored form, without a signature. */
export const accountFileAddress = ({ key, file_name }: Pick<Upload, 'key' | 'file_name'>) =>
  `/media/${key}/${file_name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}`;

/** The key of the person's image with this URL; null for any other URL. */
export async function findAccountImage(
  transaction: Transaction,
  userId: number,
  address: string,
): Promise<string | null> {
  const key = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//.exec(address)?.[1];
  if (key === undefined) return null;
  const [image] = await transaction
    .select({ key: accountFiles.key, file_name: accountFiles.file_name })
    .from(accountFiles)
    .where(
      and(
        eq(accountFiles.user_id, userId),
        eq(accountFiles.key, key),
        like(accountFiles.mime_type, 'image/%'),
      ),
    );
  return image !== undefined && accountFileAddress(image) === address ? image.key : null;
}

export async function removeAccountImage(transaction: Transaction, key: string): Promise<void> {
  await transaction.delete(accountFiles).where(eq(accountFiles.key, key));
}
