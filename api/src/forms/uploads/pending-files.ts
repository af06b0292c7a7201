// Files attached to a submission, each named by its ticket, which is used once.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { files } from '../../media/index.ts';
import { formUploads } from './upload-tables.ts';

/** A file waiting for its form to be submitted. */
export interface PendingFile {
  ticket: string;
  /** The field that it was uploaded for. */
  ref: string;
  id: number;
  file_name: string;
  mime_type: string;
}

/** The purpose of files of answers without a user. */
const answerFile = 'form_answer';

/** An upper limit, larger than the number of fields of a form. */
const mostFiles = 1000;

/** The files of this form whose tickets are among the texts. Runs as the system. */
export async function findPendingFiles(
  transaction: Transaction,
  of: { company_id: number; form_id: number },
  texts: readonly unknown[],
): Promise<PendingFile[]> {
  const tickets = texts.filter((text) => z.uuid().safeParse(text).success).map(String);
  if (tickets.length === 0) return [];
  return transaction
    .select({
      ticket: formUploads.ticket,
      ref: formUploads.ref,
      id: files.id,
      file_name: files.file_name,
      mime_type: files.mime_type,
    })
    .from(formUploads)
    .innerJoin(
      files,
      and(eq(files.company_id, formUploads.company_id), eq(files.id, formUploads.file_id)),
    )
    .where(
      and(
        eq(formUploads.company_id, of.company_id),
        eq(formUploads.form_id, of.form_id),
        inArray(formUploads.ticket, tickets.slice(0, mostFiles)),
        sql`${files.expires_at} > now()`,
      ),
    );
}

/**
 * Redeems the tickets and makes the files permanent, as files of the user or else of the answer. Throws 422 if one was
 * redeemed or expired meanwhile.
 */
export async function claimPendingFiles(
  transaction: Transaction,
  { company_id, form_id }: { company_id: number; form_id: number },
  taken: readonly { id: number; purpose: string | null }[],
): Promise<void> {
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  const gone = await transaction
    .delete(formUploads)
    .where(
      and(
        eq(formUploads.company_id, company_id),
        eq(formUploads.form_id, form_id),
        inArray(formUploads.file_id, ids),
      ),
    )
    .returning({ id: formUploads.id });
  for (const { id, purpose } of taken) {
    await transaction
      .update(files)
      .set({ expires_at: null, purpose: purpose ?? answerFile })
      .where(and(eq(files.company_id, company_id), eq(files.id, id)));
  }
  if (gone.length === new Set(ids).size) return;
  const message = 'Файл уже отправлен, загрузите его ещё раз';
  throw new Failure(422, [{ message, code: 'not_found' }]);
}

/** Deletes a ticket; the clean-up deletes its file later. Returns false for an unknown ticket. Runs as the system. */
export async function dropPendingFile(transaction: Transaction, ticket: string): Promise<boolean> {
  const [dropped] = await transaction
    .delete(formUploads)
    .where(eq(formUploads.ticket, ticket))
    .returning({ company_id: formUploads.company_id, file_id: formUploads.file_id });
  if (dropped === undefined) return false;
  const { company_id, file_id } = dropped;
  if (file_id !== null) {
    await transaction
      .update(files)
      .set({ expires_at: sql`now()` })
      .where(and(eq(files.company_id, company_id), eq(files.id, file_id)));
  }
  return true;
}

/** Deletes tickets older than a day; their files expire by themselves. */
export async function removeOldTickets(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction
      .delete(formUploads)
      .where(lt(formUploads.created_at, sql`now() - interval '1 day'`)),
  );
}
