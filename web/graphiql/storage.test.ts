import { beforeEach, describe, expect, it } from 'vitest';
import { costIsWanted, storage } from './storage.ts';

const token = 'Bearer secret';

beforeEach(() => localStorage.clear());

describe('what GraphiQL remembers in the browser', () => {
  it('is the history without the headers of any operation', () => {
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

  it('is the text of an operation as it is, whatever it says', () => {
    storage.setItem('graphiql:query', '# "headers": not JSON');
    expect(storage.getItem('graphiql:query')).toBe('# "headers": not JSON');
  });

  it('can be cleared without what the web app keeps', () => {
    localStorage.setItem('access_token', 'of the web app');
    storage.setItem('graphiql:query', '{ viewer { name } }');
    storage.setItem('graphiql:cost', 'on');
    expect([storage.length, costIsWanted()]).toEqual([2, true]);
    storage.clear();
    expect([storage.length, costIsWanted()]).toEqual([0, false]);
    expect(localStorage.getItem('access_token')).toBe('of the web app');
  });
});
