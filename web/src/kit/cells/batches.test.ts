// Saving more rows than one call takes.
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import type { ChangedRow, RowResult } from './useCells.ts';

const rows = Array.from({ length: 450 }, (_, index) => ({ id: String(index), was: {}, now: {} }));
const done = ({ id }: ChangedRow): RowResult => ({ id, conflicts: [], userErrors: [] });

it('are saved in batches with one combined result', async () => {
  const sizes: number[] = [];
  const results = await inBatches(async (piece) => {
    sizes.push(piece.length);
    return piece.map(done);
  })(rows);
  expect(sizes).toEqual([200, 200, 50]);
  expect(results).toEqual(rows.map(done));
});

it('stop at a failed batch, and report the rows after it as not sent', async () => {
  let calls = 0;
  const save = inBatches(async (piece) => {
    calls += 1;
    return calls === 2 ? null : piece.map(done);
  });
  const results = await save(rows);
  expect(calls).toBe(2);
  expect(results?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(results?.filter(({ userErrors }) => userErrors.length > 0)).toHaveLength(250);
});

it('return null when the first batch fails', async () => {
  expect(await inBatches(async () => null)(rows)).toBeNull();
});
