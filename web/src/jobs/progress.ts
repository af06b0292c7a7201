// How far a job is, in words and in parts of a hundred.
import { formatNumber } from '../ui/index.ts';

/** `120 из 312`; without a total just what is done. */
export function progressWords(done: number, total: number | null | undefined): string {
  return total == null ? formatNumber(done) : `${formatNumber(done)} из ${formatNumber(total)}`;
}

/** 0 to 100; undefined while it can't be told. */
export function percentOf(done: number, total: number | null | undefined): number | undefined {
  return total == null || total === 0 ? undefined : Math.min(100, (done / total) * 100);
}
