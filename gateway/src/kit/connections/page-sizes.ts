// Finds out the page size of a server: some cap `per_page`, some ignore it, and not all report it. The returned rows
// show it, or else another page does.
import type { PageSizes } from '../rest/client.ts';
import type { ListMeta } from '../records/list-call.ts';

/** Rows per call, at most. */
export const maxPage = 100;

export const unknownSizes: PageSizes = { least: 1, most: maxPage, full: 0 };

/** A requested page and its response. */
export interface ReceivedPage {
  readonly page: number;
  readonly perPage: number;
  readonly rows: number;
  readonly meta: Pick<ListMeta, 'total' | 'per_page' | 'last_page'>;
}

export interface AssessedPage {
  /** The actual page size, which determines where the page starts. */
  readonly size: number;
  /** Whether the list ends with it. */
  readonly last: boolean;
  /** The updated knowledge of the list's page sizes. */
  readonly sizes: PageSizes;
}

/** `rowsOf` returns the number of rows of another page of that size. */
export async function assessPage(
  came: ReceivedPage,
  sizes: PageSizes,
  rowsOf: (page: number, perPage: number) => Promise<number>,
): Promise<AssessedPage> {
  const { perPage, rows, meta } = came;
  const size = await sizeOf(came, sizes, rowsOf);
  const isSaid = size === meta.per_page;
  const known =
    size === perPage
      ? { ...sizes, full: rows === perPage ? Math.max(sizes.full, size) : sizes.full }
      : { least: isSaid ? sizes.least : size, most: size, full: size };
  return { size, last: endsWith(came, size), sizes: known };
}

async function sizeOf(
  { page, perPage, rows, meta }: ReceivedPage,
  { full }: PageSizes,
  rowsOf: (page: number, perPage: number) => Promise<number>,
): Promise<number> {
  if (rows > perPage) return rows;
  if (rows === perPage) return perPage;
  if (meta.per_page !== null && meta.per_page > 0 && meta.per_page < perPage) return meta.per_page;
  // The total determines how many rows the page has at the requested size: another number means another size.
  const isWhole = meta.total === null || rows === rowsLeft(meta.total, page, perPage);
  if (isWhole && (rows === 0 || perPage <= full)) return perPage;
  if (page > 1) return (await rowsOf(1, perPage)) || perPage;
  if (meta.total !== null) return (meta.total > rows && rows) || perPage;
  const goesOn = (meta.last_page ?? 1) > 1 || (await rowsOf(2, perPage)) > 0;
  return goesOn ? rows : perPage;
}

/** The number of rows of a page, by the total and the page size. */
const rowsLeft = (total: number, page: number, size: number): number =>
  Math.min(size, Math.max(0, total - (page - 1) * size));

/** `last_page` is computed from the requested size, so it counts only if that was used. */
function endsWith({ page, perPage, rows, meta }: ReceivedPage, size: number): boolean {
  if (meta.total !== null) return (page - 1) * size + rows >= meta.total;
  return rows < size || (size === perPage && meta.last_page === page);
}
