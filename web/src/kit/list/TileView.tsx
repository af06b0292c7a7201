// A list as tiles instead of a table, with its toolbar, loading of more rows and bulk actions.
import type { ReactNode } from 'react';
import {
  Button,
  chakra,
  emptySelection,
  Flex,
  formatNumber,
  selectedCount,
  SelectionBar,
} from '../../ui/index.ts';
import type { ListRowsProps } from './ListFrame.tsx';

export function TileView<Sorted extends string>({
  view,
  count,
  width,
  children,
}: {
  view: ListRowsProps<Sorted>;
  /** Number of tiles. */
  count: number;
  /** Minimum width of a tile in pixels. */
  width: number;
  /** The tiles, each an `li`. */
  children: ReactNode;
}) {
  const { totalCount, isRefetching, selection = emptySelection, onSelectionChange } = view;
  const selected = selectedCount(selection, totalCount);
  return (
    <>
      <Flex wrap="wrap" align="center" gap="2" px={{ base: '4', md: '6' }} py="3">
        {view.toolbar}
        <Flex align="center" gap="2" ml="auto">
          {view.toolbarEnd}
        </Flex>
      </Flex>
      {count === 0 ? (
        view.empty
      ) : (
        <>
          <Tiles
            aria-label={view.label}
            aria-busy={isRefetching || undefined}
            data-pending={isRefetching || undefined}
            style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))` }}
          >
            {children}
          </Tiles>
          <Flex
            align="center"
            gap="3"
            px={{ base: '4', md: '6' }}
            py="5"
            color="muted"
            fontSize="sm"
          >
            <output>
              Показано {formatNumber(count)} из {formatNumber(totalCount)}
            </output>
            {view.hasNext && (
              <Button size="sm" loading={view.isLoadingNext} onClick={view.onLoadMore}>
                Показать ещё
              </Button>
            )}
          </Flex>
        </>
      )}
      {selected > 0 && onSelectionChange && (
        <Bar>
          <SelectionBar
            count={selected}
            totalCount={totalCount}
            onSelectAll={() => onSelectionChange({ ids: selection.ids, allMatching: true })}
            onClear={() => onSelectionChange(emptySelection)}
            actions={view.selectionActions?.(selection) ?? []}
            progress={view.selectionProgress}
          />
        </Bar>
      )}
    </>
  );
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    m: '0',
    px: { base: '4', md: '6' },
    py: '1',
    listStyleType: 'none',
    transition: 'opacity 200ms',
    '&[data-pending]': { opacity: 0.5 },
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
