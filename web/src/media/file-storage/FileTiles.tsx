// The files as tiles, with their images.
import { Ellipsis } from 'lucide-react';
import type { ListView } from '../../kit/list/ListFrame.tsx';
import {
  Button,
  chakra,
  Checkbox,
  emptySelection,
  Flex,
  formatNumber,
  formatSize,
  IconButton,
  Menu,
  selectedCount,
  SelectionBar,
  VisuallyHidden,
} from '../../ui/index.ts';
import { FileThumb } from '../fileKinds.tsx';
import { carrying } from './dragging.ts';
import { FileName } from './FileName.tsx';
import type { FileStorageSorting } from './fileStorageList.ts';
import type { FilesView } from './FileTable.tsx';

export function FileTiles({
  rows,
  actions,
  renamed,
  endRenaming,
  mayManage,
  label,
  totalCount,
  hasNext,
  isLoadingNext,
  onLoadMore,
  isRefetching,
  empty,
  toolbar,
  toolbarEnd,
  selection = emptySelection,
  onSelectionChange,
  selectionActions,
}: ListView<FileStorageSorting> & FilesView) {
  const count = selectedCount(selection, totalCount);
  const isOn = (id: string) => selection.allMatching || selection.ids.has(id);
  const toggle = (id: string, isChosen: boolean) => {
    const ids = new Set(selection.allMatching ? rows.map((row) => row.id) : selection.ids);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    onSelectionChange?.({ ids, allMatching: false });
  };
  return (
    <>
      <Flex wrap="wrap" align="center" gap="2" px={{ base: '4', md: '6' }} py="3">
        {toolbar}
        <Flex align="center" gap="2" ml="auto">
          {toolbarEnd}
        </Flex>
      </Flex>
      {rows.length === 0 ? (
        empty
      ) : (
        <Tiles
          aria-label={label}
          aria-busy={isRefetching || undefined}
          data-pending={isRefetching || undefined}
        >
          {rows.map((item) => (
            <li
              key={item.id}
              data-chosen={isOn(item.id) || undefined}
              {...(mayManage && carrying(actions.dragged(item)))}
            >
              <FileThumb kind={item.kind} url={item.url} isLarge />
              {onSelectionChange && (
                <span className="chosen">
                  <Checkbox
                    checked={isOn(item.id)}
                    onChange={(isChosen) => toggle(item.id, isChosen)}
                  >
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
            </li>
          ))}
        </Tiles>
      )}
      {rows.length > 0 && (
        <Flex align="center" gap="3" px={{ base: '4', md: '6' }} py="5" color="muted" fontSize="sm">
          <output>
            Показано {formatNumber(rows.length)} из {formatNumber(totalCount)}
          </output>
          {hasNext && (
            <Button size="sm" loading={isLoadingNext} onClick={onLoadMore}>
              Показать ещё
            </Button>
          )}
        </Flex>
      )}
      {count > 0 && onSelectionChange && (
        <Bar>
          <SelectionBar
            count={count}
            totalCount={totalCount}
            onSelectAll={() => onSelectionChange({ ids: selection.ids, allMatching: true })}
            onClear={() => onSelectionChange(emptySelection)}
            actions={selectionActions?.(selection) ?? []}
          />
        </Bar>
      )}
    </>
  );
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
    gap: '4',
    m: '0',
    px: { base: '4', md: '6' },
    py: '1',
    listStyleType: 'none',
    transition: 'opacity 200ms',
    '&[data-pending]': { opacity: 0.5 },
    '& > li': {
      position: 'relative',
      minW: '0',
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      bg: 'surface',
    },
    '& > li[data-chosen]': { borderColor: 'primary' },
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

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '4',
    display: 'flex',
    justifyContent: 'center',
    zIndex: 'sticky',
  },
});
