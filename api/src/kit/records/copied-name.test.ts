import { expect, test } from 'vitest';
import { copiedName, freeName } from './copied-name.ts';

test('the name of a copy has room', () => {
  expect(copiedName('Я'.repeat(255))).toBe(`${'Я'.repeat(247)} (копия)`);
});

test('a copy has a name of its own where its name is taken, and keeps it elsewhere', () => {
  expect(freeName('Скорость', new Set())).toBe('Скорость');
  expect(freeName('Скорость', new Set(['скорость']))).toBe('Скорость (копия)');
  expect(freeName('Ёлка', new Set(['елка', 'елка (копия)']))).toBe('Ёлка (копия 2)');
});
