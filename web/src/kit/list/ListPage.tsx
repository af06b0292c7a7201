// The screen of a list with a table of its rows.
import { DataTable, type Columns, type TableRow, type MenuEntries } from '../../ui/index.ts';
import { ListFrame, type ListFrameProps, type ListFrameState } from './ListFrame.tsx';
import type { SortedBy } from './listAddress.ts';

/** The columns of a list with this address; every sortable column must be among them. */
export type ListColumns<Row, Address> = Columns<Row, SortedBy<Address>>;

export interface ListPageProps<Row extends TableRow, Sorted extends string> extends Omit<
  ListFrameProps<Sorted>,
  'children'
> {
  list: ListFrameState<Sorted> & { rows: readonly Row[] };
  columns: Columns<Row, NoInfer<Sorted>>;
  /** Completes the labels «Выбрать: …» and «Действия: …». */
  rowLabel: (row: Row) => string;
  /** The menu of a row. */
  rowActions: (row: Row) => MenuEntries;
}

export function ListPage<Row extends TableRow, Sorted extends string>({
  columns,
  rowLabel,
  rowActions,
  ...frame
}: ListPageProps<Row, Sorted>) {
  return (
    <ListFrame {...frame}>
      {(view) => (
        <DataTable {...view} {...{ columns, rowLabel, rowActions }} rows={frame.list.rows} />
      )}
    </ListFrame>
  );
}
