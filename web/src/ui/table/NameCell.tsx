// A cell with a picture before and icons after its text, which may be a link.
import { RouteLink } from '../text/link.tsx';
import type { Column } from './types.ts';

type NameCellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** The full name, for truncated text. */
  label: string;
};

export function NameCell<Row>({ column, row, label }: NameCellProps<Row>) {
  const { cell, link, lead, trail, isRowHeader } = column;
  return (
    <div className="name">
      {lead?.(row)}
      <span className="text">
        {link ? (
          <RouteLink
            to={link(row)}
            data-row-link={isRowHeader || undefined}
            title={isRowHeader ? label : undefined}
          >
            {cell(row)}
          </RouteLink>
        ) : (
          cell(row)
        )}
      </span>
      {trail?.(row)}
    </div>
  );
}
