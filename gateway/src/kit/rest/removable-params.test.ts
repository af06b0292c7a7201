// Tests which parts of a read an error message names, and what remains without them.
import { describe, expect, it } from 'vitest';
import { errorFromResponse } from './errors.ts';
import { partsNamedIn, withoutParts } from './removable-params.ts';
import { type Params, defaultSort } from './params.ts';

const read: Params = {
  search: 'физика',
  sort: 'full_name',
  desc: 1,
  page: 2,
  per_page: 20,
  only: 'id,is_owner,name,users_count',
  with: 'folder_course:id,name;test.lesson:id;type:id,name',
  withCount: 'users',
  withSums: 'payments:price',
  total: 0,
  countBy: 'status',
};

const named = (errors: unknown, params = read) => {
  const found = partsNamedIn(errorFromResponse(422, errors), params);
  return typeof found === 'string' ? found : [...found].toSorted();
};

describe('an error about a read names', () => {
  it.each([
    ['a parameter by its field', [{ message: 'Нельзя', field: 'total' }], ['total']],
    ['a parameter in words', 'Unknown parameter countBy', ['countBy']],
    [
      'a column by the field of its parameter',
      { only: ['Unknown column is_owner'] },
      ['only is_owner'],
    ],
    ['a column in words', ['Неизвестное поле users_count'], ['only users_count']],
    ['columns', { only: ['is_owner', 'users_count'] }, ['only is_owner', 'only users_count']],
    [
      'a column that is unambiguous among other words',
      'Unknown column name: is_owner',
      ['only is_owner'],
    ],
    ['a relation', 'Relation folder_course not found', ['with folder_course']],
    ['a relation below another', 'Call to undefined relationship [lesson]', ['with test.lesson']],
    ['a count', [{ message: 'Unknown', field: 'withCount' }], ['withCount users']],
    ['a sum', 'payments can not be summed up', ['withSums payments:price']],
  ])('%s', (_, errors, parts) => {
    expect(named(errors)).toEqual(parts);
  });

  it.each([
    ['a condition', [{ message: 'Слишком длинный', field: 'search' }]],
    ['a condition in words', 'The search is too long'],
    ['the requested order', { sort: ['Unknown column full_name'] }],
  ])('%s, which is not removed', (_, errors) => {
    expect(named(errors)).toBe('something else');
  });

  it('the default order', () => {
    expect(named({ sort: ['Unknown column'] }, { ...read, [defaultSort]: true })).toEqual([
      'sort full_name',
    ]);
  });

  it('nothing when the message is not specific', () => {
    expect(named('Bad request')).toEqual([]);
  });
});

describe('a read without the rejected parts', () => {
  const left = (...refused: string[]) => withoutParts(read, new Set(refused));

  it('keeps all other parameters', () => {
    expect(left('total', 'only is_owner')).toEqual({
      ...read,
      total: undefined,
      only: 'id,name,users_count',
    });
    expect(left('only', 'withCount users')).not.toHaveProperty('only');
    expect(left('only', 'withCount users')).not.toHaveProperty('withCount');
  });

  it('tries the other spelling of a relation, then leaves it out', () => {
    expect(left('with folder_course')['with']).toBe(
      'folderCourse:id,name;test.lesson:id;type:id,name',
    );
    expect(left('with folder_course', 'with folderCourse')['with']).toBe(
      'test.lesson:id;type:id,name',
    );
    expect(left('with test', 'with type:name')['with']).toBe('folder_course:id,name;type:id');
  });

  it('drops only a default order', () => {
    expect(left('sort full_name')).toMatchObject({ sort: 'full_name', desc: 1 });
    const usual = withoutParts({ ...read, [defaultSort]: true }, new Set(['sort full_name']));
    expect(usual).not.toHaveProperty('sort');
    expect(usual).not.toHaveProperty('desc');
  });
});
