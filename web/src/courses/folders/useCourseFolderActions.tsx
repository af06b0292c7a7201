// Actions on a folder of courses: create, rename, move and delete.
import { FolderTree, GraduationCap, ListPlus, Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { FolderChoiceModal } from '../../kit/actions/FolderChoiceModal.tsx';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { findInTree, type TreeNode, type TreePosition } from '../../ui/drag/treePositions.ts';
import { countOf, deleteItem, type MenuEntries } from '../../ui/index.ts';
import { treeSteps } from '../../ui/drag/treeSteps.tsx';
import { maxFolderDepth, moveTargets } from './folderChoices.ts';
import { FolderNameModal } from './FolderNameModal.tsx';
import type { useCourseFolderActions_folder$key } from '../../__generated__/useCourseFolderActions_folder.graphql.ts';
import type { useCourseFolderActionsDeleteMutation } from '../../__generated__/useCourseFolderActionsDeleteMutation.graphql.ts';

interface Folder {
  readonly id: string;
  readonly name: string;
}

export function useCourseFolderActions({
  companyId,
  tree,
  place,
  refresh,
  onDeleted,
}: {
  companyId: string;
  tree: readonly TreeNode<Folder>[];
  place: (id: string, to: TreePosition) => Promise<void>;
  refresh: () => void;
  /** Receives the ids of the folder and of its former parent; null is the top level. */
  onDeleted: (id: string, parent: string | null) => void;
}): { create: () => void; menu: (folder: useCourseFolderActions_folder$key) => MenuEntries } {
  const openDialog = useDialog(refresh);
  const openChoice = useDialog(() => undefined);
  const remove = usePermanentDelete<useCourseFolderActionsDeleteMutation>(
    graphql`
      mutation useCourseFolderActionsDeleteMutation($input: DeleteCourseFolderInput!) {
        deleteCourseFolder(input: $input) {
          deletedCourseFolderId
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const create = (parent: Folder | null) =>
    openDialog((done) => (
      <FolderNameModal companyId={companyId} record={null} parent={parent} onDone={done} />
    ));
  const menu = (key: useCourseFolderActions_folder$key): MenuEntries => {
    const folder = readInlineData<useCourseFolderActions_folder$key>(
      graphql`
        fragment useCourseFolderActions_folder on CourseFolder @inline {
          id
          name
          coursesCount @catch(to: NULL)
          ...FolderNameModal_folder
        }
      `,
      key,
    );
    const { id, name, coursesCount } = folder;
    const standing = findInTree(tree, id);
    const node = standing?.siblings[standing.index];
    if (!standing || !node) return [];
    const parent = standing.parent?.item ?? null;
    const removeIt = async () => {
      const isGone = await remove({
        variables: { input: { id } },
        title: `Удалить папку «${name}»?`,
        description: `${coursesIn(coursesCount)} и папки из неё окажутся ${parent ? `в «${parent.name}»` : 'наверху'}.`,
        done: `Папка «${name}» удалена`,
      });
      if (isGone) onDeleted(id, parent?.id ?? null);
    };
    const move = () =>
      openChoice((done) => (
        <FolderChoiceModal
          title={`Куда переместить папку «${name}»?`}
          folders={moveTargets(node, tree)}
          top={{ label: 'Наверх', icon: <GraduationCap size={18} aria-hidden /> }}
          at={parent?.id ?? null}
          confirmLabel="Переместить"
          onChoose={(chosen) => {
            done();
            // The folder is already there.
            if (chosen?.id === parent?.id) return;
            void place(id, { parent: chosen?.id ?? null, before: null });
          }}
        />
      ));
    return [
      {
        id: 'create',
        label: 'Новая папка внутри',
        icon: <ListPlus />,
        disabled: standing.level >= maxFolderDepth,
        onAction: () => create({ id, name }),
      },
      {
        id: 'rename',
        label: 'Переименовать',
        icon: <Pencil />,
        onAction: () =>
          openDialog((done) => (
            <FolderNameModal companyId={companyId} record={folder} parent={null} onDone={done} />
          )),
      },
      { id: 'move', label: 'Переместить…', icon: <FolderTree />, onAction: move },
      'separator',
      ...treeSteps(id, tree, maxFolderDepth, (moved, to) => void place(moved, to)),
      'separator',
      deleteItem(() => void removeIt()),
    ];
  };
  return { create: () => create(null), menu };
}

/** The count is null if the server doesn't return it. */
const coursesIn = (count: number | null | undefined): string =>
  count == null ? 'Курсы' : `Курсы (${countOf(count, ['курс', 'курса', 'курсов'])})`;
