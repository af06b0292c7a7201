// The panel of folders beside the course list: opens, creates, renames, moves and deletes folders, and accepts dragged
// courses.
import { Suspense, useState, type DragEvent, type ReactNode } from 'react';
import { Ellipsis, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { onlyRow, type SelectedRows } from '../../kit/relay/bulk.ts';
import {
  Breadcrumbs,
  Button,
  chakra,
  ErrorState,
  IconButton,
  lazyPart,
  Menu,
  RouteLink,
  Skeleton,
  type TableSelection,
} from '../../ui/index.ts';
import { noFolder, type CourseListState } from '../list/courseList.ts';
import { buildTree } from '../categories/categoryTree.ts';
import { courseDragType, useCourseDrag } from './courseDrag.ts';
import { maxFolderDepth } from './folderChoices.ts';
import { useCourseMoves } from './useCourseMoves.ts';
import { useCourseFolderActions } from './useCourseFolderActions.tsx';
import { useFolderMoves } from './useFolderMoves.ts';
import type { CourseFolder } from './trees.tsx';
import type { FolderPanel_company$key } from '../../__generated__/FolderPanel_company.graphql.ts';
import type { CourseMatch } from '../../__generated__/useCourseMovesIntoMutation.graphql.ts';
import type { FolderPanel_courses$key } from '../../__generated__/FolderPanel_courses.graphql.ts';

interface List {
  state: Pick<CourseListState, 'folder'>;
  href: (part: Pick<CourseListState, 'folder'>) => string;
  selection: TableSelection;
}

const FolderTree = lazyPart(() => import('./trees.tsx'), 'FolderTree');

export function FolderPanel({
  company: key,
  companyId,
  code,
  mayManage,
  list: { state, href, selection },
  listed,
  choose,
  refresh,
  children,
}: {
  company: FolderPanel_company$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  mayManage: boolean;
  list: List;
  /** The rows loaded so far. */
  listed: FolderPanel_courses$key;
  choose: (selection: TableSelection) => SelectedRows<CourseMatch>;
  refresh: () => void;
  /** The course list. */
  children: ReactNode;
}) {
  const company = useFragment<FolderPanel_company$key>(
    graphql`
      fragment FolderPanel_company on Company {
        courseFolders @catch(to: NULL) {
          id
          name
          coursesCount @catch(to: NULL)
          parentFolder {
            id
          }
          ...useCourseFolderActions_folder
        }
      }
    `,
    key,
  );
  const courseFolders = company.courseFolders ?? [];
  /** A folder's id or `noFolder`; empty shows all courses. */
  const open = state.folder[0] ?? '';
  const hrefOf = (folder: string) => href({ folder: folder === '' ? [] : [folder] });
  const navigate = useNavigate();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = buildTree(courseFolders, ({ parentFolder }) => parentFolder?.id);
  const place = useFolderMoves(companyId, tree);
  const courses = useFragment<FolderPanel_courses$key>(
    graphql`
      fragment FolderPanel_courses on Course @relay(plural: true) {
        ...useCourseMoves_courses
      }
    `,
    listed,
  );
  const { move, idOf } = useCourseMoves({ companyId, listed: courses, refresh });
  useCourseDrag(code);
  const take = (data: string, folder: CourseFolder | null) => {
    const id = idOf(Number(data));
    if (id === null) return;
    // Dragging a selected course moves the whole selection.
    const isSelected = selection.allMatching || selection.ids.has(id);
    void move(choose(isSelected ? selection : onlyRow(id)), folder);
  };
  const actions = useCourseFolderActions({
    companyId,
    tree,
    place,
    refresh,
    onDeleted: (id, parent) => {
      if (open === id) void navigate(hrefOf(parent ?? ''));
    },
  });
  const byId = (id: string) => courseFolders.find((folder) => folder.id === id) ?? null;
  const pathTo = (folder: CourseFolder | null): CourseFolder[] =>
    folder ? [...pathTo(byId(folder.parentFolder?.id ?? '')), folder] : [];
  const path = pathTo(byId(open));
  return (
    <Beside>
      <Panel aria-label="Папки">
        <Plain>
          <Line to={hrefOf('')} aria-current={open === '' || undefined}>
            Все курсы
          </Line>
          <Line
            to={hrefOf(noFolder)}
            aria-current={open === noFolder || undefined}
            onDragOver={(event: DragEvent) => {
              if (event.dataTransfer.types.includes(courseDragType)) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              take(event.dataTransfer.getData(courseDragType), null);
            }}
          >
            Без папки
          </Line>
        </Plain>
        {company.courseFolders == null && (
          <ErrorState
            title="Папки не загрузились"
            message="Список курсов показан без них."
            onRetry={refresh}
          />
        )}
        {tree.length > 0 && (
          <Suspense fallback={<Skeleton h="240px" />}>
            <FolderTree
              label="Папки курсов"
              nodes={tree}
              labelOf={(folder) => folder.name}
              levels={maxFolderDepth}
              isFixed={!mayManage}
              closed={closed}
              onClosed={setClosed}
              onOpen={({ id }) => void navigate(hrefOf(id))}
              onMove={([id = ''], to) => void place(id, to)}
              takes={{ type: courseDragType, onDrop: (data, id) => take(data, byId(id)) }}
            >
              {(folder) => (
                <Row>
                  <Line to={hrefOf(folder.id)} aria-current={open === folder.id || undefined}>
                    {folder.name}
                  </Line>
                  {folder.coursesCount != null && folder.coursesCount > 0 && (
                    <small>{folder.coursesCount}</small>
                  )}
                  {mayManage && (
                    <Menu
                      label={`Действия: ${folder.name}`}
                      placement="bottom end"
                      trigger={
                        <IconButton
                          size="sm"
                          icon={<Ellipsis size={16} />}
                          label={`Действия: ${folder.name}`}
                        />
                      }
                      items={actions.menu(folder)}
                    />
                  )}
                </Row>
              )}
            </FolderTree>
          </Suspense>
        )}
        {mayManage && (
          <Button variant="ghost" icon={<Plus size={16} aria-hidden />} onClick={actions.create}>
            Новая папка
          </Button>
        )}
      </Panel>
      <div>
        {path.length > 0 && (
          <Path>
            <Breadcrumbs
              label="Путь к папке"
              items={[
                { label: 'Все курсы', to: hrefOf('') },
                ...path.map(({ id, name }) => ({ label: name, to: hrefOf(id) })),
              ]}
            />
          </Path>
        )}
        {children}
      </div>
    </Beside>
  );
}

const Beside = chakra('div', {
  base: {
    display: { lg: 'flex' },
    alignItems: 'stretch',
    '& > div:last-child': { flex: '1', minW: '0' },
  },
});

const Panel = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    flexShrink: 0,
    w: { base: 'full', lg: '280px' },
    maxH: { base: '320px', lg: 'none' },
    overflowY: 'auto',
    p: '3',
    borderRight: { lg: '1px solid' },
    borderBottom: { base: '1px solid', lg: 'none' },
    borderColor: { base: 'line', lg: 'line' },
    '& small': { flexShrink: 0, color: 'muted', fontSize: 'xs' },
    '& [role=row]': { minH: '9', borderBottom: 'none', borderRadius: 'md' },
    '& [role=row] > * > div': { minH: '9' },
  },
});

const Path = chakra('div', { base: { px: '4', pt: '3', fontSize: 'sm' } });

const Plain = chakra('div', { base: { display: 'flex', flexDirection: 'column' } });

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minW: '0' } });

const Line = chakra(RouteLink, {
  base: {
    flex: '1',
    minW: '0',
    px: '2',
    py: '1.5',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    _hover: { bg: 'soft' },
    '&[aria-current]': { bg: 'primarySoft', fontWeight: 'medium' },
  },
});
