// The selected files of the list, as actions receive them.
import { rowsOf, type SelectedRows } from '../../kit/relay/bulk.ts';
import type { Nouns } from '../../kit/relay/outcome.ts';
import type { TableSelection } from '../../ui/index.ts';
import type { FileRow } from './useFileRows.ts';
import type { FileStorageItemMatch } from '../../__generated__/useFileMovesMoveMutation.graphql.ts';

export const fileNouns: Nouns = ['файл', 'файла', 'файлов'];

export interface ChosenFiles extends SelectedRows<FileStorageItemMatch> {
  /** The selected files that are loaded. */
  readonly items: readonly FileRow[];
}

export interface ListedFiles {
  rows: readonly FileRow[];
  paging: { hasNext: boolean };
  totalCount: number;
  /** The search and filter of the list. */
  match: FileStorageItemMatch;
}

export function chosenFiles(
  selection: TableSelection,
  { rows, paging: { hasNext }, totalCount, match: { search, filter } }: ListedFiles,
): ChosenFiles {
  const ids = rows.map(({ id }) => id);
  return {
    ...rowsOf(selection, { ids, hasNext, totalCount, match: { search, filter } }),
    items: rows.filter(({ id }) => selection.allMatching || selection.ids.has(id)),
  };
}
