// Parsing cells of the journal.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendances, readMark, writeMark, type LessonMark } from './journal.ts';

const mark = (attendance: LessonMark['attendance'], points: number | null = null) => ({
  mark: { attendance, mark: points, note: null },
});

describe('a cell', () => {
  it.each([
    ['', { mark: null }],
    ['+', mark('present')],
    ['5', mark('present', 5)],
    [' Н ', mark('absent')],
    ['н4', mark('absent', 4)],
    ['ув.', mark('excused')],
    ['о 3 (Автобус (опять))', { mark: { attendance: 'late', mark: 3, note: 'Автобус (опять)' } }],
    ['(Сам)', { mark: { attendance: 'present', mark: null, note: 'Сам' } }],
    ['6', { problem: 'mark' }],
    ['4,5', { problem: 'attendance' }],
    ['болел', { problem: 'attendance' }],
    [`(${'о'.repeat(501)})`, { problem: 'note' }],
  ])('parses «%s»', (text, read) => {
    expect(readMark(text, 5)).toEqual(read);
  });

  it('is the same mark after formatting and parsing', () => {
    const anyMark = fc.record({
      attendance: fc.constantFrom(...attendances),
      mark: fc.option(fc.nat(1000)),
      note: fc.option(fc.string({ minLength: 1, maxLength: 500 }).filter((t) => t.trim() === t)),
    });
    fc.assert(
      fc.property(anyMark, (one) => {
        expect(readMark(writeMark(one), 1000)).toEqual({ mark: one });
      }),
    );
  });
});
