// Parsing of typed and pasted cell texts.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountCell,
  choiceCell,
  dayCell,
  flagCell,
  linesCell,
  numbersCell,
  textCell,
  wholeNumberCell,
  type CellKind,
} from './kinds.ts';

const choice = choiceCell(
  [
    { value: 'a', name: 'Очный' },
    { value: 'b', name: 'Онлайн' },
    { value: 'c', name: 'Учёба в лагере' },
  ],
  { none: true, unknown: 'Такого формата нет' },
);

it.each<[CellKind, string, unknown]>([
  [amountCell, '1 500,50 ₽', '1500.50'],
  [amountCell, '', null],
  [dayCell, '1.9.2026', '2026-09-01'],
  [dayCell, '01092026', '2026-09-01'],
  [dayCell, '2026-09-01', '2026-09-01'],
  [flagCell, 'да', true],
  [flagCell, '', false],
  [numbersCell(1, 11), '11, 9; 10 9', [9, 10, 11]],
  [wholeNumberCell(1, 3650), '1 000', 1000],
  [choice, ' онлайн', 'b'],
  [choice, 'учеба в лагере', 'c'],
  [choice, '', null],
  [textCell(5), '  ', null],
  [textCell(20), 'Физика \r\n 7 класс', 'Физика 7 класс'],
  [linesCell(20), 'Первая\r\n\r\nвторая\n', 'Первая\n\nвторая'],
])('parses typed text', (kind, text, value) => {
  expect(kind.read(text)).toEqual({ value });
});

it.each<[CellKind, string, string]>([
  [amountCell, 'дорого', 'Введите сумму, например 12500,50'],
  [dayCell, '31.02.2026', 'Введите дату, например 01.09.2026'],
  [wholeNumberCell(1, 11), '12', 'Введите целое число от 1 до 11'],
  [numbersCell(1, 11), '9, 12', 'Введите числа от 1 до 11 через запятую'],
  [flagCell, 'может быть', 'Введите «Да» или «Нет»'],
  [choice, 'Заочный', 'Такого формата нет'],
  [textCell(5), 'длинно', 'Не больше 5 символов'],
  [linesCell(5), 'дли\nнно', 'Не больше 5 символов'],
])('reports invalid text', (kind, text, error) => {
  expect(kind.read(text)).toEqual({ error });
});

it('parses the formatted value as the same value', () => {
  const cents = fc.integer({ min: 1, max: 999_999_999 }).map((cent) => (cent / 100).toFixed(2));
  fc.assert(
    fc.property(cents, (amount) => {
      const read = amountCell.read(amountCell.write(amount));
      expect('value' in read && Number(read.value)).toBe(Number(amount));
    }),
  );
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (value) => {
      expect(dayCell.read(dayCell.write(value))).toEqual({ value });
    }),
  );
});
