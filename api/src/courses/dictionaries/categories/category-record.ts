// The record of a catalogue category.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, record } from '../../../kit/records/record.ts';
import { coursesCountIn } from '../courses-count.ts';
import { courseCategories } from '../dictionary-tables.ts';
import { dictionaryGrants } from '../../grants.ts';
import { courseCategoryCourses } from '../../tables.ts';

export const courseCategoryRecord = record(courseCategories)({
  ...dictionaryGrants,
  name: 'CourseCategory',
  description: 'A catalogue category; subcategories have a parent.',
  hidden: ['updated_at'],
  order: 'title',
  computed: {
    courses_count: coursesCountIn(courseCategoryCourses, 'category_id'),
    subcategories_count: {
      schema: z.int().describe('Number of direct subcategories.'),
      sql: (table) =>
        sql`(select count(*)::integer from course_categories below where below.company_id = ${table.company_id} and below.parent_id = ${table.id})`,
    },
  },
  relations: { parent_category: belongsTo(() => courseCategoryRecord, 'parent_id') },
});
