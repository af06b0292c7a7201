// Reads files of the storage by id. REST has no path for a single file; a storage entry embeds its file for viewers who
// may see it.
import type { FileStorageItemRow } from '../__generated__/rows.ts';
import { createLoader } from '../kit/records/loader.ts';
import type { RestResponse, RestClient } from '../kit/rest/client.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { fileStorageItems } from './collections.ts';

/** The file as embedded in an entry. */
export type StoredFile = NonNullable<FileStorageItemRow['file']>;

type Item = Pick<FileStorageItemRow, 'file_id' | 'file'>;

/** Files per call, and entries per response: a file may have several entries. */
const together = 20;
const entries = 100;

/**
 * Null when no entry with the file is visible to the viewer; `withPoster` also reads the poster. Files of one tick are
 * read in one call.
 */
export function loadStoredFile(
  rest: RestClient,
  companyId: number,
  id: number,
  withPoster: boolean,
): Promise<StoredFile | null> {
  const { path } = fileStorageItems(companyId);
  const load = rest.memoize(path, 'files of entries', () =>
    createLoader<{ of: number; wanted: boolean }, StoredFile | null>({
      joining: { both: (one, other) => one || other, satisfies: (has, wants) => has || !wants },
      maxBatchSize: together,
      send: (keys) =>
        readFiles(
          rest,
          path,
          keys.map(({ of }) => of),
          keys.some(({ wanted }) => wanted),
        ),
    }),
  );
  return load({ of: id, wanted: withPoster });
}

async function readFiles(
  rest: RestClient,
  path: ReturnType<typeof fileStorageItems>['path'],
  ids: readonly number[],
  withPoster: boolean,
): Promise<(StoredFile | null)[]> {
  const ask = (some: readonly number[], per_page: number) =>
    rest
      .get<Item[]>(path, {
        file_id: some.join(','),
        status: 'kept,deleted',
        with: withPoster ? 'file.poster' : 'file',
        only: 'id,file_id',
        per_page,
      })
      .catch(nothingFor);
  const { data } = await ask(ids, entries);
  const fileIn = (items: readonly Item[], id: number) =>
    items.find(({ file_id }) => file_id === id)?.file ?? null;
  // A file with very many entries may have displaced those of others.
  const isCut = ids.length > 1 && data.length >= entries;
  return Promise.all(
    ids.map(async (id) => {
      const found = fileIn(data, id);
      return found ?? (isCut ? fileIn((await ask([id], 1)).data, id) : null);
    }),
  );
}

/** The viewer may not see the storage, or the server does not support the filter. */
function nothingFor(error: unknown): Pick<RestResponse<Item[]>, 'data'> {
  if (isRestError(error, 400, 403, 404, 422)) return { data: [] };
  throw error;
}
