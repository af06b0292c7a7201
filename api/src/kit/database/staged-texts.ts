// Long texts on their way into a transaction that writes many of them. A text that is sent takes the embedded database ten
// times as long as one that it copies, and it has one transaction at a time: so they are sent before, some at a time, with
// the turns of others between.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { stagedTexts } from './tables.ts';

export interface StagedTexts {
  staging: string;
  count: number;
  /** Undefined for a text that is not there. */
  placeOf: (text: string) => number | undefined;
}

/** The job that writes. */
interface Writer {
  scope: { companyId: number };
  step: (work: (transaction: Transaction) => Promise<void>) => Promise<void>;
  afterwards: (work: () => Promise<void>) => void;
}

/** Characters: what is shorter goes with its row. */
const leastLength = 1000;

/** Characters that are sent in one transaction. */
const lengthAtOnce = 50_000;

/** They are there until the job's attempt has ended. */
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

/** Throws where they are not all there any more: nobody would notice a text that is missing. */
export async function requireStaged(
  transaction: Transaction,
  { staging, count }: StagedTexts,
): Promise<void> {
  const there = await transaction.$count(stagedTexts, eq(stagedTexts.staging, staging));
  if (there !== count) throw new Error(`${there} of ${count} staged texts are there`);
}

/** Hours that an attempt may take; what is older is of one that was killed. */
const longest = 6;

export const removeOldStagedTexts = (database: Database): Promise<void> =>
  removeAll(database, lt(stagedTexts.created_at, sql`now() - ${longest} * interval '1 hour'`));

/** Rows that go at once. */
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
