// A table of records.
import type { DataTableProps } from './types.ts';

export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  toolbar,
  toolbarEnd,
  empty,
}: DataTableProps<Row>) {
  return (
    <div>
      {toolbar}
      {toolbarEnd}
      {rows.length === 0 && empty}
      <table aria-label={label}>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
