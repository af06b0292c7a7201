// The files as tiles with thumbnails.
import { Ellipsis } from 'lucide-react';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import { TileView } from '../../kit/list/TileView.tsx';
import {
  chakra,
  Checkbox,
  emptySelection,
  formatSize,
  IconButton,
  Menu,
  VisuallyHidden,
} from '../../ui/index.ts';
import { FileThumb } from '../fileKinds.tsx';
import { FileName } from './FileName.tsx';
import type { FileStorageSorting } from './fileStorageList.ts';
import type { FilesView } from './FileTable.tsx';

export function FileTiles({
  rows,
  actions,
  renamed,
  endRenaming,
  dragging,
  ...view
}: ListRowsProps<FileStorageSorting> & FilesView) {
  const { selection = emptySelection, onSelectionChange } = view;
  const isOn = (id: string) => selection.allMatching || selection.ids.has(id);
  const toggle = (id: string, isChosen: boolean) => {
    const ids = new Set(selection.allMatching ? rows.map((row) => row.id) : selection.ids);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    onSelectionChange?.({ ids, allMatching: false });
  };
  return (
    <TileView view={view} count={rows.length} width={190}>
      {rows.map((item) => (
        <Tile
          key={item.id}
          data-chosen={isOn(item.id) || undefined}
          {...dragging?.carrying(() => actions.dragged(item, selection))}
        >
          <FileThumb kind={item.kind} picture={item.picture} isLarge />
          {onSelectionChange && (
            <span className="chosen">
              <Checkbox checked={isOn(item.id)} onChange={(isChosen) => toggle(item.id, isChosen)}>
                <VisuallyHidden>Выбрать: {item.name}</VisuallyHidden>
              </Checkbox>
            </span>
          )}
          <div className="words">
            <div className="name">
              <FileName
                item={item}
                isRenamed={renamed === item.id}
                endRenaming={endRenaming}
                actions={actions}
              />
              <small>{formatSize(item.size)}</small>
            </div>
            <Menu
              label={`Действия: ${item.name}`}
              items={actions.menu(item)}
              trigger={
                <IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${item.name}`} />
              }
            />
          </div>
        </Tile>
      ))}
    </TileView>
  );
}

const Tile = chakra('li', {
  base: {
    position: 'relative',
    minW: '0',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '&[data-chosen]': { borderColor: 'primary' },
    '& .chosen': {
      position: 'absolute',
      top: '2',
      left: '2',
      display: 'grid',
      p: '1',
      borderRadius: 'md',
      bg: 'surface',
    },
    '& .words': { display: 'flex', alignItems: 'center', gap: '1', pl: '3', pr: '1.5', py: '2' },
    '& .name': { flex: '1', minW: '0', fontSize: 'sm' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs' },
  },
});
