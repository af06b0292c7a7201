// What a screen tells a DataTable about its rows.
import type { ReactNode } from 'react';
import type { MenuEntries } from '../overlay/Menu.tsx';
import type { SelectionAction } from './SelectionBar.tsx';
import type { TableSettings } from './settings.ts';
import type { Sort } from './sort.ts';

/** What every record of a table has. */
export type TableRow = { readonly id: string };

export type Column<Row> = {
  /** The words in the head, also in the column picker. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end';
  /** Numbers, money and days: digits stand under digits. */
  digits?: boolean;
  /** Pixels; without it the column takes what is left. */
  width?: number;
  minWidth?: number;
  /** Shown only when a person asks for it in the column picker. */
  hiddenAtFirst?: boolean;
  /** Names the row for screen readers and is always seen; one column of a table. */
  isRowHeader?: boolean;
  /** Secondary: the text is grey. */
  muted?: boolean;
  /** A person added it to the table: hidden, it is there no more. */
  isAdded?: boolean;
  /** The address that the cell leads to; on the row header, the whole row opens it on Enter. */
  link?: (row: Row) => string;
  /** Before the link, for example a cover. */
  lead?: (row: Row) => ReactNode;
  /** After the link, for example a star that is a button. */
  trail?: (row: Row) => ReactNode;
};

/** The columns of a table by their ids, in their order. All that `Sorted` names must be there. */
export type Columns<Row, Sorted extends string = never> = Readonly<
  Record<Sorted, Column<Row>> & Record<string, Column<Row>>
>;

export type TableColumn<Row> = Column<Row> & { id: string };

/** Columns that a person adds to those of the table. */
export type TableMore = {
  /** Chooses one; it stands under the columns where these are set. */
  picker: ReactNode;
  remove: (columnIds: readonly string[]) => void;
  /** Those that it has where nobody set anything. */
  reset: () => void;
};

/** Chosen rows: these ids, or everything that matches the search and the filter, loaded or not. */
export type TableSelection = { ids: ReadonlySet<string>; allMatching: boolean };

export const emptySelection: TableSelection = { ids: new Set(), allMatching: false };

/** The rows that were ticked one by one; none where all that match are chosen. */
export const tickedIds = ({ ids, allMatching }: TableSelection): readonly string[] =>
  allMatching ? [] : [...ids];

/** How many rows a selection holds. */
export function selectedCount(
  selection: TableSelection,
  totalCount: number | null | undefined,
): number {
  return selection.allMatching && totalCount != null ? totalCount : selection.ids.size;
}

export type DataTableProps<Row extends TableRow, Sorted extends string = string> = {
  /** Unique among tables: what a person set (columns, density) is kept under it. */
  id: string;
  /** What it looks like where a person set nothing, when that is not as it was made. */
  usual?: TableSettings | undefined;
  /** Names the table for screen readers. */
  label: string;
  columns: Columns<Row, NoInfer<Sorted>>;
  /** Where a person may add columns. */
  more?: TableMore | undefined;
  /** A person shows a column, or hides one. */
  onColumns?: (() => void) | undefined;
  rows: readonly Row[];
  /** Names a row in «Выбрать: …» and «Действия: …». */
  rowLabel: (row: Row) => string;

  /** The columns whose heads sort. */
  sortable?: readonly Sorted[] | undefined;
  sort?: Sort<Sorted> | null | undefined;
  onSort?: ((sort: Sort<Sorted>) => void) | undefined;

  selection?: TableSelection | undefined;
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  selectionActions?: ((selection: TableSelection) => readonly SelectionAction[]) | undefined;
  /** What is being done with the selected rows, and how far it is. */
  selectionProgress?: ReactNode;

  /** The menu at the end of a row, made when it opens. */
  rowActions?: ((row: Row) => MenuEntries) | undefined;

  /** How many match in all, when it is known. */
  totalCount?: number | null | undefined;
  hasNext?: boolean | undefined;
  isLoadingNext?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;

  /** The first rows are on their way: skeletons. */
  isLoading?: boolean | undefined;
  /** Other rows are on their way: the old ones stay, dimmed. */
  isRefetching?: boolean | undefined;

  /** What stands in place of rows when there are none: EmptyState. */
  empty: ReactNode;

  /** Left part of the bar over the table: SearchField, Chips, filter. */
  toolbar?: ReactNode;
  /** Right part of the bar, before columns and density. */
  toolbarEnd?: ReactNode;
};
