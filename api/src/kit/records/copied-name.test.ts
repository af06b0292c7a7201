import { expect, test } from 'vitest';
import { copiedName, freeName } from './copied-name.ts';

test('shortens a long name for the suffix of a copy', () => {
  expect(copiedName('Я'.repeat(255))).toBe(`${'Я'.repeat(247)} (копия)`);
});

test('renames a copy only if its name is taken', () => {
  expect(freeName('Скорость', new Set())).toBe('Скорость');
  expect(freeName('Скорость', new Set(['скорость']))).toBe('Скорость (копия)');
  expect(freeName('Ёлка', new Set(['елка', 'елка (копия)']))).toBe('Ёлка (копия 2)');
});
