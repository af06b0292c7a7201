// The state of a grid after a save, and when other users change the same records.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amountCell, textCell } from './kinds.ts';
import { useCells, type CellColumn, type ChangedRow, type RowResult } from './useCells.ts';

interface Course {
  id: string;
  name: string;
  price: string | null;
}

const columns: readonly CellColumn<Course>[] = [
  { name: 'name', header: 'Название', width: 100, kind: textCell(20), of: ({ name }) => name },
  { name: 'price', header: 'Цена', width: 100, kind: amountCell, of: ({ price }) => price },
];
const algebra: Course = { id: '1', name: 'Алгебра', price: '100.00' };
const biology: Course = { id: '2', name: 'Биология', price: null };
const mayChange = () => true;
const priceOf = (row: number) => ({ row, column: 1 });

/** Shows both columns until `shown` differs; `answer` gives the results of the saved rows. */
function open(answer: (rows: readonly ChangedRow[]) => RowResult[] = (rows) => rows.map(taken)) {
  const sent: ChangedRow[] = [];
  const save = async (rows: readonly ChangedRow[]) => {
    sent.push(...rows);
    return answer(rows);
  };
  const shownRows = (rows: readonly Course[], shown = columns) => ({ rows, shown });
  const { result, rerender } = renderHook(
    ({ rows, shown }: ReturnType<typeof shownRows>) =>
      useCells({ rows, columns, shown, mayChange, save }),
    { initialProps: shownRows([algebra, biology]) },
  );
  return {
    cells: () => result.current,
    show: (rows: readonly Course[], shown = columns) => rerender(shownRows(rows, shown)),
    sent,
  };
}

const taken = ({ id }: { id: string }): RowResult => ({ id, conflicts: [], userErrors: [] });

it('reports a conflict when another user changed the cell during typing', async () => {
  const { cells, show, sent } = open();
  const began = cells().stateAt(priceOf(0));
  show([{ ...algebra, price: '200.00' }, biology]);
  act(() => cells().type([{ ...priceOf(0), text: '300', began }]));
  await act(async () => void (await cells().save()));
  expect(sent).toEqual([{ id: '1', was: { price: '100.00' }, now: { price: '300' } }]);
});

it('reports no conflict with the user’s own save', async () => {
  const { cells, show, sent } = open();
  act(() => cells().type([{ ...priceOf(0), text: '300' }]));
  const began = cells().stateAt(priceOf(0));
  await act(async () => void (await cells().save()));
  show([{ ...algebra, price: '300.00' }, biology]);
  act(() => cells().type([{ ...priceOf(0), text: '3000', began }]));
  await act(async () => void (await cells().save()));
  expect(sent.at(-1)).toEqual({ id: '1', was: { price: '300.00' }, now: { price: '3000' } });
});

it('shows a hidden column with a conflict until it is resolved', async () => {
  let conflicts = ['price'];
  const { cells, show } = open((rows) => rows.map((row) => ({ ...taken(row), conflicts })));
  act(() => cells().type([{ ...priceOf(0), text: '300' }]));
  show([{ ...algebra, price: '200.00' }, biology], columns.slice(0, 1));
  expect(cells().columns.map(({ name }) => name)).toEqual(['name']);
  await act(async () => void (await cells().save()));
  expect(cells().columns.map(({ name }) => name)).toEqual(['name', 'price']);
  expect(cells().stateAt(priceOf(0)).theirs).toBe('200');

  conflicts = [];
  act(() => cells().settle(priceOf(0), 'mine'));
  await act(async () => void (await cells().save()));
  expect(cells().columns.map(({ name }) => name)).toEqual(['name']);
});

it('shows a hidden column with invalid text', async () => {
  const { cells, show } = open();
  act(() => cells().type([{ ...priceOf(0), text: 'дорого' }]));
  show([algebra, biology], columns.slice(0, 1));
  await act(async () => void (await cells().save()));
  expect(cells().stateAt(priceOf(0)).error).toBe('Введите сумму, например 12500,50');
});

it('shows the error of a rejected row', async () => {
  const gone = [{ message: 'Курс не найден', field: null }];
  const { cells } = open((rows) => rows.map((row) => ({ ...taken(row), userErrors: gone })));
  act(() => cells().type([{ ...priceOf(1), text: '300' }]));
  let refused: number | undefined;
  await act(async () => void (refused = (await cells().save())?.refused));
  expect([refused, cells().rowErrorAt(0), cells().rowErrorAt(1)]).toEqual([
    1,
    null,
    'Курс не найден',
  ]);
});
