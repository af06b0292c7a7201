// The content of a course as a tree of themes, layers and lessons that can be searched, created, moved and deleted.
import { folded } from '@kafedra/common/words';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { ChevronsDownUp, ChevronsUpDown, FolderPlus, Layers, LibraryBig, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { deepestLayer } from '@kafedra/common/lessons';
import type { Permission } from '../../kit/pages/Admin.ts';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDataModals, useDialog } from '../../kit/relay/useDataModals.tsx';
import { filterTree } from '../../ui/drag/treePositions.ts';
import {
  Button,
  Card,
  EmptyState,
  Flex,
  lazyPart,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useLatest,
} from '../../ui/index.ts';
import { useCopies } from '../copies/useCopies.tsx';
import { useLibraryAdditions } from '../library/useLibraryAdditions.tsx';
import { ContentSelection } from './ContentSelection.tsx';
import {
  contentOf,
  contentTree,
  isLayer,
  layersIn,
  nameOf,
  type Content,
  type ContentItem,
  type Layer,
} from './contentTree.ts';
import { ContentRow } from './ContentRow.tsx';
import { useContentActions } from './useContentActions.ts';
import { useContentMenu } from './useContentMenu.tsx';
import { useContentMoves } from './useContentMoves.ts';
import type { ContentTab_course$key } from '../../__generated__/ContentTab_course.graphql.ts';

const LayerModal = lazyPart(() => import('./dialogs.ts'), 'LayerModal');
const NewLessonModal = lazyPart(() => import('./dialogs.ts'), 'NewLessonModal');
const ContentTree = lazyPart(() => import('./ContentTree.tsx'), 'ContentTree');

export function ContentTab({
  course: key,
  companyId,
  code,
  may,
  isDeleted,
}: {
  course: ContentTab_course$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  isDeleted: boolean;
}) {
  const { id: courseId, content: shownContent } = useFragment<ContentTab_course$key>(
    graphql`
      fragment ContentTab_course on Course @throwOnFieldError {
        id
        content {
          ...contentTree_content
          layers {
            id
            ...ContentRow_layer
            ...LayerModal_layer
            ...useContentMenu_layer
          }
          lessons {
            id
            ...ContentRow_lesson
            ...useContentMenu_lesson
          }
        }
      }
    `,
    key,
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refresh = useFreshPage();
  const open = useDialog(refresh);
  const modals = useDataModals();
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // About 1,500 entries; memoized, because they do not change while the user selects and searches.
  const content = useMemo(() => (shownContent ? contentOf(shownContent) : nothing), [shownContent]);
  const tree = useMemo(
    () => contentTree(content, byId(shownContent?.layers), byId(shownContent?.lessons)),
    [content, shownContent],
  );
  const move = useContentMoves({ courseId, content, tree });
  const actions = useContentActions(courseId, refresh);
  const copies = useCopies({ courseId, companyId, code, may, showsContent: true, refresh });
  const { addLesson: shelveLesson } = useLibraryAdditions({ companyId, code });
  const mayAdd = may('LESSONS_CREATE') && !isDeleted;
  const addLesson = async (layer: Layer | null) => {
    const made = await modals.open<number | null>((close) => (
      <NewLessonModal courseId={courseId} layer={layer} onDone={close} />
    ));
    if (made === undefined) return;
    if (made === null) refresh();
    else await navigate(`${pathname}/lessons/${made}`);
  };
  const addLayer = (parent: Layer | null) =>
    open((done) => <LayerModal courseId={courseId} parent={parent} record={null} onDone={done} />);
  const menu = useContentMenu({
    tree,
    mayAdd,
    addLesson: (layer) => void addLesson(layer),
    addLayer,
    rename: ({ row }) =>
      open((done) => <LayerModal courseId={courseId} parent={null} record={row} onDone={done} />),
    move: (id, to) => void move([id], to),
    copies,
    shelveLesson: filePermissions.some(may) ? shelveLesson : null,
    ...actions,
  });
  const menuNow = useLatest(menu);
  const drawn = useCallback(
    (item: ContentItem) => (
      <ContentRow
        item={item}
        at={`${pathname}/lessons`}
        menu={isDeleted ? null : () => menuNow.current(item)}
      />
    ),
    [pathname, isDeleted, menuNow],
  );
  if (!shownContent) {
    return (
      <EmptyState
        kind="start"
        title="Содержания здесь нет"
        text="Сервер, на котором работает школа, не отдаёт уроки этого курса."
        icon={<Layers />}
      />
    );
  }
  const words = folded(search.trim());
  const shown =
    words === '' ? tree : filterTree(tree, (item) => folded(nameOf(item)).includes(words));
  const themes = layersIn(tree);
  const areClosed = themes.length > 0 && themes.every(({ id }) => closed.has(id));
  // Permissions on single lessons are checked by the server, which rejects moves that are not allowed.
  const isMovable = !isDeleted && (may('LESSONS_UPDATE_ALL') || may('LESSONS_UPDATE_MY'));
  const buttons = mayAdd && (
    <>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => void addLesson(null)}
      >
        Добавить урок
      </Button>
      <Button icon={<FolderPlus size={16} aria-hidden />} onClick={() => addLayer(null)}>
        Добавить тему
      </Button>
      <Button
        icon={<LibraryBig size={16} aria-hidden />}
        onClick={() => copies.copyFromLibrary(null)}
      >
        Вставить из библиотеки
      </Button>
    </>
  );
  if (tree.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="Уроков пока нет"
        text="Курс складывается из уроков. Темы и слои собирают их в разделы; порядок меняют, перетаскивая."
        icon={<Layers />}
        action={buttons}
      />
    );
  }
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField
          label="Поиск по содержанию"
          placeholder="Название урока или темы"
          value={search}
          onChange={setSearch}
        />
        {themes.length > 0 && words === '' && (
          <Button
            icon={
              areClosed ? (
                <ChevronsUpDown size={16} aria-hidden />
              ) : (
                <ChevronsDownUp size={16} aria-hidden />
              )
            }
            onClick={() => setClosed(new Set(areClosed ? [] : themes.map(({ id }) => id)))}
          >
            {areClosed ? 'Развернуть все' : 'Свернуть все'}
          </Button>
        )}
        {buttons}
      </Flex>
      {shown.length === 0 ? (
        <EmptyState kind="filter" onReset={() => setSearch('')} />
      ) : (
        <Card>
          <Suspense fallback={<Skeleton h="480px" />}>
            <ContentTree
              label="Содержание курса"
              nodes={shown}
              labelOf={nameOf}
              levels={deepestLayer}
              holds={isLayer}
              isFixed={!isMovable || words !== ''}
              closed={words === '' ? closed : new Set()}
              onClosed={(next) => words === '' && setClosed(next)}
              onOpen={(item) =>
                item.kind === 'lesson' &&
                void navigate(`${pathname}/lessons/${item.lesson.databaseId}`)
              }
              onMove={(ids, place) => void move(ids, place)}
              {...(!isDeleted && { ticked, onTick: setTicked })}
            >
              {drawn}
            </ContentTree>
          </Suspense>
        </Card>
      )}
      {isMovable && (
        <Text tone="muted" size="sm">
          Alt и стрелки двигают урок или тему: вверх и вниз, вправо — внутрь предыдущей темы, влево
          — на уровень выше. Пробел выбирает.
        </Text>
      )}
      <ContentSelection
        tree={tree}
        ticked={ticked}
        onTick={setTicked}
        move={move}
        copies={mayAdd ? copies : null}
        {...actions}
      />
    </Stack>
  );
}

const nothing: Content = { layers: [], lessons: [] };

const byId = <Each extends { readonly id: string }>(
  some: readonly Each[] = [],
): ReadonlyMap<string, Each> => new Map(some.map((each) => [each.id, each]));
