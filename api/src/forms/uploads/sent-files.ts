// The files that a form is sent with: each is named by its ticket, once.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { files } from '../../media/index.ts';
import { formUploads } from './upload-tables.ts';

/** A file that waits for its form to be sent. */
export interface WaitingFile {
  ticket: string;
  /** Of the field that it was uploaded for. */
  ref: string;
  id: number;
  file_name: string;
  mime_type: string;
}

/** What the files of answers hang on, where they are nobody's. */
const answerFile = 'form_answer';

/** More are not looked for: a form has fewer. */
const mostFiles = 1000;

/** Those of these texts that are tickets of this form's files. Runs as the system. */
export async function waitingFiles(
  transaction: Transaction,
  of: { company_id: number; form_id: number },
  texts: readonly unknown[],
): Promise<WaitingFile[]> {
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
 * Takes the tickets of these files, which stay from then on: a user's own where they hang on that, else their answer's.
 * Throws 422 where one was taken, or went, meanwhile.
 */
export async function takeWaitingFiles(
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

/** The ticket is gone at once, its file with the next cleaning; false where there is no such ticket. Runs as the system. */
export async function dropWaitingFile(transaction: Transaction, ticket: string): Promise<boolean> {
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

/** Tickets that nobody has sent within a day go; their files expire by themselves. */
export async function removeOldTickets(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction
      .delete(formUploads)
      .where(lt(formUploads.created_at, sql`now() - interval '1 day'`)),
  );
}
