// The screen of a list: its head with the main action, search and filter, what can be done with many rows, and what
// stands there when there are none. What shows the rows gets all it needs for that: a DataTable, or cards.
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
import { useAwaitedCreation } from '../pages/creation.ts';
import type { List } from './useList.ts';
import type { ConnectionOf } from './usePages.ts';
import { lookOf, tableIdIn } from './views/looks.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

/** What a screen needs of a list, whatever its rows and its conditions are. */
export type FramedList<Sorted extends string> = Pick<
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

/** What the screen gives to what shows the rows. */
export type ListView<Sorted extends string> = Pick<
  DataTableProps<TableRow, Sorted>,
  | 'id'
  | 'usual'
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

/** Something that can be done with the selected rows. */
export interface BulkAction {
  label: string;
  icon: ReactNode;
  /** Answers whether anything was done: then nothing is selected any more. */
  run: (selection: TableSelection) => Promise<boolean>;
}

export interface ListFrameProps<Sorted extends string> {
  /** What a person set for its table is kept under it. */
  id: string;
  list: FramedList<Sorted>;
  title: string;
  /** Where it is not the number of what the list shows; null for none. */
  count?: number | null;
  /** Beside the title: the state of the record whose list it is. */
  badge?: ReactNode;
  /** Quiet words before the actions. */
  note?: ReactNode;
  /** The main action. False for who may not. */
  create: { label: string; onClick: () => void } | { label: string; to: string } | false;
  /** Beside the main action. */
  actions?: ReactNode;
  /** ListTabs. */
  tabs?: ReactNode;
  /** Left out where nothing is searched. */
  search?: { label: string; placeholder: string };
  /** ListFilter. */
  filter?: ReactNode;
  /** On the right of the bar over the rows. */
  tools?: ReactNode;
  /** False for who may do nothing with many rows. */
  bulk?: readonly (BulkAction | false)[] | false;
  /** What is being done to many rows, and how far it is; undefined when that can't be told. */
  progress?: { label: string; value: number | undefined } | false;
  /** For a list where nothing was made so far: one sentence on what it is for. */
  start: { title: string; text: ReactNode; icon: ReactNode };
  children: (view: ListView<Sorted>) => ReactNode;
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
  const usual = useMemo(() => (open.view ? lookOf(open.view) : undefined), [open.view]);
  useAwaitedCreation(create && 'onClick' in create ? create.onClick : undefined);
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
        usual,
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
            {open.isThere && <ViewsButton tableId={id} list={list} />}
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
