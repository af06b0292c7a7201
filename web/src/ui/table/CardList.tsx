// The rows of a table as cards on phones; `content-visibility` skips rendering those out of view.
import { useRef, useState } from 'react';
import { Skeleton } from '../charts/Progress.tsx';
import { rowWork, type RowsProps } from './Grid.tsx';
import { HeadCheckbox } from './GridHead.tsx';
import { RowMenuButton } from './GridRow.tsx';
import { NameCell } from './NameCell.tsx';
import type { TableRow } from './types.ts';
import { useRowKeys } from './useRowKeys.ts';

export function CardList<Row extends TableRow, Sorted extends string>({
  props,
  model,
  onRowMenu,
}: RowsProps<Row, Sorted>) {
  const { label, onSelectionChange, rowActions, rowLabel, isLoading } = props;
  const { modelRows, visibleColumns, selected } = model;
  const title = visibleColumns.find((column) => column.isRowHeader) ?? visibleColumns[0];
  const [active, setActive] = useState(0);
  const body = useRef<HTMLUListElement>(null);
  const count = modelRows.length;
  const keyboard = useRowKeys({
    body,
    active,
    setActive,
    count,
    ...rowWork({ props, model, onRowMenu }),
  });
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
    <>
      {onSelectionChange && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control
        <label className="select-shown">
          <HeadCheckbox
            total={count}
            selected={modelRows.filter((row) => selected[row.id]).length}
            onChange={model.toggleAll}
          />
          <span aria-hidden>Выбрать все показанные</span>
        </label>
      )}
      <ul ref={body} className="cards" aria-label={label} {...keyboard}>
        {modelRows.map((modelRow, index) => {
          const row = modelRow.original;
          const name = rowLabel(row);
          const isSelected = selected[modelRow.id] === true;
          return (
            // Tracks the focus of its content.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={modelRow.id}
              data-index={index}
              data-active={index === Math.min(active, count - 1) || undefined}
              data-selected={isSelected || undefined}
              tabIndex={-1}
              onFocus={() => setActive(index)}
            >
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
                  <RowMenuButton label={name} onPress={(anchor) => onRowMenu(row, anchor)} />
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
    </>
  );
}
