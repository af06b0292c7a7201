import { afterEach, describe, expect, it } from 'vitest';
import {
  defaultIn,
  keepDefaults,
  keepQuestion,
  keptIn,
  keptText,
  placeOf,
  questionAt,
  savedIn,
  searchShown,
  viewOf,
} from './kept.ts';
import { forgetView, keepView } from './panel/known.ts';

afterEach(() => keepDefaults('school', null));

const view = (databaseId: number, list: string, address = '') => ({
  databaseId,
  list,
  name: `Вид ${databaseId}`,
  address,
  columns: {},
});

const kept = () => keptIn(keptText('school'));

describe('a list with an empty address', () => {
  it('opens with its default view', () => {
    keepDefaults('school', [view(7, 'courses', 'tab=drafts'), view(8, 'forms/3/answers')]);
    expect(searchShown('/school/courses', '')).toBe('?saved=7&tab=drafts');
    expect(searchShown('/school/courses/', '')).toBe('?saved=7&tab=drafts');
    expect(searchShown('/school/forms/3/answers', '')).toBe('?saved=8');
    expect(searchShown('/school/courses', '?search=a')).toBe('?search=a');
    expect(searchShown('/school/courses', '?saved=0')).toBe('?saved=0');
    expect(searchShown('/school/users', '')).toBe('');
    expect(searchShown('/other/courses', '')).toBe('');
    expect(searchShown('/school', '')).toBe('');
  });

  it('has the variables of its last request in that view', () => {
    keepDefaults('school', [view(7, 'courses', 'tab=drafts')]);
    const search = '?saved=7&tab=drafts';
    keepQuestion('/school/courses', search, { filter: ['DRAFT'] });
    keepQuestion('/school/courses', '?saved=7&tab=deleted', { filter: ['DELETED'] });
    expect(questionAt('/school/courses', search)).toBe('{"filter":["DRAFT"]}');
    keepDefaults('school', [view(7, 'courses', 'tab=closed')]);
    const now = searchShown('/school/courses', '');
    expect(questionAt('/school/courses', now)).toBeNull();
  });
});

describe('the cached views', () => {
  it('are the default and recently opened views of each list', () => {
    keepDefaults('school', [view(7, 'courses')]);
    keepView('school', view(9, 'users'));
    expect(viewOf(kept(), 'users', 9)?.name).toBe('Вид 9');
    expect(viewOf(kept(), 'courses', 9)).toBeNull();
    keepDefaults('school', []);
    expect(defaultIn(kept(), 'courses')).toBeNull();
    expect(viewOf(kept(), 'courses', 7)?.name).toBe('Вид 7');
    forgetView('school', 7);
    expect(viewOf(kept(), 'courses', 7)).toBeNull();
  });

  it('are null on a server without views, and for invalid data', () => {
    keepView('school', view(9, 'users'));
    expect(kept()).toBeNull();
    expect(keptIn('{"views":')).toBeNull();
    expect(keptIn('[]')).toBeNull();
  });

  it('are limited in number, the most recent first', () => {
    keepDefaults('school', []);
    for (let id = 1; id <= 40; id += 1) keepView('school', view(id, 'users'));
    keepView('school', view(40, 'users', 'search=a'));
    expect(kept()?.views).toHaveLength(30);
    expect(viewOf(kept(), 'users', 40)?.address).toBe('search=a');
    expect(viewOf(kept(), 'users', 10)).toBeNull();
  });
});

it('are identified by a number in the address', () => {
  const at = (search: string) => savedIn(new URLSearchParams(search));
  expect([at('saved=7'), at('saved=0'), at('saved=x'), at('saved=-1'), at('')]).toEqual([
    7,
    0,
    null,
    null,
    null,
  ]);
  expect(placeOf('/school/forms/3/answers')).toEqual({ code: 'school', list: 'forms/3/answers' });
});
