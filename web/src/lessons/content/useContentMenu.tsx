// The menu of an entry of a course's content.
import { Eye, EyeOff, FilePlus, FolderPlus, LibraryBig, Pencil, PencilRuler } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { deepestLayer } from '@kafedra/common/lessons';
import { findInTree, type TreePosition } from '../../ui/drag/treePositions.ts';
import { treeSteps } from '../../ui/drag/treeSteps.tsx';
import { addToLibraryItem } from '../../media/index.ts';
import { deleteItem, type MenuEntries } from '../../ui/index.ts';
import {
  isLayer,
  type ContentItem,
  type ContentNode,
  type Layer,
  type LayerItem,
  type LessonItem,
} from './contentTree.ts';
import { copyItems, singleLesson } from '../copies/copyItems.tsx';
import type { CopySource, Copies } from '../copies/useCopies.tsx';
import type { SettableStatus } from './useContentActions.ts';
import type { useContentMenu_layer$key } from '../../__generated__/useContentMenu_layer.graphql.ts';
import type { useContentMenu_lesson$key } from '../../__generated__/useContentMenu_lesson.graphql.ts';

export function useContentMenu({
  tree,
  mayAdd,
  addLesson,
  addLayer,
  rename,
  move,
  copies,
  shelveLesson,
  setStatus,
  removeLessons,
  removeLayer,
}: {
  tree: readonly ContentNode[];
  mayAdd: boolean;
  addLesson: (layer: Layer) => void;
  addLayer: (parent: Layer) => void;
  rename: (item: LayerItem) => void;
  move: (id: string, place: TreePosition) => void;
  copies: Copies;
  /** Null for users without permission to put lessons into the library. */
  shelveLesson: ((id: string) => Promise<void>) | null;
  setStatus: (ids: readonly string[], status: SettableStatus) => Promise<boolean>;
  removeLessons: (ids: readonly string[]) => Promise<boolean>;
  removeLayer: (layer: Layer, lessons: number) => Promise<void>;
}): (item: ContentItem) => MenuEntries {
  const steps = (id: string) => treeSteps(id, tree, deepestLayer, move, isLayer);
  const ofLayer = (item: LayerItem): MenuEntries => {
    const { layer, row, lessonCount } = item;
    const { viewerCanUpdate, viewerCanDelete } = readInlineData<useContentMenu_layer$key>(
      graphql`
        fragment useContentMenu_layer on BlockLayer @inline {
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      row,
    );
    return [
      ...(viewerCanUpdate === false
        ? []
        : [
            {
              id: 'rename',
              label: 'Переименовать',
              icon: <Pencil />,
              onAction: () => rename(item),
            },
          ]),
      ...(mayAdd
        ? [
            {
              id: 'lesson',
              label: 'Добавить урок',
              icon: <FilePlus />,
              onAction: () => addLesson(layer),
            },
            {
              id: 'library',
              label: 'Вставить урок из библиотеки…',
              icon: <LibraryBig />,
              onAction: () => copies.copyFromLibrary(layer.id),
            },
            {
              id: 'layer',
              label: 'Добавить слой',
              icon: <FolderPlus />,
              disabled: (findInTree(tree, layer.id)?.level ?? 1) >= deepestLayer,
              onAction: () => addLayer(layer),
            },
          ]
        : []),
      ...(mayAdd
        ? [
            'separator' as const,
            ...copyItems(copies, layersAlone(layer.id), `тему «${layer.title}»`),
          ]
        : []),
      ...(viewerCanUpdate === false ? [] : ['separator' as const, ...steps(layer.id)]),
      ...(viewerCanDelete === false
        ? []
        : ['separator' as const, deleteItem(() => void removeLayer(layer, lessonCount))]),
    ];
  };
  const ofLesson = ({ lesson, row }: LessonItem): MenuEntries => {
    const { id } = lesson;
    const { viewerCanUpdate, viewerCanDelete } = readInlineData<useContentMenu_lesson$key>(
      graphql`
        fragment useContentMenu_lesson on Lesson @inline {
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      row,
    );
    return [
      ...(viewerCanUpdate === false
        ? []
        : [
            {
              id: 'show',
              label: 'Показать ученикам',
              icon: <Eye />,
              onAction: () => void setStatus([id], 'VISIBLE'),
            },
            {
              id: 'hide',
              label: 'Скрыть',
              icon: <EyeOff />,
              onAction: () => void setStatus([id], 'CLOSE'),
            },
            {
              id: 'draft',
              label: 'В черновики',
              icon: <PencilRuler />,
              onAction: () => void setStatus([id], 'DRAFT'),
            },
          ]),
      ...(mayAdd
        ? ['separator' as const, ...copyItems(copies, singleLesson(id), `урок «${lesson.name}»`)]
        : []),
      ...(shelveLesson === null ? [] : [addToLibraryItem(() => void shelveLesson(id))]),
      ...(viewerCanUpdate === false ? [] : ['separator' as const, ...steps(id)]),
      ...(viewerCanDelete === false
        ? []
        : ['separator' as const, deleteItem(() => void removeLessons([id]))]),
    ];
  };
  return (item) => (item.kind === 'layer' ? ofLayer(item) : ofLesson(item));
}

const layersAlone = (id: string): CopySource => ({ lessonIds: [], layerIds: [id] });
