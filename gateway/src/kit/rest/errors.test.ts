import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorFromResponse, type Problem, parseProblems } from './errors.ts';

describe('the errors of a REST response', () => {
  it('are parsed in every shape that servers send', () => {
    const known = { message: 'Поддомен уже существует', field: 'code', code: 'taken' };
    const shapes: [unknown, unknown[]][] = [
      [[known], [known]],
      [known, [known]],
      [
        ['Ошибка', 'Ещё одна'],
        [bare('Ошибка'), bare('Ещё одна')],
      ],
      ['Ошибка', [bare('Ошибка')]],
      [
        { code: ['Занято', 'Коротко'], name: 'Пусто' },
        [at('code', 'Занято'), at('code', 'Коротко'), at('name', 'Пусто')],
      ],
      [
        { lessons: [{ message: 'Пусто', field: 'lessons.0.title' }] },
        [at('lessons.0.title', 'Пусто')],
      ],
      [
        [{ message: 'Без кода' }, 'Строка'],
        [bare('Без кода'), bare('Строка')],
      ],
      [
        { lessons: [{}, { title: 'Пусто', dates: { start: ['Рано'] } }] },
        [at('lessons.1.title', 'Пусто'), at('lessons.1.dates.start', 'Рано')],
      ],
      [null, []],
      [undefined, []],
      ['', []],
      [[], []],
      [{}, []],
      [42, [bare('42')]],
    ];
    expect(shapes.map(([errors]) => parseProblems(errors))).toEqual(
      shapes.map(([, problems]) => problems),
    );
  });

  it.each([
    [400, 'INVALID_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [413, 'TOO_LARGE'],
    [422, 'INVALID_INPUT'],
    [424, 'FAILED_DEPENDENCY'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'UPSTREAM_FAILED'],
    [503, 'UPSTREAM_FAILED'],
  ])('with the status %i carry the code %s and the status', (status, code) => {
    expect(errorFromResponse(status, ['Слова сервера']).extensions).toEqual({ code, status });
  });

  it('carry Retry-After, given in seconds or as a date', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const before = new Date(Date.now() - 60_000).toUTCString();
    const waits = ['900', '0', inAMinute, before, 'tomorrow', '-5', '2030', '1e9', ''].map(
      (retryAfter) => errorFromResponse(429, null, retryAfter).extensions['retryAfter'],
    );
    expect(waits).toEqual([900, 0, 60, 0, undefined, undefined, 2030, undefined, undefined]);
  });

  it('are parsed without loss for any message and shape', () => {
    const word = fc.string({ minLength: 1 });
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => text !== 'message');
    const problem = fc.record({ message: word, field: fc.option(name), code: fc.option(word) });
    fc.assert(
      fc.property(fc.array(problem), fc.dictionary(name, fc.array(word)), (problems, map) => {
        const inTurn = <T>(one: (problem: Problem) => T) =>
          problems.map((problem, index) => (index % 2 === 0 ? problem : one(problem)));
        expect(parseProblems(problems)).toEqual(problems);
        expect(parseProblems(problems.map(({ message }) => message))).toEqual(
          problems.map(({ message }) => bare(message)),
        );
        expect(parseProblems(inTurn(({ message }) => message))).toEqual(
          inTurn(({ message }) => bare(message)),
        );
        expect(parseProblems(map)).toEqual(
          Object.entries(map).flatMap(([field, words]) => words.map((text) => at(field, text))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('are parsed without an exception for any JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 12 }),
        fc.integer({ min: 400, max: 599 }),
        (sent, status) => {
          const { message, problems, extensions } = errorFromResponse(status, sent);
          expect(message.length).toBeGreaterThan(0);
          expect(extensions['status']).toBe(status);
          for (const { message: text, field, code } of problems) {
            expect(typeof text).toBe('string');
            expect([field, code].every((part) => part === null || part !== '')).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
    const deep = JSON.parse(`${'['.repeat(100_000)}"x"${']'.repeat(100_000)}`);
    expect(parseProblems(deep)).toEqual([]);
    expect(parseProblems(Array.from({ length: 100_000 }, () => 'x'))).toHaveLength(1000);
  });

  it('pass on messages of 4xx and 507, but none of other 5xx', () => {
    expect(errorFromResponse(403, ['Нет прав на курсы']).message).toBe('Нет прав на курсы');
    expect(errorFromResponse(500, ['relation "users" does not exist']).message).not.toContain(
      'users',
    );
    expect(errorFromResponse(507, ['Места больше нет']).message).toBe('Места больше нет');
  });
});

const bare = (message: string) => ({ message, field: null, code: null });
const at = (field: string, message: string) => ({ message, field, code: null });
