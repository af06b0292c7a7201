// Creates the diplomas of prize winners: one PDF with a page for each.
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { rowOf, rowsOf, type Transaction } from '../kit/database/database.ts';
import { conflict } from '../kit/http/errors.ts';
import { idArray } from '../kit/lists/filters.ts';
import { pdfOf } from '../kit/pdf/pdf.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { dayInWords } from '../kit/values/time-zone.ts';
import type { PrintedDiploma, PrintedDiplomas } from './diploma-layout.ts';
import { folderResource } from './olympiads.ts';

const layout = new URL('diploma-layout.ts', import.meta.url);

/** This many pages take one or two seconds of a core and some tens of megabytes. */
const maxDiplomas = 500;

export const diplomaRequest = z.object({
  folder_id: z.int(),
  /** Null: all prize winners. */
  users_id: z.array(z.int()).nullable(),
});

type Order = z.infer<typeof diplomaRequest>;

export const diplomaJob = defineJob({
  kind: 'test_result_folder_diplomas',
  input: diplomaRequest,
  run: async ({ input, scope, step, writeFile }) => {
    const printed = await step((transaction) => contentOf(transaction, scope, input));
    const total = printed.diplomas.length;
    const pdf = await pdfOf(layout, printed);
    await step(
      () => Promise.resolve(),
      () => ({ done: total, total }),
    );
    return writeFile('application/pdf', Readable.from([pdf]));
  },
});

/** Throws 409 if none of them gets a diploma, or more than one file may hold. */
export async function requireWinners(
  transaction: Transaction,
  scope: Scope,
  order: Order,
): Promise<void> {
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`select count(*)::integer as count from test_result_folder_rows winner where ${winners(scope, order)}`,
  );
  if (count === 0)
    throw conflict('no_winners', 'Награждать некого: никто не занял места с наградой');
  if (count > maxDiplomas) {
    throw conflict(
      'too_many',
      `В одном файле не больше ${maxDiplomas} дипломов: выберите участников`,
    );
  }
}

const winners = ({ companyId }: Scope, { folder_id, users_id }: Order) =>
  sql`winner.company_id = ${companyId} and winner.folder_id = ${folder_id} and winner.prize is not null
    ${users_id === null ? sql`` : sql`and winner.user_id = any(${idArray(users_id)})`}`;

/** The permission may have been revoked since the job was created. */
async function contentOf(
  transaction: Transaction,
  scope: Scope,
  order: Order,
): Promise<PrintedDiplomas> {
  await folderResource.find(transaction, scope, order.folder_id);
  await requireWinners(transaction, scope, order);
  const folder = await rowOf<{
    name: string;
    processed_at: string;
    company_name: string;
    time_zone: string;
  }>(
    transaction,
    sql`select folder.name, folder.processed_at::text, company.name as company_name, company.time_zone
      from test_result_folders folder join companies company on company.id = folder.company_id
      where folder.company_id = ${scope.companyId} and folder.id = ${order.folder_id}`,
  );
  const diplomas = await rowsOf<PrintedDiploma>(
    transaction,
    sql`select full_name, school_class, place, points::double precision, max_points, prize, diploma_text
      from test_result_folder_rows winner where ${winners(scope, order)} order by place, id limit ${maxDiplomas}`,
  );
  return {
    folder_name: folder.name,
    company_name: folder.company_name,
    issued_on: dayInWords(folder.time_zone)(folder.processed_at),
    diplomas,
  };
}
