// Answers a call from its recipe like handwritten code: one transaction, named statements, and independent statements
// sent together.
import type pg from 'pg';
import type { Sent } from './cases.ts';
import type { Answer, AnswerFrom, Recipe, Step, Value } from './recipe.ts';

type Results = pg.QueryResult<Row>[];

interface Row {
  [column: string]: unknown;
}

/** Returns the results of the work's statements; throws unless the caller is signed in. */
export async function runRecipe(pool: pg.Pool, recipe: Recipe, sent: Sent): Promise<Results> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const known = await Promise.all([
      client.query('begin'),
      ...recipe.authentication.map((step) => send(client, step, sent, [])),
    ]);
    if (known.at(-1)?.rows.length !== 1) throw new Error('the caller is not signed in');
    const run = recipe.method === 'GET' ? read : write;
    return await run(client, recipe.work, sent);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Reads run concurrently and don't wait for the end of the transaction. */
async function read(client: pg.PoolClient, work: readonly Step[], sent: Sent): Promise<Results> {
  const results = work.map((step) => send(client, step, sent, []));
  const [answers] = await Promise.all([Promise.all(results), client.query('commit')]);
  return answers;
}

/** A write checks its result before the next statement. */
async function write(client: pg.PoolClient, work: readonly Step[], sent: Sent): Promise<Results> {
  const results: Results = [];
  let entered: Promise<pg.QueryResult<Row>>[] = [];
  for (const step of work) {
    const sentOff = send(client, step, sent, results);
    entered.push(sentOff);
    if (step.enters) continue;
    results.push(...(await Promise.all(entered)));
    entered = [];
  }
  await client.query('commit');
  return results;
}

function send(
  client: pg.PoolClient,
  { name, text, rowMode, values }: Step,
  sent: Sent,
  results: Results,
): Promise<pg.QueryResult<Row>> {
  const filled = values.map((value) => fill(value, sent, results));
  return client.query<Row>({ name, text, values: filled, ...(rowMode && { rowMode }) });
}

function fill(value: Value, sent: Sent, results: Results): unknown {
  switch (value.kind) {
    case 'constant':
      return value.value;
    case 'sent':
      return sent[value.name];
    case 'item':
      return listIn(sent, value.name)[value.place];
    case 'array':
      return `{${listIn(sent, value.name).join()}}`;
    case 'returned':
      return results[value.step]?.rows[0]?.[value.column];
    case 'now':
      return new Date().toISOString();
  }
}

const listIn = (sent: Sent, name: string) => sent[name] as readonly number[];

/** Builds the response from the results. */
export function answerOf({ data, total, counts }: AnswerFrom, results: Results): Answer {
  const rows = results[data.step]?.rows ?? [];
  const [row = {}] = rows;
  if (data.form === 'row') return { data: row };
  if (data.form === 'cell') return { data: Object.values(row)[0] };
  const counted = counts && countsOf(results[counts.step]?.rows ?? []);
  return {
    data: rows,
    meta: {
      total: totalOf(total, results, counted ?? {}),
      ...(counts && counted && { counts: { [counts.column]: counted } }),
    },
  };
}

function countsOf(rows: readonly Row[]): Record<string, number> {
  const found = rows.filter(({ count }) => Number(count) > 0);
  return Object.fromEntries(found.map(({ value, count }) => [String(value), Number(count)]));
}

function totalOf(
  total: AnswerFrom['total'],
  results: Results,
  counts: Record<string, number>,
): number | null {
  if (total === null) return null;
  if ('step' in total) return Number(results[total.step]?.rows[0]?.['count']);
  return total.sumOf.reduce((sum, value) => sum + (counts[value] ?? 0), 0);
}
