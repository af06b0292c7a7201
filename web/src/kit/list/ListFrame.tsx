// The layout of a list screen: title and main action, search, filter, bulk actions and empty state. It passes the rows'
// component, a DataTable or cards, everything that it needs.
import { useMemo, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import {
  Button,
  chakra,
  EmptyState,
  emptySelection,
  LinkButton,
  PageHeader,
  ProgressBar,
  SearchField,
  type DataTableProps,
  type Sort,
  type TableRow,
  type TableSelection,
} from '../../ui/index.ts';
import { useRequestedCreation } from '../pages/creation.ts';
import type { List } from './useList.ts';
import type { ConnectionOf } from './usePages.ts';
import { viewTableOf, tableIdIn } from './views/viewTable.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

/** The part of a list that the layout uses, independent of its rows and conditions. */
export type ListFrameState<Sorted extends string> = Pick<
  List<unknown, ConnectionOf<unknown>, Sorted, object>,
  | 'state'
  | 'totalCount'
  | 'paging'
  | 'sortable'
  | 'isPending'
  | 'isFiltered'
  | 'reset'
  | 'selection'
  | 'select'
  | 'open'
  | 'text'
  | 'textAt'
> & {
  change: (part: { search?: string; sort?: Sort<Sorted> }, options?: { replace: boolean }) => void;
};

/** The props for the component that shows the rows. */
export type ListRowsProps<Sorted extends string> = Pick<
  DataTableProps<TableRow, Sorted>,
  | 'id'
  | 'defaultSettings'
  | 'sortable'
  | 'sort'
  | 'onSort'
  | 'selection'
  | 'onSelectionChange'
  | 'selectionActions'
  | 'selectionProgress'
  | 'hasNext'
  | 'isLoadingNext'
  | 'onLoadMore'
  | 'isRefetching'
  | 'toolbar'
  | 'toolbarEnd'
  | 'empty'
> & { label: string; totalCount: number };

/** An action on the selected rows. */
export interface BulkAction {
  label: string;
  icon: ReactNode;
  /** Resolves to whether anything was done, which clears the selection. */
  run: (selection: TableSelection) => Promise<boolean>;
}

export interface ListFrameProps<Sorted extends string> {
  /** The key of the table's stored settings. */
  id: string;
  list: ListFrameState<Sorted>;
  title: string;
  /** Differs from the list's total in some lists; null shows none. */
  count?: number | null;
  /** Beside the title, for example the status of the parent record. */
  badge?: ReactNode;
  /** Secondary text before the actions. */
  note?: ReactNode;
  /** The main action. False without permission. */
  create: { label: string; onClick: () => void } | { label: string; to: string } | false;
  /** Beside the main action. */
  actions?: ReactNode;
  /** A ListTabs. */
  tabs?: ReactNode;
  /** Left out for a list without search. */
  search?: { label: string; placeholder: string };
  /** A ListFilter. */
  filter?: ReactNode;
  /** At the right of the toolbar. */
  tools?: ReactNode;
  /** False without permission for any bulk action. */
  bulk?: readonly (BulkAction | false)[] | false;
  /** A running bulk action and its progress in percent; undefined when that is unknown. */
  progress?: { label: string; value: number | undefined } | false;
  /** The empty state before the first record: a sentence on the list's purpose. */
  start: { title: string; text: ReactNode; icon: ReactNode };
  children: (view: ListRowsProps<Sorted>) => ReactNode;
}

export function ListFrame<Sorted extends string>({
  id,
  list,
  title,
  count = list.totalCount,
  badge,
  note,
  create,
  actions,
  tabs,
  search,
  filter,
  tools,
  bulk = false,
  progress = false,
  start,
  children,
}: ListFrameProps<Sorted>) {
  const { state, change, selection, select, open } = list;
  const usual = useMemo(() => (open.view ? viewTableOf(open.view) : undefined), [open.view]);
  useRequestedCreation(create && 'onClick' in create ? create.onClick : undefined);
  const createButton = create && <CreateButton {...create} />;
  return (
    <>
      <PageHeader
        title={title}
        count={count}
        badge={badge}
        note={note}
        actions={
          <>
            {actions}
            {createButton}
          </>
        }
        tabs={tabs}
      />
      {children({
        id: tableIdIn(id, open.view),
        defaultSettings: usual,
        label: title,
        ...list.paging,
        totalCount: list.totalCount,
        isRefetching: list.isPending,
        sortable: list.sortable,
        sort: state.sort,
        onSort: (sort) => change({ sort }),
        ...(bulk && {
          selection,
          onSelectionChange: select,
          selectionActions: (selected) =>
            bulk
              .filter((action) => action !== false)
              .map(({ run, label, icon }) => ({
                label,
                icon,
                onAction: () =>
                  void run(selected).then((isDone) => isDone && select(emptySelection)),
              })),
          selectionProgress: progress && (
            <chakra.span display="block" w="160px" px="2">
              <ProgressBar {...progress} />
            </chakra.span>
          ),
        }),
        toolbar: (
          <>
            {search && (
              <SearchField
                {...search}
                value={state.search}
                onChange={(text) => change({ search: text }, { replace: true })}
              />
            )}
            {filter}
          </>
        ),
        toolbarEnd: (
          <>
            {tools}
            {open.hasViews && <ViewsButton tableId={id} list={list} />}
          </>
        ),
        empty: list.isFiltered ? (
          <EmptyState kind="filter" onReset={list.reset} />
        ) : (
          <EmptyState kind="start" {...start} action={createButton} />
        ),
      })}
    </>
  );
}

function CreateButton({
  label,
  ...action
}: { label: string; onClick: () => void } | { label: string; to: string }) {
  const look = { variant: 'primary', icon: <Plus size={16} aria-hidden /> } as const;
  return 'to' in action ? (
    <LinkButton {...look} to={action.to}>
      {label}
    </LinkButton>
  ) : (
    <Button {...look} onClick={() => action.onClick()}>
      {label}
    </Button>
  );
}
