// Saves rows in batches of the size that one call takes.
import type { SaveRows, RowResult } from './useCells.ts';

/** The server's limit (`fastEdit` of a resource). */
const mostRows = 200;

/**
 * Sends the batches one after the other; after a failed call its rows and all later ones are reported as not sent.
 */
export const inBatches =
  (send: SaveRows): SaveRows =>
  async (rows) => {
    const results: RowResult[] = [];
    for (let at = 0; at < rows.length; at += mostRows) {
      const answers = await send(rows.slice(at, at + mostRows));
      if (answers === null) return at === 0 ? null : [...results, ...rows.slice(at).map(notSent)];
      results.push(...answers);
    }
    return results;
  };

const notSent = ({ id }: { id: string }): RowResult => ({
  id,
  conflicts: [],
  userErrors: [{ message: 'Строка не отправлена, сохраните ещё раз' }],
});
