// What is done with the records of a list: one is made, changed or deleted, many are deleted.
import type { ComponentType } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  countOf,
  deleteItem,
  selectedCount,
  type MenuEntries,
  type MenuItem,
  type TableRow,
  type TableSelection,
} from '../../ui/index.ts';
import { onlyRow } from '../bulk.ts';
import { useRemoval } from '../useAction.ts';
import { useRecordDialog } from '../useDataModals.tsx';
import type { RecordDialog } from '../useSave.ts';
import type { BulkAction } from './ListFrame.tsx';

/** A mutation that deletes those that are chosen, also from the list, and tells how many they were. */
interface Deletion extends MutationParameters {
  readonly variables: { readonly input: object; readonly connections: readonly string[] };
  readonly response: Readonly<Record<string, { readonly deletedCount: number }>>;
}

/** What a server does not tell of somebody's rights, it refuses when they try. */
type ActedOn = TableRow & {
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
};

type Forms = readonly [one: string, few: string, many: string];

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
  noun: [one, few, many],
  accusative = one,
  deletion,
  input,
  warning,
}: {
  companyId: string;
  list: { connection: { readonly __id: string }; totalCount: number; refresh: () => void };
  /** Creates and changes. */
  dialog: ComponentType<RecordDialog<Row>>;
  /** «группа», «группы», «групп» */
  noun: Forms;
  /** «группу», where it is another word. */
  accusative?: string;
  deletion: GraphQLTaggedNode;
  /** Which of them: `chosenOf` the selection, with the search and the filter of the list. */
  input: (selection: TableSelection) => TDeletion['variables']['input'];
  /** Said before they are deleted. */
  warning: string;
}): RecordActions<Row> {
  const { __id: connectionId } = list.connection;
  const edit = useRecordDialog(dialog, { companyId, onDone: list.refresh });
  const commit = useRemoval<TDeletion>(deletion, list.refresh);
  const remove = (selection: TableSelection) =>
    commit({
      title: `Удалить ${countOf(selectedCount(selection, list.totalCount), [accusative, few, many])}?`,
      description: warning,
      variables: { input: input(selection), connections: [connectionId] },
      done: (response) => `Удалено: ${countOf(deletedIn(response), [one, few, many])}`,
    });

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
      deleteItem(() => void remove(onlyRow(row.id)), { disabled: row.viewerCanDelete === false }),
    ],
    bulk: [{ label: 'Удалить', icon: <Trash2 />, run: remove }],
  };
}

/** A deletion has one field, whose count is told. */
const deletedIn = (response: Deletion['response']) =>
  Object.values(response).reduce((sum, { deletedCount }) => sum + deletedCount, 0);
