// By how many rows a server counts its pages. Some give no more than so many, some always the same number, and not all
// say so: the rows that come tell, and where they leave it open, another page does.
import type { PageSizes } from '../rest/client.ts';
import type { ListMeta } from '../records/list-call.ts';

/** Rows of one call, at most. */
export const maxPage = 100;

export const unknownSizes: PageSizes = { least: 1, most: maxPage, full: 0 };

/** A page that was asked for, and what came. */
export interface CamePage {
  readonly page: number;
  readonly perPage: number;
  readonly rows: number;
  readonly meta: Pick<ListMeta, 'total' | 'per_page' | 'last_page'>;
}

export interface JudgedPage {
  /** How many rows its pages have, so that this one begins after as many of them as there are pages before it. */
  readonly size: number;
  /** Whether the list ends with it. */
  readonly last: boolean;
  /** What is known of the list from here on. */
  readonly sizes: PageSizes;
}

/** `rowsOf`: how many rows another page of that size has. */
export async function judgePage(
  came: CamePage,
  sizes: PageSizes,
  rowsOf: (page: number, perPage: number) => Promise<number>,
): Promise<JudgedPage> {
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
  { page, perPage, rows, meta }: CamePage,
  { full }: PageSizes,
  rowsOf: (page: number, perPage: number) => Promise<number>,
): Promise<number> {
  if (rows > perPage) return rows;
  if (rows === perPage) return perPage;
  if (meta.per_page !== null && meta.per_page > 0 && meta.per_page < perPage) return meta.per_page;
  // The total tells how many rows a page of the size that was asked for has: any other number is of another size.
  const isWhole = meta.total === null || rows === rowsLeft(meta.total, page, perPage);
  if (isWhole && (rows === 0 || perPage <= full)) return perPage;
  if (page > 1) return (await rowsOf(1, perPage)) || perPage;
  if (meta.total !== null) return (meta.total > rows && rows) || perPage;
  const goesOn = (meta.last_page ?? 1) > 1 || (await rowsOf(2, perPage)) > 0;
  return goesOn ? rows : perPage;
}

/** How many of so many rows this page has, when pages have this size. */
const rowsLeft = (total: number, page: number, size: number): number =>
  Math.min(size, Math.max(0, total - (page - 1) * size));

/** The number of the last page is reckoned from the size that was asked for. */
function endsWith({ page, perPage, rows, meta }: CamePage, size: number): boolean {
  if (meta.total !== null) return (page - 1) * size + rows >= meta.total;
  return rows < size || (size === perPage && meta.last_page === page);
}
