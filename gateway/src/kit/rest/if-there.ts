// Reading what may not be there, or not for the viewer.
import type { Params, RestClient } from './client.ts';
import { isRestError } from './errors.ts';
import type { RestPath } from './path.ts';

/** What is not there for the viewer is null. */
export async function ifThere<Row>(
  rest: RestClient,
  at: RestPath,
  params: Params = {},
): Promise<Row | null> {
  try {
    return (await rest.get<Row>(at, params)).data;
  } catch (error) {
    if (isRestError(error, 403, 404)) return null;
    throw error;
  }
}
