// Limits the uploads waiting for a form's submission. The limit per address is low enough that one address can't block
// the form for others.
import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { tooManyRequests } from '../../kit/http/errors.ts';
import { files } from '../../media/index.ts';
import { formUploads } from './upload-tables.ts';

/** Bytes of the largest file. */
export const maxUploadBytes = 10 * 1024 * 1024;

interface Room {
  files: number;
  bytes: number;
}

const gigabyte = 1024 * 1024 * 1024;

/** Enough for a class behind one address with three photos each. */
const ofAddress: Room = { files: 1000, bytes: gigabyte };

const ofForm: Room = { files: 10_000, bytes: 10 * gigabyte };

/** SQL: a ticket without its file. */
export const isUnusedTicket: SQL = sql`${formUploads.file_id} is null and ${formUploads.created_at} > now() - interval '1 hour'`;

/** Throws 429 if too much is waiting; a ticket without its file counts as the largest. Runs as the system. */
export async function requireUploadCapacity(
  transaction: Transaction,
  { company_id, form_id }: { company_id: number; form_id: number },
  sentFrom: string,
): Promise<void> {
  const bytes = sql`coalesce(${files.size}, ${maxUploadBytes})`;
  const isOfAddress = sql`${formUploads.sent_from} = ${sentFrom}`;
  const [waiting] = await transaction
    .select({
      all: { files: sum(sql`1`), bytes: sum(bytes) },
      own: {
        files: sum(sql`1`, sql`filter (where ${isOfAddress})`),
        bytes: sum(bytes, sql`filter (where ${isOfAddress})`),
      },
    })
    .from(formUploads)
    .leftJoin(
      files,
      and(eq(files.company_id, formUploads.company_id), eq(files.id, formUploads.file_id)),
    )
    .where(
      and(
        eq(formUploads.company_id, company_id),
        eq(formUploads.form_id, form_id),
        or(isNotNull(formUploads.file_id), isUnusedTicket),
      ),
    );
  if (waiting === undefined) throw new Error('an aggregate query returned no row');
  if (isFull(waiting.own, ofAddress)) {
    throw tooManyRequests(
      'С вашего адреса в интернете загрузили много файлов: отправьте форму с ними или попробуйте позже',
      600,
    );
  }
  if (isFull(waiting.all, ofForm)) {
    throw tooManyRequests('Форма приняла слишком много файлов, попробуйте позже', 600);
  }
}

const sum = (of: SQL, which: SQL = sql``) => sql`coalesce(sum(${of}) ${which}, 0)`.mapWith(Number);

const isFull = (waiting: Room, room: Room): boolean =>
  waiting.files >= room.files || waiting.bytes + maxUploadBytes > room.bytes;
