// Tests which rows a user may know.
import { expect, test } from 'vitest';
import { idsKnownTo } from './rows.ts';

const [person, other, role, group] = [101_000_001, 101_000_002, 102_000_001, 103_000_001];

test('a user knows what their rows reference, and nothing else through a row without an id', () => {
  const rows = new Map([
    ['member_roles', [{ user_id: person, role_id: role }]],
    ['group_members', [{ user_id: other, group_id: group }]],
  ]);
  expect([...idsKnownTo(person, rows)].toSorted()).toEqual([person, role]);
});
