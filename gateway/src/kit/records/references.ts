// Records that other records refer to by an id. All that a list refers to are read before its rows are handed on, each
// once and together, so that reading a field of a row never waits.
import type { RecordPlan, ReferencePlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import type { RestPath } from '../rest/path.ts';
import { recordsOf } from './records.ts';

type Row = Record<string, unknown>;

/** Puts into each row what its references lead to: the record, null, or the error that came instead. */
export async function attachReferences(
  rest: RestClient,
  from: RestPath,
  rows: readonly object[],
  plan: RecordPlan,
): Promise<void> {
  if (plan.references.length === 0 && plan.nested.length === 0) return;
  await Promise.all([
    ...plan.references.map((reference) => attach(rest, from, rows as Row[], reference)),
    ...plan.nested.map(({ name, plan: nested }) =>
      attachReferences(rest, from, partsOf(rows as Row[], name), nested),
    ),
  ]);
}

async function attach(
  rest: RestClient,
  from: RestPath,
  rows: readonly Row[],
  { key, name, collection, plan }: ReferencePlan,
): Promise<void> {
  for (const [companyId, those] of byCompany(from, rows)) {
    const ids = new Set<number>();
    for (const row of those) {
      const id = row[key];
      if (typeof id === 'number') ids.add(id);
    }
    const loaded = await recordsOf(rest, collection(companyId)).loadAll(ids, plan);
    for (const row of those) {
      const id = row[key];
      row[name] = typeof id === 'number' ? loaded(id) : null;
    }
  }
}

/** Rows of a list above all companies may be of several. */
function byCompany(
  { companyId }: RestPath,
  rows: readonly Row[],
): Iterable<readonly [companyId: number, rows: readonly Row[]]> {
  const first = companyId ?? (rows[0]?.['company_id'] as number);
  const alike = companyId !== null || rows.every((row) => row['company_id'] === first);
  return alike ? [[first, rows]] : Map.groupBy(rows, (row) => row['company_id'] as number);
}

/** The rows of a relation, of one record or of many. */
function partsOf(rows: readonly Row[], relation: string): Row[] {
  return rows.flatMap((row) => (row[relation] as Row | readonly Row[] | null | undefined) ?? []);
}
