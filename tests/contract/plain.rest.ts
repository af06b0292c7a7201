// How plain entities are kept by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestClient } from '../kit/rest.ts';
import type { RestStory } from './story.ts';
import { plainEntities } from './plain.ts';

export function tellOfPlainEntities(story: RestStory): void {
  test.each(plainEntities)(
    '$collection are created, changed, found and deleted',
    async ({ collection, name, change }) => {
      const base = `${story.school}/${collection}`;
      const call: RestClient = (method, path, body) => story.admin(method, base + path, body);
      const created = await Promise.all(
        [1, 2].map((number) => call('POST', '', { name: `${name} ${number}` })),
      );
      expect(created.map(({ status }) => status)).toEqual([201, 201]);
      const [one, other] = created.map(({ body }) => body.data.id);
      expect((await call('PUT', `/${one}`, change)).status).toBe(200);
      expect((await call('GET', `/${one}`)).body.data).toMatchObject(change);
      expect((await call('GET', `?search=${name}`)).body.meta.total).toBe(2);
      expect((await call('DELETE', `/${one}`)).status).toBe(200);
      const many = { [`${collection}_id`]: [other] };
      expect((await call('POST', '/delete', many)).body.data.count).toBe(1);
    },
  );
}
