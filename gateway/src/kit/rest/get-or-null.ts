// Reads that return null instead of an error when the viewer may not see the record or it does not exist.
import type { Params, RestClient } from './client.ts';
import { isRestError } from './errors.ts';
import type { RestPath } from './path.ts';

/** Null on 403 and 404. */
export async function getOrNull<Row>(
  rest: RestClient,
  at: RestPath,
  params: Params = {},
): Promise<Row | null> {
  return orNull(async () => (await rest.get<Row>(at, params)).data);
}

/** Reads all pages of a short list whose rows are not records; null on 403 and 404. */
export async function getAllOrNull<Row>(
  rest: RestClient,
  at: RestPath,
  params: Params = {},
): Promise<Row[] | null> {
  return orNull(async () => {
    const first = await rest.get<Row[]>(at, params);
    const rows = [...first.data];
    const { last_page: last } = first.meta as { last_page?: number | null };
    for (let page = 2; page <= (last ?? 1); page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- A second page is rare.
      rows.push(...(await rest.get<Row[]>(at, { ...params, page })).data);
    }
    return rows;
  });
}

async function orNull<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (isRestError(error, 403, 404)) return null;
    throw error;
  }
}
