// Activates the valid questions of a selection, and reports the flaws of the others.
import { sql, type SQL } from 'drizzle-orm';
import { flawsOf } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { BulkWork } from '../../kit/resource/definition.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { questionContents, type QuestionContent } from './question-content.ts';
import { nameOfQuestion } from './question-name.ts';
import { testQuestions } from './question-tables.ts';

type Skipped = NonNullable<ChangedRows['skipped']>[number];

const namedQuestions = 3;

export async function activateQuestions({
  transaction,
  scope,
  rows,
}: BulkWork<Row>): Promise<ChangedRows> {
  const ids = await idsOf(transaction, rows);
  const contents = await questionContents(transaction, scope, ids);
  const flawed = contents.filter((content) => flawsOf(content).length > 0);
  const sound = contents.filter((content) => !flawed.includes(content)).map(({ id }) => id);
  await write(transaction, scope, sound, 'active');
  return { count: sound.length, ids: sound, skipped: skippedOf(flawed) };
}

export async function deactivateQuestions({
  transaction,
  scope,
  rows,
}: BulkWork<Row>): Promise<ChangedRows> {
  const ids = await idsOf(transaction, rows);
  await write(transaction, scope, ids, 'inactive');
  return { count: ids.length, ids };
}

async function idsOf(transaction: Transaction, rows: SQL): Promise<number[]> {
  const found = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from ${testQuestions} where ${rows} order by id for no key update`,
  );
  return found.map(({ id }) => id);
}

const write = (
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
  status: 'active' | 'inactive',
): Promise<unknown> =>
  transaction.execute(
    sql`update test_questions set status = ${status}, updated_at = now()
      where company_id = ${companyId} and id = any(${idArray(ids)}) and status <> 'deleted'`,
  );

/** Groups questions by their first flaw. */
function skippedOf(flawed: readonly QuestionContent[]): Skipped[] {
  const byReason = new Map<string, Skipped>();
  for (const content of flawed) {
    const [flaw] = flawsOf(content);
    if (flaw === undefined) continue;
    const { code, message } = flaw;
    const known = byReason.get(message) ?? { code, message: lowered(message), count: 0, names: [] };
    known.count += 1;
    const name = nameOfQuestion(content.question);
    if (known.names.length < namedQuestions && name !== '') known.names.push(name);
    byReason.set(message, known);
  }
  return [...byReason.values()];
}

/** The message follows the names in a sentence. */
const lowered = (message: string) => message.charAt(0).toLocaleLowerCase('ru') + message.slice(1);
