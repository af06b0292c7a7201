// Sends long texts to the database in batches before the transaction that uses them: a sent text takes the embedded
// database ten times as long as one copied within it, and only one transaction runs at a time.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { stagedTexts } from './tables.ts';

export interface StagedTexts {
  staging: string;
  count: number;
  /** The position of a text. Undefined for a text that was not staged. */
  placeOf: (text: string) => number | undefined;
}

/** The job that writes the texts. */
interface Writer {
  scope: { companyId: number };
  step: (work: (transaction: Transaction) => Promise<void>) => Promise<void>;
  afterwards: (work: () => Promise<void>) => void;
}

/** Characters. Shorter texts are sent with their row. */
const leastLength = 1000;

/** Characters sent in one transaction. */
const lengthAtOnce = 50_000;

/** Stages the texts. They are deleted when the job's attempt ends. */
export async function stageTexts(
  database: Database,
  { scope: { companyId: company_id }, step, afterwards }: Writer,
  texts: Iterable<string>,
): Promise<StagedTexts> {
  const staging: string = randomUUID();
  const ofStaging = and(eq(stagedTexts.company_id, company_id), eq(stagedTexts.staging, staging));
  afterwards(() => removeAll(database, ofStaging));
  const places = new Map<string, number>();
  let rows: (typeof stagedTexts.$inferInsert)[] = [];
  let length = 0;
  const send = async () => {
    const some = rows;
    rows = [];
    length = 0;
    if (some.length > 0)
      await step(async (transaction) => void (await transaction.insert(stagedTexts).values(some)));
  };
  for (const content of texts) {
    if (content.length < leastLength || places.has(content)) continue;
    rows.push({ company_id, staging, place: places.size, content });
    places.set(content, places.size);
    length += content.length;
    if (length >= lengthAtOnce) await send();
  }
  await send();
  return { staging, count: places.size, placeOf: (text) => places.get(text) };
}

/** Throws unless all staged texts still exist. Otherwise missing texts would be lost silently. */
export async function requireStaged(
  transaction: Transaction,
  { staging, count }: StagedTexts,
): Promise<void> {
  const there = await transaction.$count(stagedTexts, eq(stagedTexts.staging, staging));
  if (there !== count) throw new Error(`only ${there} of ${count} staged texts exist`);
}

/** Hours that an attempt may take. Older staged texts belong to an attempt that was killed. */
const longest = 6;

export const removeOldStagedTexts = (database: Database): Promise<void> =>
  removeAll(database, lt(stagedTexts.created_at, sql`now() - ${longest} * interval '1 hour'`));

/** Rows deleted in one transaction. */
const batch = 50;

async function removeAll(database: Database, which: ReturnType<typeof and>): Promise<void> {
  for (let gone = batch; gone === batch;) {
    gone = await database.system(async (transaction) => {
      const some = transaction
        .select({ ctid: sql`ctid` })
        .from(stagedTexts)
        .where(which)
        .limit(batch);
      const removed = await transaction
        .delete(stagedTexts)
        .where(inArray(sql`ctid`, some))
        .returning({ place: stagedTexts.place });
      return removed.length;
    });
  }
}
