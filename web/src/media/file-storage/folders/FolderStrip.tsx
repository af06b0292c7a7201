// The breadcrumbs of the open folder and its subfolders, all of them drop targets for files and folders.
import { useState, type DragEvent, type ReactNode } from 'react';
import { ChevronRight, Ellipsis, Folder as FolderIcon } from 'lucide-react';
import { chakra, countOf, IconButton, Menu, RouteLink } from '../../../ui/index.ts';
import { childFolders, pathTo } from './folderTree.ts';
import { draggedIn, isFileDrag, type Dragged, type Dragging } from '../useDragging.tsx';
import type { FolderActions } from './useFolderActions.tsx';
import type { StoredFolder } from './useStoredFolders.ts';

export function FolderStrip({
  folders,
  folder,
  hrefOf,
  actions,
  mayManage,
  dragging,
  onDrop,
}: {
  folders: readonly StoredFolder[];
  /** The open folder; null is the top level. */
  folder: StoredFolder | null;
  /** The address of a folder; an empty id is the top level. */
  hrefOf: (id: string) => string;
  actions: FolderActions;
  mayManage: boolean;
  /** Null for users who may not move files. */
  dragging: Dragging | null;
  onDrop: (dragged: Dragged, folder: StoredFolder | null) => void;
}) {
  const here = childFolders(folders, folder);
  const way = pathTo(folders, folder);
  return (
    <>
      {folder && (
        <Way aria-label="Папки">
          <ol>
            <li>
              <Target as="span" onDrop={mayManage && ((dragged) => onDrop(dragged, null))}>
                <RouteLink to={hrefOf('')}>Файлы</RouteLink>
              </Target>
            </li>
            {way.map((each) => (
              <li key={each.id}>
                <ChevronRight size={14} aria-hidden />
                {each === folder ? (
                  <span aria-current="page">{each.name}</span>
                ) : (
                  <Target as="span" onDrop={mayManage && ((dragged) => onDrop(dragged, each))}>
                    <RouteLink to={hrefOf(each.id)}>{each.name}</RouteLink>
                  </Target>
                )}
              </li>
            ))}
          </ol>
        </Way>
      )}
      {here.length > 0 && (
        <FolderGrid aria-label="Папки здесь">
          {here.map((each) => (
            <Target
              key={each.id}
              as="li"
              carried={dragging?.carrying(() => ({ files: null, folders: [each.id] }))}
              onDrop={mayManage && ((dragged) => onDrop(dragged, each))}
            >
              <FolderIcon size={20} aria-hidden />
              <RouteLink className="folder" to={hrefOf(each.id)} draggable={false}>
                <strong>{each.name}</strong>
                <small>{countOf(each.itemsCount, ['файл', 'файла', 'файлов'])}</small>
              </RouteLink>
              <Menu
                label={`Действия: ${each.name}`}
                items={actions.menu(each)}
                trigger={
                  <IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${each.name}`} />
                }
              />
            </Target>
          ))}
        </FolderGrid>
      )}
    </>
  );
}

/** A drop target, also draggable if it is a folder that can be moved. */
function Target({
  as: Element,
  carried,
  onDrop,
  children,
}: {
  as: 'li' | 'span';
  carried?: ReturnType<Dragging['carrying']> | undefined;
  onDrop: ((dragged: Dragged) => void) | false;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <Element
      data-over={isOver || undefined}
      {...carried}
      onDragOver={(event: DragEvent) => {
        if (!onDrop || !isFileDrag(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        const dropped = draggedIn(event.dataTransfer);
        if (!onDrop || dropped === null) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(dropped);
      }}
    >
      {children}
    </Element>
  );
}

const Way = chakra('nav', {
  base: {
    px: { base: '4', md: '6' },
    pt: '3',
    fontSize: 'sm',
    '& ol': { display: 'flex', flexWrap: 'wrap', gap: '1', m: '0', p: '0', listStyleType: 'none' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1', minW: '0', color: 'muted' },
    '& [aria-current]': { color: 'ink', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& a:hover': { color: 'ink', textDecoration: 'underline' },
    '& [data-over]': { outline: '2px solid', outlineColor: 'primary', borderRadius: 'sm' },
  },
});

/** Cards of folders, side by side. */
export const FolderGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '3',
    m: '0',
    px: { base: '4', md: '6' },
    pt: '4',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minW: '0',
      pl: '3',
      pr: '1.5',
      py: '2',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      bg: 'surface',
      color: 'muted',
    },
    '& > li:hover': { borderColor: 'edge' },
    '& > li[data-over]': { outline: '2px solid', outlineColor: 'primary' },
    '& .folder': { display: 'block', flex: '1', minW: '0', color: 'ink' },
    '& .folder strong': {
      display: 'block',
      overflow: 'hidden',
      fontWeight: 'medium',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .folder small': { color: 'muted', fontSize: 'xs' },
  },
});
