// Messages below the grid: the error or conflict of the focused cell, and a button to the next such cell.
import { Button, chakra, countOf, LinkButton } from '../../ui/index.ts';
import type { CellPosition } from './block.ts';
import type { Cells } from './useCells.ts';

export function CellNotes({
  cells,
  active,
  isEntered,
  onLead,
}: {
  cells: Cells;
  active: CellPosition;
  /** Until the user focuses a cell, only rejected values are reported. */
  isEntered: boolean;
  onLead: (to: CellPosition) => void;
}) {
  const { ids, columns, stateAt, isLocked, rowErrorAt, settle, edits } = cells;
  const { text, error, theirs, link } = stateAt(active);
  const header = columns[active.column]?.header;
  const open = ids.flatMap((id, row) => {
    const isOfRow = rowErrorAt(row) !== null;
    // No conflict where nothing is left to save.
    if (!isOfRow && edits[id] === undefined) return [];
    return columns.flatMap((_, column) => {
      const state = stateAt({ row, column });
      const isUnresolved =
        state.error !== null || state.theirs !== null || (column === 0 && isOfRow);
      return isUnresolved ? [{ row, column }] : [];
    });
  });
  const next =
    open.find(
      (at) => at.row > active.row || (at.row === active.row && at.column > active.column),
    ) ?? open[0];
  return (
    <Place>
      <output>
        {error === null ? rowErrorAt(active.row) : `${header}: ${error}`}
        {isEntered && isLocked(active) && 'Эту ячейку можно только смотреть'}
        {theirs !== null && `${header}: пока вы правили, здесь стало «${theirs || 'пусто'}»`}
      </output>
      {theirs !== null && (
        <>
          <Button size="sm" onClick={() => settle(active, 'mine')}>
            Оставить «{text || 'пусто'}»
          </Button>
          <Button size="sm" onClick={() => settle(active, 'theirs')}>
            Взять «{theirs || 'пусто'}»
          </Button>
        </>
      )}
      {link && (
        <LinkButton size="sm" variant="ghost" to={link.to}>
          {link.label}
        </LinkButton>
      )}
      {next && (
        <Button size="sm" variant="ghost" onClick={() => onLead(next)}>
          Следующая из {countOf(open.length, ['ячейки', 'ячеек', 'ячеек'])} с вопросом
        </Button>
      )}
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: { base: '4', md: '6' },
    py: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
  },
});
