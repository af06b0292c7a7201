// Unknown placeholders in prompts, and the error message for them.
import { expect, test } from 'vitest';
import { placeholderError, unknownPlaceholders } from './exam-prompts.ts';

test.each([
  ['Составь {number} по предмету «{subject}»: {example}', []],
  ['Тема: {topic}, ещё раз {topic} и {Subject}', ['{topic}', '{Subject}']],
  ['{тема}', ['{тема}']],
  ['С пробелом { subject }', ['{ subject }']],
  ['\\frac{a}{b} + x_{max} - y^{два}', []],
  ['$\\left\\{a\\right\\}$ и {"a": 1}, { } и {}', []],
])('%j has the unknown placeholders %j', (prompt, unknown) => {
  expect(unknownPlaceholders(prompt)).toEqual(unknown);
});

test('the error names the unknown placeholder and the known ones', () => {
  expect(placeholderError('{subject}')).toBeNull();
  expect(placeholderError('{topic}')).toBe(
    'Неизвестная подстановка: {topic}. Можно: {subject}, {number}, {example}',
  );
  expect(placeholderError('{a} {b}')).toContain('Неизвестные подстановки: {a}, {b}.');
});
