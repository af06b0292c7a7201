// Single-line texts do not affect the text around them in lists, headings and mail subjects.
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
])('puts %j on one line', (typed, expected) => {
  expect(name.parse(typed)).toBe(expected);
  expect(optionalLine(255).parse(typed)).toBe(expected);
});

// The time grows linearly: quadratic growth would take minutes, and the test would time out.
test.each([' ', '\u{E0041}', '\n', '\u200B'])(
  'a text with a million %j is parsed quickly',
  (sign) => {
    expect(name.safeParse(`x${sign.repeat(1_000_000)}x`).success).toBe(sign !== ' ');
  },
);

test('a name of line breaks and control characters is empty', () => {
  expect(name.safeParse('\n\u202E').success).toBe(false);
  expect(optionalLine(255).parse('\n\u202E')).toBeNull();
});

test('a multi-line text keeps its lines', () => {
  expect(optionalText(255).parse('Первая\nвторая')).toBe('Первая\nвторая');
});
