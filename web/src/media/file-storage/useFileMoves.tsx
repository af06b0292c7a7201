// Moves and copies files of the storage into a picked folder or a drop target, with undo.
import { graphql } from 'react-relay';
import { useBulkMutation, useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import type { BulkSelection } from '../../kit/relay/bulk.ts';
import { outcomeOf, outcomeOfAll, reportOutcome } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { countOf, lazyPart, useAlerts, useConfirm } from '../../ui/index.ts';
import { fileNouns, type ChosenFiles } from './chosenFiles.ts';
import type { Folder } from './folders/folderTree.ts';
import type { FileRow } from './useFileRows.ts';
import type { useFileMovesCopyMutation } from '../../__generated__/useFileMovesCopyMutation.graphql.ts';
import type {
  FileStorageItemMatch,
  useFileMovesMoveMutation,
} from '../../__generated__/useFileMovesMoveMutation.graphql.ts';

const MoveModal = lazyPart(() => import('./MoveModal.tsx'), 'MoveModal');

export function useFileMoves({
  companyId,
  folders,
  refresh,
}: {
  companyId: string;
  folders: readonly Folder[];
  refresh: () => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const send = useSending(companyId);

  /** The picked folder; undefined when the dialog is dismissed. */
  const ask = async (title: string, confirmLabel: string, { items: [first] }: ChosenFiles) => {
    const answer = await modals.open<{ folder: Folder | null }>((close) => (
      <MoveModal
        {...{ title, confirmLabel, folders }}
        at={first?.folderDatabaseId ?? null}
        onChoose={(folder) => close({ folder })}
      />
    ));
    return answer?.folder;
  };

  const putBack = async (items: readonly FileRow[]) => {
    const places = Map.groupBy(items, ({ folderDatabaseId }) => folderDatabaseId);
    const outcomes = await Promise.all(
      [...places].map(([place, lain]) => {
        const folder = folders.find(({ databaseId }) => databaseId === place) ?? null;
        return send.move({ ids: lain.map(({ id }) => id) }, folder);
      }),
    );
    const outcome = outcomeOfAll(outcomes.filter((each) => each !== null));
    if (outcome === null) return;
    reportOutcome(alerts, outcome, { done: 'Возвращено на место', nouns: fileNouns });
    refresh();
  };
  const moveTo = async ({ chosen, items }: ChosenFiles, folder: Folder | null) => {
    const outcome = await send.move(chosen, folder);
    if (outcome === null) return false;
    reportOutcome(alerts, outcome, {
      done: folder ? `Перемещено в «${folder.name}»` : 'Перемещено наверх',
      nouns: fileNouns,
      // The previous folders of rows that are not loaded are unknown, so there is no undo for them.
      undo: chosen.ids?.length === items.length ? () => void putBack(items) : undefined,
    });
    refresh();
    return outcome.count > 0;
  };

  return {
    move: async (files: ChosenFiles) => {
      const folder = await ask('Куда переместить?', 'Переместить', files);
      return folder === undefined ? false : moveTo(files, folder);
    },
    /** Moves files that were dropped on a folder. */
    drop: async (files: ChosenFiles, folder: Folder | null) => {
      const many = countOf(files.count, fileNouns);
      const isMeant =
        files.chosen.ids != null ||
        (await confirm({
          title: folder ? `Переместить ${many} в «${folder.name}»?` : `Переместить ${many} наверх?`,
          description: 'Переместится всё, что подходит под поиск и фильтр.',
          confirmLabel: 'Переместить',
        }));
      return isMeant && moveTo(files, folder);
    },
    copy: async (files: ChosenFiles) => {
      const folder = await ask('Куда скопировать?', 'Скопировать', files);
      if (folder === undefined) return false;
      const outcome = await send.copy(files.chosen, folder);
      if (outcome === null) return false;
      reportOutcome(alerts, outcome, { done: 'Скопировано', nouns: fileNouns });
      refresh();
      return outcome.count > 0;
    },
  };
}

function useSending(companyId: string) {
  const move = useBulkMutation<useFileMovesMoveMutation>(graphql`
    mutation useFileMovesMoveMutation($input: MoveFileStorageItemsInput!) {
      moveFileStorageItems(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [copy] = useReportedMutation<useFileMovesCopyMutation>(graphql`
    mutation useFileMovesCopyMutation($input: CopyFileStorageItemsInput!) {
      copyFileStorageItems(input: $input) {
        copiedCount
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  type Some = BulkSelection<FileStorageItemMatch>;
  const inputOf = (fileStorageItems: Some, folder: Folder | null) => ({
    input: { companyId, fileStorageItems, folderId: folder?.id ?? null },
  });
  return {
    move: (chosen: Some, folder: Folder | null) => move(inputOf(chosen, folder)),
    copy: async (chosen: Some, folder: Folder | null) => {
      const copied = await copy(inputOf(chosen, folder));
      return copied && { ...outcomeOf(copied), count: copied.copiedCount };
    },
  };
}
