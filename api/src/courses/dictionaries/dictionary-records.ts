// Records of course types and formats.
import { record } from '../../kit/records/record.ts';
import { dictionaryGrants } from '../grants.ts';
import { coursesCountBy } from './courses-count.ts';
import { courseFormats, courseTypes } from './dictionary-tables.ts';

export const courseTypeRecord = record(courseTypes)({
  ...dictionaryGrants,
  name: 'CourseType',
  description: 'A course type.',
  hidden: ['updated_at'],
  order: 'name',
  computed: { courses_count: coursesCountBy('type_id') },
});

export const courseFormatRecord = record(courseFormats)({
  ...dictionaryGrants,
  name: 'CourseFormat',
  description: 'A course format.',
  hidden: ['updated_at'],
  order: 'name',
  computed: { courses_count: coursesCountBy('format_id') },
});
