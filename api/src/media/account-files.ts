// Files of people: photos, and what stands in their texts. Kept, known again by their addresses, and removed.
import { and, eq, like } from 'drizzle-orm';
import type { Transaction } from '../kit/database.ts';
import { accountFiles } from './tables.ts';
import type { Upload } from './taking.ts';

export async function keepAccountFile(
  transaction: Transaction,
  userId: number,
  upload: Upload,
): Promise<void> {
  await transaction.insert(accountFiles).values({ ...upload, user_id: userId });
}

/** `/media/{key}/{name}`, as of all files. */
export const accountFileAddress = ({ key, file_name }: Pick<Upload, 'key' | 'file_name'>) =>
  `/media/${key}/${file_name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}`;

/** The key of the person's image with this address; null for any other address. */
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
