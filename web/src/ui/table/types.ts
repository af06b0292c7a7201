// The props and column definitions of DataTable.
import type { ReactNode } from 'react';
import type { MenuEntries } from '../overlay/Menu.tsx';
import type { SelectionAction } from './SelectionBar.tsx';
import type { TableSettings } from './settings.ts';
import type { Sort } from './sort.ts';

/** The minimum of a row. */
export type TableRow = { readonly id: string };

export type Column<Row> = {
  /** The header, also shown in the column settings. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** Tabular figures, for numbers, money and dates. */
  digits?: boolean;
  /** Pixels; by default the column takes the remaining width. */
  width?: number;
  minWidth?: number;
  /** Shown only when the user selects it in the settings. */
  hiddenAtFirst?: boolean;
  /** Names the row for screen readers and is always visible; one column per table. */
  isRowHeader?: boolean;
  /** Grey text for secondary columns. */
  muted?: boolean;
  /** Added by the user; hiding removes it. */
  isAdded?: boolean;
  /** The address of the cell's link; Enter on the row opens that of the row header. */
  link?: (row: Row) => string;
  /** Before the link, for example a cover. */
  lead?: (row: Row) => ReactNode;
  /** After the link, for example a star button. */
  trail?: (row: Row) => ReactNode;
};

/** Columns by id, in order. Must include all ids in `Sorted`. */
export type Columns<Row, Sorted extends string = never> = Readonly<
  Record<Sorted, Column<Row>> & Record<string, Column<Row>>
>;

export type TableColumn<Row> = Column<Row> & { id: string };

/** Columns that the user adds to the defaults. */
export type TableMore = {
  /** The picker, shown below the columns in the settings. */
  picker: ReactNode;
  remove: (columnIds: readonly string[]) => void;
  /** Restores the default columns. */
  reset: () => void;
};

/** Selected rows: these ids, or everything that matches search and filter, loaded or not. */
export type TableSelection = { ids: ReadonlySet<string>; allMatching: boolean };

export const emptySelection: TableSelection = { ids: new Set(), allMatching: false };

/** The individually selected ids; empty when all matches are selected. */
export const tickedIds = ({ ids, allMatching }: TableSelection): readonly string[] =>
  allMatching ? [] : [...ids];

/** The number of selected rows. */
export function selectedCount(
  selection: TableSelection,
  totalCount: number | null | undefined,
): number {
  return selection.allMatching && totalCount != null ? totalCount : selection.ids.size;
}

export type DataTableProps<Row extends TableRow, Sorted extends string = string> = {
  /** Unique among tables: the storage key of the settings. */
  id: string;
  /** The default settings, if not the common ones. */
  defaultSettings?: TableSettings | undefined;
  /** Accessible name. */
  label: string;
  columns: Columns<Row, NoInfer<Sorted>>;
  /** Left out where users can't add columns. */
  more?: TableMore | undefined;
  /** Called when a column is shown or hidden. */
  onColumns?: (() => void) | undefined;
  rows: readonly Row[];
  /** Completes the labels «Выбрать: …» and «Действия: …». */
  rowLabel: (row: Row) => string;

  /** The sortable columns. */
  sortable?: readonly Sorted[] | undefined;
  sort?: Sort<Sorted> | null | undefined;
  onSort?: ((sort: Sort<Sorted>) => void) | undefined;

  selection?: TableSelection | undefined;
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  selectionActions?: ((selection: TableSelection) => readonly SelectionAction[]) | undefined;
  /** Shows the progress of a bulk action. */
  selectionProgress?: ReactNode;

  /** The menu of a row, created when it opens. */
  rowActions?: ((row: Row) => MenuEntries) | undefined;

  /** The number of all matches, if known. */
  totalCount?: number | null | undefined;
  hasNext?: boolean | undefined;
  isLoadingNext?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;

  /** Shows skeletons while the first rows load. */
  isLoading?: boolean | undefined;
  /** Dims the current rows while others load. */
  isRefetching?: boolean | undefined;

  /** Shown without rows: an EmptyState. */
  empty: ReactNode;

  /** Left part of the toolbar: SearchField, Chips, filter. */
  toolbar?: ReactNode;
  /** Right part of the toolbar, before the settings. */
  toolbarEnd?: ReactNode;
};
