// What is done with the records of a list: one is made, changed or deleted, many are deleted.
import type { ComponentType } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  countOf,
  deleteItem,
  formatNumber,
  selectedCount,
  type MenuEntries,
  type MenuItem,
  type TableRow,
  type TableSelection,
} from '../../ui/index.ts';
import { onlyRow } from '../relay/bulk.ts';
import { skippedOf, toldOf, type Nouns, type SkippedKeys } from '../relay/outcome.ts';
import { useRemoval } from '../actions/useAction.ts';
import { useRecordDialog } from '../relay/useDataModals.tsx';
import type { PagedRecordDialog } from '../actions/useSave.ts';
import type { BulkAction } from './ListFrame.tsx';

/** A mutation that deletes those that are chosen, also from the list, and tells how many they were, and which stay. */
interface Deletion extends MutationParameters {
  readonly variables: { readonly input: object; readonly connections: readonly string[] };
  readonly response: Readonly<
    Record<string, { readonly deletedCount: number; readonly skipped?: SkippedKeys }>
  >;
}

/** What a server does not tell of somebody's rights, it refuses when they try. */
type ActedOn = TableRow & {
  readonly name: string;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
};

interface RecordActions<Row> {
  create: () => void;
  /** The menu of a row; what is `special` stands between changing and deleting. */
  menu: (row: Row, ...special: readonly MenuItem[]) => MenuEntries;
  bulk: readonly BulkAction[];
}

export function useRecordActions<TDeletion extends Deletion, Row extends ActedOn>({
  companyId,
  list,
  dialog,
  noun,
  accusative = noun[0],
  deletion,
  input,
  loss,
  instead,
  pageOf,
}: {
  companyId: string;
  list: {
    connection: { readonly __id: string };
    rows: readonly Row[];
    paging: { hasNext: boolean };
    totalCount: number;
    refresh: () => void;
  };
  /** Creates and changes. */
  dialog: ComponentType<PagedRecordDialog<Row>>;
  /** «группа», «группы», «групп» */
  noun: Nouns;
  /** «группу», where it is another word. */
  accusative?: string;
  deletion: GraphQLTaggedNode;
  /** Which of them: `chosenOf` the selection, with the search and the filter of the list. */
  input: (selection: TableSelection) => TDeletion['variables']['input'];
  /** What goes with them, and how much of it; null when they are more than those on the screen. */
  loss: (rows: readonly Row[] | null) => string;
  /** What is done in place of deleting one that can't go as long as something names it. */
  instead?: (row: Row) => (() => void) | false;
  /** The address of a new one by its id in the REST API, where they have pages: it opens. */
  pageOf?: (databaseId: number) => string;
}): RecordActions<Row> {
  const { __id: connectionId } = list.connection;
  const navigate = useNavigate();
  const edit = useRecordDialog(dialog, {
    companyId,
    onDone: list.refresh,
    onMade: pageOf && ((databaseId) => void navigate(pageOf(databaseId))),
  });
  const commit = useRemoval<TDeletion>(deletion, list.refresh);
  const remove = (selection: TableSelection) => {
    const isWide = selection.allMatching && list.paging.hasNext;
    const rows = isWide
      ? null
      : list.rows.filter(({ id }) => selection.allMatching || selection.ids.has(id));
    const [, few, many] = noun;
    const [only, ...others] = rows ?? [];
    const what =
      only && others.length === 0
        ? `${accusative} «${only.name}»`
        : countOf(selectedCount(selection, list.totalCount), [accusative, few, many]);
    return commit({
      title: `Удалить ${what}?`,
      description: `${others.length > 0 ? `${namesOf(rows ?? [])}. ` : ''}${loss(rows)}`,
      variables: { input: input(selection), connections: [connectionId] },
      done: (response) => toldOf(outcomeIn(response), 'Удалено', noun),
    });
  };

  return {
    create: () => edit(null),
    menu: (row, ...special) => [
      {
        id: 'edit',
        label: 'Изменить',
        icon: <Pencil />,
        disabled: row.viewerCanUpdate === false,
        onAction: () => edit(row),
      },
      ...special,
      'separator',
      deleteItem(instead?.(row) || (() => void remove(onlyRow(row.id))), {
        disabled: row.viewerCanDelete === false,
      }),
    ],
    bulk: [{ label: 'Удалить', icon: <Trash2 />, run: remove }],
  };
}

/** A deletion has one field. */
function outcomeIn(response: Deletion['response']) {
  const [payload] = Object.values(response);
  return { count: payload?.deletedCount ?? 0, skipped: skippedOf(payload?.skipped) };
}

/** So many names fit a question. */
const namedRows = 5;

function namesOf(rows: readonly { readonly name: string }[]): string {
  const names = rows.slice(0, namedRows).map(({ name }) => `«${name}»`);
  const others = rows.length - names.length;
  return `${names.join(', ')}${others > 0 ? ` и ещё ${formatNumber(others)}` : ''}`;
}
