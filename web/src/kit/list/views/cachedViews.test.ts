import { afterEach, describe, expect, it } from 'vitest';
import {
  defaultViewOf,
  cacheDefaultViews,
  cacheVariables,
  parseCachedViews,
  readCachedViews,
  listKeyOf,
  cachedVariablesAt,
  viewIdIn,
  defaultSearch,
  viewOf,
} from './cachedViews.ts';
import { removeCachedView, cacheView } from './panel/cacheView.ts';

afterEach(() => cacheDefaultViews('school', null));

const view = (databaseId: number, list: string, address = '') => ({
  databaseId,
  list,
  name: `Вид ${databaseId}`,
  address,
  columns: {},
});

const cachedViews = () => parseCachedViews(readCachedViews('school'));

describe('a list with an empty address', () => {
  it('opens with its default view', () => {
    cacheDefaultViews('school', [view(7, 'courses', 'tab=drafts'), view(8, 'forms/3/answers')]);
    expect(defaultSearch('/school/courses', '')).toBe('?saved=7&tab=drafts');
    expect(defaultSearch('/school/courses/', '')).toBe('?saved=7&tab=drafts');
    expect(defaultSearch('/school/forms/3/answers', '')).toBe('?saved=8');
    expect(defaultSearch('/school/courses', '?search=a')).toBe('?search=a');
    expect(defaultSearch('/school/courses', '?saved=0')).toBe('?saved=0');
    expect(defaultSearch('/school/users', '')).toBe('');
    expect(defaultSearch('/other/courses', '')).toBe('');
    expect(defaultSearch('/school', '')).toBe('');
  });

  it('has the variables of its last request in that view', () => {
    cacheDefaultViews('school', [view(7, 'courses', 'tab=drafts')]);
    const search = '?saved=7&tab=drafts';
    cacheVariables('/school/courses', search, { filter: ['DRAFT'] });
    cacheVariables('/school/courses', '?saved=7&tab=deleted', { filter: ['DELETED'] });
    expect(cachedVariablesAt('/school/courses', search)).toBe('{"filter":["DRAFT"]}');
    cacheDefaultViews('school', [view(7, 'courses', 'tab=closed')]);
    const now = defaultSearch('/school/courses', '');
    expect(cachedVariablesAt('/school/courses', now)).toBeNull();
  });
});

describe('the cached views', () => {
  it('are the default and recently opened views of each list', () => {
    cacheDefaultViews('school', [view(7, 'courses')]);
    cacheView('school', view(9, 'users'));
    expect(viewOf(cachedViews(), 'users', 9)?.name).toBe('Вид 9');
    expect(viewOf(cachedViews(), 'courses', 9)).toBeNull();
    cacheDefaultViews('school', []);
    expect(defaultViewOf(cachedViews(), 'courses')).toBeNull();
    expect(viewOf(cachedViews(), 'courses', 7)?.name).toBe('Вид 7');
    removeCachedView('school', 7);
    expect(viewOf(cachedViews(), 'courses', 7)).toBeNull();
  });

  it('are null on a server without views, and for invalid data', () => {
    cacheView('school', view(9, 'users'));
    expect(cachedViews()).toBeNull();
    expect(parseCachedViews('{"views":')).toBeNull();
    expect(parseCachedViews('[]')).toBeNull();
  });

  it('are limited in number, the most recent first', () => {
    cacheDefaultViews('school', []);
    for (let id = 1; id <= 40; id += 1) cacheView('school', view(id, 'users'));
    cacheView('school', view(40, 'users', 'search=a'));
    expect(cachedViews()?.views).toHaveLength(30);
    expect(viewOf(cachedViews(), 'users', 40)?.address).toBe('search=a');
    expect(viewOf(cachedViews(), 'users', 10)).toBeNull();
  });
});

it('are identified by a number in the address', () => {
  const at = (search: string) => viewIdIn(new URLSearchParams(search));
  expect([at('saved=7'), at('saved=0'), at('saved=x'), at('saved=-1'), at('')]).toEqual([
    7,
    0,
    null,
    null,
    null,
  ]);
  expect(listKeyOf('/school/forms/3/answers')).toEqual({ code: 'school', list: 'forms/3/answers' });
});
