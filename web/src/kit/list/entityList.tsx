// Declares the list of an entity's records: its fragment, columns, texts, dialogs, deletion and merge.
import {
  createElement,
  useMemo,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { usePaginationFragment } from 'react-relay';
import type { FragmentRefs, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Columns, MenuItem, RecordSearch } from '../../ui/index.ts';
import type { Admin_company$key } from '../../__generated__/Admin_company.graphql.ts';
import { mergeActions, type Merging } from '../actions/useMerge.tsx';
import type { PagedRecordDialogProps } from '../actions/useSubmit.ts';
import { requireAdmission, useAdmin, type Permission } from '../pages/Admin.ts';
import type { Page } from '../pages/page.tsx';
import { selectionOf, type BulkSelection } from '../relay/bulk.ts';
import type { Nouns } from '../relay/outcome.ts';
import { usePageData } from '../relay/pageData.ts';
import { useDialog } from '../relay/useDataModals.tsx';
import type { ListAddress, ListState } from './listAddress.ts';
import type { ListFrameProps } from './ListFrame.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { SortButton } from './sorting/SortButton.tsx';
import { useList } from './useList.ts';
import type { ConnectionOf } from './usePages.ts';
import { useRecordActions, type ActedOn } from './useRecordActions.tsx';

/** The data of a fragment on a company. */
type CompanyData = Admin_company$key & { readonly ' $fragmentType': string };

/** The reference to a fragment with this data. */
interface KeyOf<Data extends CompanyData> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': FragmentRefs<Data[' $fragmentType']>;
}

type RecordConnection<Node> = ConnectionOf<Node> & { readonly __id: string };

/** A record with the name by which labels and questions call it. */
type Row<Node> = Node & { readonly name: string };

/** Required for records without a field `name`. */
type Named<Node> = Node extends { readonly name: string }
  ? unknown
  : { named: (node: Node) => string };

/** What the items of a row's menu are made of. */
interface ListPlace {
  companyId: string;
  /** The company's, as in addresses. */
  code: string;
  may: (permission: Permission) => boolean;
  refresh: () => void;
  /** Opens a dialog; the list is refreshed when it is done. */
  open: (render: (onDone: () => void) => ReactNode) => void;
}

interface EntityList<
  Data extends CompanyData,
  Node,
  Sorted extends string,
  Order extends { field: string },
  Rest extends object,
  Filter,
> extends Pick<ListFrameProps<Sorted>, 'id' | 'title' | 'start'> {
  search: { label: string; placeholder: string };
  address: ListAddress<Sorted, Order, Rest>;
  fragment: GraphQLTaggedNode;
  connection: (data: Data) => RecordConnection<Node>;
  /** Page size, if not the usual one. */
  size?: number;
  columns: (code: string) => Columns<Row<Node>, NoInfer<Sorted>>;
  /** Items of a row's menu between edit and delete. */
  items?: (row: Row<Node>, place: ListPlace) => readonly MenuItem[];
  /** For all actions, or for each. */
  permission: Permission | Readonly<Record<'create' | 'sort' | 'delete', Permission>>;
  /** «группа», «группы», «групп» */
  noun: Nouns;
  /** «группу», where it differs from the nominative. */
  accusative?: string;
  /** The label of the main action. */
  create?: string;
  /** The dialog to create and edit. */
  dialog: ComponentType<PagedRecordDialogProps<Row<Node>>>;
  /** The dialog of the manual order. */
  sortDialog?: ComponentType<{ companyId: string; onDone: () => void }>;
  /** The page of a new record, which opens after creation; left out for records without pages. */
  pageOf?: (code: string, databaseId: number) => string;
  /** What the address filters by, which limits a bulk deletion of all matches. */
  filter?: (state: ListState<Sorted, Rest>) => Filter;
  deletion: {
    mutation: GraphQLTaggedNode;
    input: (
      companyId: string,
      selection: BulkSelection<{ search: string | null; filter?: Filter }>,
    ) => object;
    /** A sentence on dependent records; the rows are null when the selection exceeds the loaded ones. */
    loss: (rows: readonly Row<Node>[] | null) => string;
  };
  merge?: Pick<Merging<Row<Node>>, 'stays' | 'label' | 'passes' | 'mutation'> & {
    useSearch: (companyId: string) => RecordSearch;
    /** Whether merging is offered in place of deleting. */
    isUsed?: (row: Row<Node>) => boolean;
    /** Records that stay. */
    except?: (row: Row<Node>) => boolean;
  };
}

/** The list of a page whose query spreads the fragment in its company. */
export function entityListScreen<
  TQuery extends OperationType & { response: { company?: KeyOf<Data> | null | undefined } },
  Data extends CompanyData,
  Node extends Omit<ActedOn, 'name'>,
  Sorted extends string,
  Order extends { field: string },
  Rest extends object,
>(
  route: Page<TQuery>,
  declared: EntityList<Data, Node, Sorted, Order, Rest, undefined> & Named<Node>,
): FunctionComponent {
  const useEntities = entityList(declared);
  return function EntityListScreen() {
    const { company } = usePageData(route);
    return <ListPage {...useEntities(requireAdmission(company)).page} />;
  };
}

/** A hook with the list and the props of its page, for a screen that adds to them. */
export function entityList<
  Data extends CompanyData,
  Node extends Omit<ActedOn, 'name'>,
  Sorted extends string,
  Order extends { field: string },
  Rest extends object,
  Filter = undefined,
>(declared: EntityList<Data, Node, Sorted, Order, Rest, Filter> & Named<Node>) {
  const {
    noun,
    accusative = noun[0],
    create,
    deletion,
    merge,
    filter,
    pageOf,
    sortDialog,
  } = declared;
  const { columns: columnsOf, size, permission } = declared;
  const useSearch = merge?.useSearch ?? noSearch;
  const flags =
    typeof permission === 'string'
      ? { create: permission, sort: permission, delete: permission }
      : permission;

  return function useEntities(key: KeyOf<Data>) {
    const pagination = usePaginationFragment<OperationType, KeyOf<Data>>(declared.fragment, key);
    const nodes = useList(declared.address, pagination, declared.connection, size ? { size } : {});
    const rows = useMemo(() => namedRows<Node>(declared, nodes.rows), [nodes.rows]);
    const list = { ...nodes, rows };
    const { data, state, search, refresh } = list;
    const match = { search, ...(filter && { filter: filter(state) }) };
    const { companyId, code, may } = useAdmin(data);
    const open = useDialog(refresh);
    const choice = useSearch(companyId);
    const merging = merge && mergeActions(open, { ...merge, accusative, search: choice });
    const actions = useRecordActions({
      companyId,
      list,
      dialog: declared.dialog,
      noun,
      accusative,
      deletion: deletion.mutation,
      input: (selection) => deletion.input(companyId, selectionOf(selection, match)),
      loss: deletion.loss,
      instead: (row) => merging?.inPlaceOfDeleting(row, merge?.isUsed?.(row) === true) ?? false,
      ...(pageOf && { pageOf: (databaseId) => pageOf(code, databaseId) }),
    });
    const columns = useMemo(() => columnsOf(code), [code]);
    const menu = (row: Row<Node>, ...special: readonly MenuItem[]) =>
      actions.menu(
        row,
        ...(declared.items?.(row, { companyId, code, may, open, refresh }) ?? []),
        ...special,
        ...(merging && merge?.except?.(row) !== true ? [merging.item(row)] : []),
      );
    const page: ListPageProps<Row<Node>, Sorted> = {
      id: declared.id,
      title: declared.title,
      search: declared.search,
      start: declared.start,
      columns,
      list: {
        ...list,
        // TypeScript can't tell that a search and a sort are parts of the state.
        change: (part, options) => list.change(part as Partial<ListState<Sorted, Rest>>, options),
      },
      rowLabel: ({ name }) => name,
      rowActions: menu,
      create: create !== undefined &&
        may(flags.create) && { label: create, onClick: actions.create },
      actions: sortDialog && may(flags.sort) && list.rows.length > 1 && (
        <SortButton
          onClick={() => open((onDone) => createElement(sortDialog, { companyId, onDone }))}
        />
      ),
      bulk: may(flags.delete) && actions.bulk,
    };
    return { list, companyId, code, may, open, page, menu, bulk: actions.bulk };
  };
}

/** Records without a field `name` are `named`. */
function namedRows<Node>(declared: Named<Node>, nodes: readonly Node[]): readonly Row<Node>[] {
  const { named } = declared as { named?: (node: Node) => string };
  const rows = named ? nodes.map((node) => ({ ...node, name: named(node) })) : nodes;
  return rows as readonly Row<Node>[];
}

const noSearch = (): RecordSearch => () => Promise.resolve({ records: [], next: null });
