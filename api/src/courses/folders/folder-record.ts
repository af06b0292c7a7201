// The record of a course folder.
import { sql } from 'drizzle-orm';
import { belongsTo, record } from '../../kit/records/record.ts';
import { courseFolders } from '../course-tables.ts';
import { coursesCountBy } from '../dictionaries/courses-count.ts';
import { courseGrants } from '../grants.ts';

const manage = { all: 'courses_update_all' } as const;

export const courseFolderRecord = record(courseFolders)({
  name: 'CourseFolder',
  description: 'A folder of courses.',
  // No generic delete: deleting a folder also moves its content out of it.
  permissions: { read: courseGrants.read, create: manage, update: manage },
  mine: () => sql`true`,
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  computed: { courses_count: coursesCountBy('folder_id') },
  relations: { parent_folder: belongsTo(() => courseFolderRecord, 'parent_id') },
});
