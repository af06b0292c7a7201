// Blocks of cells in the clipboard format of spreadsheets.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsIn, fillDown, isWithin, pasteAt, rangeOf, readBlock, writeBlock } from './block.ts';

const size = { rows: 4, columns: 3 };
const at = (row: number, column: number) => rangeOf({ row, column }, { row, column });

describe('a clipboard block', () => {
  it('has lines of tab-separated cells, with or without a final line break', () => {
    expect(readBlock('Физика\t1500\r\nХимия\t\r\n')).toEqual([
      ['Физика', '1500'],
      ['Химия', ''],
    ]);
    expect(readBlock('одна')).toEqual([['одна']]);
  });

  it('may have cells that begin with a quotation mark', () => {
    const text =
      '"Физика" 7 класс\t1000\r\n"Химия" 8 класс\t"Тема"\r\nБиология\t"Сила" и "Энергия"';
    expect(readBlock(text)).toEqual([
      ['"Физика" 7 класс', '1000'],
      ['"Химия" 8 класс', '"Тема"'],
      ['Биология', '"Сила" и "Энергия"'],
    ]);
  });

  it('quotes cells with a tab or line break, and doubles their quotation marks', () => {
    expect(readBlock('"первая\r\n""вторая"""\t"а\tб"\nконец')).toEqual([
      ['первая\r\n"вторая"', 'а\tб'],
      ['конец'],
    ]);
  });

  it('reads back as it was written', () => {
    const cell = fc.string({
      maxLength: 8,
      unit: fc.constantFrom('а', '"', '\t', '\n', '\r', ' '),
    });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 4,
        }),
      )
      // An empty last line is only the end of the previous one.
      .filter((rows) => rows.at(-1)?.join('') !== '');
    fc.assert(
      fc.property(block, (rows) => {
        expect(readBlock(writeBlock(rows))).toEqual(rows);
      }),
    );
  });
});

describe('pasting', () => {
  it('starts at the upper left cell and drops cells outside of the table', () => {
    const block = [
      ['а', 'б'],
      ['в', 'г'],
    ];
    expect(pasteAt(block, at(3, 2), size)).toEqual([{ row: 3, column: 2, text: 'а' }]);
    expect(pasteAt(block, at(0, 0), size).map(({ text }) => text)).toEqual(['а', 'б', 'в', 'г']);
  });

  it('repeats the block in a range that is a multiple of it', () => {
    const range = rangeOf({ row: 3, column: 0 }, { row: 0, column: 0 });
    expect(pasteAt([['да']], range, size)).toEqual(
      [0, 1, 2, 3].map((row) => ({ row, column: 0, text: 'да' })),
    );
    expect(pasteAt([['1'], ['2'], ['3']], range, size)).toHaveLength(3);
  });

  it('never leaves the table', () => {
    const position = fc.record({ row: fc.nat(3), column: fc.nat(2) });
    const block = fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(position, position, block, (one, other, cells) => {
        const all = { top: 0, left: 0, bottom: size.rows - 1, right: size.columns - 1 };
        for (const placed of pasteAt(cells, rangeOf(one, other), size)) {
          expect(isWithin(all, placed)).toBe(true);
        }
      }),
    );
  });
});

describe('filling down', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}${column}`;

  it('copies the first row of a range to the others', () => {
    const range = rangeOf({ row: 1, column: 0 }, { row: 3, column: 1 });
    expect(fillDown(range, textAt).map(({ text }) => text)).toEqual(['10', '11', '10', '11']);
  });

  it('copies the cell above to a single cell, and nothing to the first row', () => {
    expect(fillDown(at(2, 1), textAt)).toEqual([{ row: 2, column: 1, text: '11' }]);
    expect(fillDown(at(0, 1), textAt)).toEqual([]);
  });
});

it('a range is the same from any corner', () => {
  expect(cellsIn(rangeOf({ row: 1, column: 1 }, { row: 0, column: 0 }))).toHaveLength(4);
});
