// The state of the file storage in the address, and its conversion into the query's variables.
import { choice, day, values, type AddressParameter } from '../../kit/pages/addressParameters.ts';
import { listAddress, type SortedBy, type StateOf } from '../../kit/list/listAddress.ts';
import { fileKinds } from '../fileKinds.tsx';
import type { FileStorageFilter } from '../../__generated__/fileStorageRouteQuery.graphql.ts';

/** Global id of the open folder; empty is the top level. */
const folder: AddressParameter<string> = { none: '', read: (text) => text, write: (id) => id };

export const fileStorageList = listAddress({
  sorting: { name: 'NAME', size: 'SIZE', created: 'CREATED_AT' },
  views: { tab: choice(['files', 'deleted']), folder },
  looks: { view: choice(['table', 'tiles']) },
  conditions: {
    kind: values(fileKinds),
    size: choice(['', 'SMALL', 'MEDIUM', 'LARGE']),
    from: day,
    to: day,
  },
});

export type FileStorageState = StateOf<typeof fileStorageList>;
export type FileStorageTab = FileStorageState['tab'];
export type FileStorageSorting = SortedBy<typeof fileStorageList>;

export const tabNames: Record<FileStorageTab, string> = { files: 'Файлы', deleted: 'Удалённые' };

const megabyte = 1024 * 1024;

export const sizeRanges = {
  SMALL: { label: 'До 1 МБ', from: null, to: megabyte },
  MEDIUM: { label: 'От 1 до 100 МБ', from: megabyte, to: 100 * megabyte },
  LARGE: { label: 'Больше 100 МБ', from: 100 * megabyte, to: null },
} as const;

/** Whether the list covers all folders instead of the open one. */
export const coversAllFolders = (state: FileStorageState): boolean =>
  state.tab === 'deleted' || state.search !== '' || fileStorageList.isFiltered(state);

export function toVariables(state: FileStorageState) {
  return { ...fileStorageList.variables(state), filter: filterOf(state) };
}

function filterOf(state: FileStorageState): FileStorageFilter {
  const size = state.size === '' ? null : sizeRanges[state.size];
  return {
    status: [state.tab === 'deleted' ? 'DELETED' : 'KEPT'],
    ...(!coversAllFolders(state) &&
      (state.folder === '' ? { atTop: true } : { folder: state.folder })),
    ...(state.kind.length > 0 && { kind: [...state.kind] }),
    ...(size?.from != null && { sizeFrom: size.from }),
    ...(size?.to != null && { sizeTo: size.to }),
    ...(state.from !== null && { createdFrom: state.from }),
    ...(state.to !== null && { createdTo: state.to }),
  };
}
