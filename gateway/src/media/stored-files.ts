// Files of the storage by their ids. REST has no address for one file; an entry of the storage shows its own to whoever may
// see it.
import type { FileStorageItemRow } from '../__generated__/rows.ts';
import { createLoader } from '../kit/records/loader.ts';
import type { Answer, RestClient } from '../kit/rest/client.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { fileStorageItems } from './collections.ts';

/** As it stands in what shows it. */
export type StoredFile = NonNullable<FileStorageItemRow['file']>;

type Item = Pick<FileStorageItemRow, 'file_id' | 'file'>;

/** Files of one call, and entries of its answer: a file may have several. */
const together = 20;
const entries = 100;

/** Null where no entry has it that the person may see; `withPoster` reads that too. Several travel in one call. */
export function loadStoredFile(
  rest: RestClient,
  companyId: number,
  id: number,
  withPoster: boolean,
): Promise<StoredFile | null> {
  const { path } = fileStorageItems(companyId);
  const load = rest.remember(path, 'files of entries', () =>
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
  // One that has very many entries may have taken the place of others.
  const isCut = ids.length > 1 && data.length >= entries;
  return Promise.all(
    ids.map(async (id) => {
      const found = fileIn(data, id);
      return found ?? (isCut ? fileIn((await ask([id], 1)).data, id) : null);
    }),
  );
}

/** Whoever may not see the storage, or a server that does not know the filter, leads to nothing. */
function nothingFor(error: unknown): Pick<Answer<Item[]>, 'data'> {
  if (isRestError(error, 400, 403, 404, 422)) return { data: [] };
  throw error;
}
