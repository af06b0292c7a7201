// Groups: named sets of members.
import { z } from 'zod';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name, optionalText } from '../../kit/values/texts.ts';
import { countOfMembers } from '../membership.ts';
import { groups } from '../tables.ts';

const manage = { all: 'users_manage' } as const;

export const groupRecord = record(groups)({
  name: 'Group',
  description: 'A named set of members, for actions on all of them.',
  permissions: {
    // Callers who may invite people choose the groups that the invited people join.
    read: [{ all: 'users_show' }, manage, { all: 'users_welcome' }],
    create: manage,
    update: manage,
    delete: manage,
  },
  short: ['name'],
  history: { type: 'groups' },
  order: 'name',
  computed: {
    users_count: {
      schema: z.int().describe('Number of members, without deleted ones.'),
      sql: (table) => countOfMembers('group_members', 'group_id', table),
    },
  },
});

export const groupResource = resource({
  record: groupRecord,
  path: '/groups',
  tag: 'Roles and groups',
  missing: 'Группа не найдена',
  words: { one: 'одну группу', many: 'групп', all: 'Группы' },
  sort: ['name', 'created_at'],
  searched: ['name', 'description'],
  unique: { groups_name: ['name', 'Группа с таким названием уже есть'] },
  create: z.strictObject({ name, description: optionalText(1000) }),
  bulk: {
    ids: 'groups_id',
    actions: { delete: { summary: 'Delete many groups; members are kept', does: 'delete' } },
  },
});
