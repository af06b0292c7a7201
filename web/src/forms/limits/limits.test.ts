// Tests parsing, validation and wording of limits.
import { expect, test } from 'vitest';
import { parseLimit, validateLimits, stateWords, answersCountWords } from './limits.ts';

const none = {
  opensAt: null,
  closesAt: null,
  answersLimit: '',
  answersPerAddress: '',
  answersPerEmail: '',
};

test('parses an empty input as no limit and invalid text as 0', () => {
  expect([parseLimit(' '), parseLimit(' 12 '), parseLimit('1e3'), parseLimit('-1')]).toEqual([
    null,
    12,
    0,
    0,
  ]);
});

test('reports invalid settings at their inputs', () => {
  expect(validateLimits(none)).toBeNull();
  expect(validateLimits({ ...none, answersPerEmail: '0' })?.part).toBe('answersPerEmail');
  expect(validateLimits({ ...none, answersLimit: 'сто' })?.part).toBe('answersLimit');
  const opensAt = '2026-09-01T07:00:00.000Z';
  expect(validateLimits({ ...none, opensAt, closesAt: opensAt })?.part).toBe('closesAt');
  expect(validateLimits({ ...none, opensAt, closesAt: '2026-09-01T07:00:01.000Z' })).toBeNull();
});

test('words the number of answers and the state of a form', () => {
  const taken = (answersCount: number | null, answersLimit: number | null) =>
    answersCountWords({ answersCount, answersLimit });
  expect([taken(34, 100), taken(34, null), taken(null, 100)]).toEqual(['34 из 100', '34', null]);
  const at = '2026-09-01T07:00:00.000Z';
  const wordsOf = (
    state: 'OPEN' | 'EARLY' | 'LATE' | 'FULL',
    opensAt: string | null,
    closesAt: string | null,
  ) => stateWords({ state, opensAt, closesAt });
  expect(wordsOf('OPEN', at, null)).toBeNull();
  expect(wordsOf('OPEN', null, at)).toMatch(/^Открыта до 01\.09\.2026/);
  expect(wordsOf('EARLY', at, null)).toMatch(/^Откроется 01\.09\.2026/);
  expect([wordsOf('LATE', null, at), wordsOf('FULL', null, null)]).toEqual([
    'Закрыта',
    'Заполнена',
  ]);
});
