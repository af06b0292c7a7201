// Create, edit and delete for a list's records, and bulk deletion.
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
import { bulkMessage, type BulkResponse, type Nouns } from '../relay/outcome.ts';
import { usePermanentDelete } from '../actions/useAction.ts';
import { useRecordDialog } from '../relay/useDataModals.tsx';
import type { PagedRecordDialogProps } from '../actions/useSubmit.ts';
import type { BulkAction } from './ListFrame.tsx';

/**
 * A mutation that deletes the selection from the server and the list; its payload spreads `...outcome_payload`.
 */
interface Deletion extends MutationParameters {
  readonly variables: { readonly input: object; readonly connections: readonly string[] };
  readonly response: BulkResponse;
}

/** Servers may leave the permissions out and reject the mutation instead. */
export type ActedOn = TableRow & {
  readonly name: string;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
};

interface RecordActions<Row> {
  create: () => void;
  /** The menu of a row; `special` items are placed between edit and delete. */
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
  /** The dialog to create and edit. */
  dialog: ComponentType<PagedRecordDialogProps<Row>>;
  /** «группа», «группы», «групп» */
  noun: Nouns;
  /** «группу», where it differs from the nominative. */
  accusative?: string;
  deletion: GraphQLTaggedNode;
  /** The mutation's input for the selection: `selectionOf` with the list's search and filter. */
  input: (selection: TableSelection) => TDeletion['variables']['input'];
  /**
   * A sentence on dependent records that are deleted too; null when the selection exceeds the loaded rows.
   */
  loss: (rows: readonly Row[] | null) => string;
  /** An alternative to deleting a record that is in use. */
  instead?: (row: Row) => (() => void) | false;
  /** The page of a new record, which opens after creation; left out for records without pages. */
  pageOf?: (databaseId: number) => string;
}): RecordActions<Row> {
  const { __id: connectionId } = list.connection;
  const navigate = useNavigate();
  const edit = useRecordDialog(dialog, {
    companyId,
    onDone: list.refresh,
    onMade: pageOf && ((databaseId) => void navigate(pageOf(databaseId))),
  });
  const commit = usePermanentDelete<TDeletion>(deletion, list.refresh);
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
      done: bulkMessage('Удалено', noun),
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

/** Maximum number of names in a confirmation. */
const namedRows = 5;

function namesOf(rows: readonly { readonly name: string }[]): string {
  const names = rows.slice(0, namedRows).map(({ name }) => `«${name}»`);
  const others = rows.length - names.length;
  return `${names.join(', ')}${others > 0 ? ` и ещё ${formatNumber(others)}` : ''}`;
}
