import { beforeEach, describe, expect, it } from 'vitest';
import { costIsWanted, storage } from './storage.ts';

const token = 'Bearer secret';

beforeEach(() => localStorage.clear());

describe('GraphiQL’s storage in the browser', () => {
  it('stores the history without headers', () => {
    const item = {
      query: '{ viewer { name } }',
      headers: JSON.stringify({ Authorization: token }),
    };
    for (const list of ['queries', 'favorites']) {
      storage.setItem(`graphiql:${list}`, JSON.stringify({ [list]: [item] }));
      expect(JSON.parse(storage.getItem(`graphiql:${list}`) ?? '')).toEqual({
        [list]: [{ query: item.query }],
      });
    }
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  it('stores the text of an operation unchanged', () => {
    storage.setItem('graphiql:query', '# "headers": not JSON');
    expect(storage.getItem('graphiql:query')).toBe('# "headers": not JSON');
  });

  it('can be cleared without the web app’s data', () => {
    localStorage.setItem('access_token', 'of the web app');
    storage.setItem('graphiql:query', '{ viewer { name } }');
    storage.setItem('graphiql:cost', 'on');
    expect([storage.length, costIsWanted()]).toEqual([2, true]);
    storage.clear();
    expect([storage.length, costIsWanted()]).toEqual([0, false]);
    expect(localStorage.getItem('access_token')).toBe('of the web app');
  });
});
