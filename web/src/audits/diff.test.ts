import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts, type DiffPiece, type DiffRow } from './diff.ts';

const markedText = (pieces: DiffPiece[] | null) =>
  pieces?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('') ?? null;

const summaryOf = (rows: DiffRow[] | null) =>
  rows?.map((row) =>
    row.kind === 'same' ? row.count : [markedText(row.before), markedText(row.after), row.look],
  );

describe('the difference of two texts', () => {
  it('marks the words of the lines that changed', () => {
    expect(summaryOf(diffTexts('Раз\nДва три\nЧетыре', 'Раз\nДва пять\nЧетыре', false))).toEqual([
      1,
      ['Два [три]', 'Два [пять]', null],
      1,
    ]);
  });

  it('shows added and removed paragraphs', () => {
    expect(summaryOf(diffTexts('<p>Один</p>', '<p>Один</p><p>Другой</p>', true))).toEqual([
      1,
      [null, '[Другой]', null],
    ]);
    expect(summaryOf(diffTexts('', 'Новое', false))).toEqual([[null, '[Новое]', null]]);
  });

  it('describes changed formatting in words', () => {
    expect(summaryOf(diffTexts('<p>Курс</p>', '<h2><strong>Курс</strong></h2>', true))).toEqual([
      ['Курс', 'Курс', '+ заголовок 2, + полужирный'],
    ]);
    expect(
      summaryOf(
        diffTexts(
          '<p><a href="https://one.test">Сайт</a></p>',
          '<p><a href="https://two.test">Сайт</a></p>',
          true,
        ),
      ),
    ).toEqual([['Сайт', 'Сайт', '− ссылка (https://one.test), + ссылка (https://two.test)']]);
  });

  it('returns null for long texts without common parts', () => {
    const words = (from: number) =>
      Array.from({ length: 40_000 }, (_, place) => `слово${from + place}\n`).join('');
    expect(diffTexts(words(0), words(1_000_000), false)).toBeNull();
  });

  it('contains every word of both texts', () => {
    const text = fc
      .array(fc.constantFrom('раз', 'два', 'три', '\n', ' '), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffTexts(before, after, false) ?? [];
        const wordsOf = (side: 'before' | 'after') =>
          rows.flatMap((row) =>
            row.kind === 'same' || row[side] === null
              ? []
              : [row[side].map((piece) => piece.text).join('')],
          );
        const lines = (each: string) => (each === '' ? [] : each.split('\n'));
        const same = rows.reduce((sum, row) => sum + (row.kind === 'same' ? row.count : 0), 0);
        expect(wordsOf('before').length + same).toBe(lines(before).length);
        expect(wordsOf('after').length + same).toBe(lines(after).length);
        for (const line of wordsOf('before')) expect(lines(before)).toContain(line);
        for (const line of wordsOf('after')) expect(lines(after)).toContain(line);
      }),
    );
  });
});
