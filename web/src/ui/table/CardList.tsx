// The rows of a table as cards, for a phone. The browser skips drawing those out of sight (content-visibility).
import { Skeleton } from '../Progress.tsx';
import type { RowsProps } from './Grid.tsx';
import { RowMenuButton } from './GridRow.tsx';
import { NameCell } from './NameCell.tsx';
import type { TableRow } from './types.ts';

export function CardList<Row extends TableRow, Sorted extends string>({
  props,
  model,
  onRowMenu,
}: RowsProps<Row, Sorted>) {
  const { label, onSelectionChange, rowActions, rowLabel, isLoading } = props;
  const { modelRows, visibleColumns, selected } = model;
  const title = visibleColumns.find((column) => column.isRowHeader) ?? visibleColumns[0];
  const facts = visibleColumns.filter((column) => column !== title);

  if (isLoading && modelRows.length === 0) {
    return (
      <ul className="cards" aria-label={label}>
        {[1, 2, 3, 4].map((index) => (
          <li key={index} aria-hidden>
            <Skeleton h="120px" />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <ul className="cards" aria-label={label}>
      {modelRows.map((modelRow) => {
        const row = modelRow.original;
        const name = rowLabel(row);
        const isSelected = selected[modelRow.id] === true;
        return (
          <li key={modelRow.id} data-selected={isSelected || undefined}>
            <div className="head">
              {onSelectionChange && (
                <input
                  type="checkbox"
                  aria-label={`Выбрать: ${name}`}
                  checked={isSelected}
                  onChange={(event) => model.toggleRow(modelRow.id, event)}
                />
              )}
              {title && <NameCell column={title} row={row} label={name} />}
              {rowActions && (
                <RowMenuButton label={name} onPress={(event) => onRowMenu(row, event)} />
              )}
            </div>
            <dl>
              {facts.map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
