// Many people are added to groups and removed from them at once.
import { expect, test } from 'vitest';
import { openTestSchool } from '../../../testing/schools/taken-tests.ts';

test('adds many people to groups and removes them', async () => {
  const at = await openTestSchool('groups-of-many');
  const { id } = await at.done('POST', '/groups', { name: 'Осень' });
  const links = { users_id: [at.learner.userId], groups_id: [id] };
  const groups = async () =>
    (await at.done('GET', `/users/${at.learner.userId}?with=groups`)).groups;
  expect(await at.done('POST', '/users/attach_groups', links)).toMatchObject({ count: 1 });
  expect(await groups()).toMatchObject([{ id, name: 'Осень' }]);
  expect(await at.done('POST', '/users/detach_groups', links)).toMatchObject({ count: 1 });
  expect(await groups()).toEqual([]);
});
