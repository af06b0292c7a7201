// How tests travel.
import { eq } from 'drizzle-orm';
import { record } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import { tests } from './tables.ts';

export const testRecord = record(tests)({
  name: 'Test',
  description: 'A test of a company.',
  permissions: {
    read: [{ all: 'tests_show_all', my: 'tests_show_my' }, { all: 'users_welcome' }],
  },
  mine: (table, scope) => eq(table.author_id, scope.personId),
  history: { type: 'tests' },
  hidden: ['author_id', 'updated_at'],
  order: 'title',
});

export const testResource = resource({
  record: testRecord,
  path: '/tests',
  tag: 'Tests',
  missing: 'Тест не найден',
  sort: ['title', 'created_at'],
  searched: ['title'],
  filters: ['active'],
});
