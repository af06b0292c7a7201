// Texts of one line: what stands in a list, a heading or a mail's subject without changing what is beside it.
import { expect, test } from 'vitest';
import { name, optionalLine, optionalText } from './texts.ts';

test.each([
  ['Строка\nвторая', 'Строка вторая'],
  ['Строка \r\n\t вторая\u2028третья', 'Строка вторая третья'],
  ['Отчёт\u202Efdp.exe', 'Отчётfdp.exe'],
  ['\u2066Анна\u2069 \u200FПетрова', 'Анна Петрова'],
  ['  Анна  Петрова\u0085', 'Анна  Петрова'],
  ['А\u200BБ\uFEFF\u{E0041}', 'АБ'],
  ['👩\u200D🏫 🏴\u{E0067}\u{E0062}\u{E007F}', '👩\u200D🏫 🏴\u{E0067}\u{E0062}\u{E007F}'],
])('%j is kept on one line', (typed, kept) => {
  expect(name.parse(typed)).toBe(kept);
  expect(optionalLine(255).parse(typed)).toBe(kept);
});

// Twice as long takes no more than about twice as long: a square would take minutes here, and the test would not end.
test.each([' ', '\u{E0041}', '\n', '\u200B'])('a million times %j is read at once', (sign) => {
  expect(name.safeParse(`x${sign.repeat(1_000_000)}x`).success).toBe(sign !== ' ');
});

test('a name of nothing but breaks and marks is none', () => {
  expect(name.safeParse('\n\u202E').success).toBe(false);
  expect(optionalLine(255).parse('\n\u202E')).toBeNull();
});

test('a text of many lines keeps them', () => {
  expect(optionalText(255).parse('Первая\nвторая')).toBe('Первая\nвторая');
});
