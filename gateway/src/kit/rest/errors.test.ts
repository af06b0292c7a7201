import { describe, expect, it } from 'vitest';
import { errorOfAnswer, problemsOf } from './errors.ts';

describe('the errors of a REST answer', () => {
  it('are understood in every shape that servers send', () => {
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
      [null, []],
      [undefined, []],
      ['', []],
      [[], []],
      [{}, []],
      [42, [bare('42')]],
    ];
    expect(shapes.map(([errors]) => problemsOf(errors))).toEqual(
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
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'UPSTREAM_FAILED'],
    [503, 'UPSTREAM_FAILED'],
  ])('with the status %i carry the code %s and the status itself', (status, code) => {
    expect(errorOfAnswer(status, ['Слова сервера']).extensions).toEqual({ code, status });
  });

  it('say how long to wait when the server does', () => {
    expect(errorOfAnswer(429, null, '900').extensions['retryAfter']).toBe(900);
    expect(errorOfAnswer(429, null, 'tomorrow').extensions).not.toHaveProperty('retryAfter');
  });

  it('pass on what the server says to a person, but not what it says about itself', () => {
    expect(errorOfAnswer(403, ['Нет прав на курсы']).message).toBe('Нет прав на курсы');
    expect(errorOfAnswer(500, ['relation "users" does not exist']).message).not.toContain('users');
  });
});

const bare = (message: string) => ({ message, field: null, code: null });
const at = (field: string, message: string) => ({ message, field, code: null });
