// Storage of custom field values for courses.
import { fieldValues } from '../../../forms/index.ts';
import { courses } from '../../course-tables.ts';
import { customFieldCourseValues } from '../../tables.ts';

export const courseValues = fieldValues({
  subtype: 'course',
  table: customFieldCourseValues,
  owner: 'course_id',
  of: courses.id,
  name: 'Course',
  noun: 'course',
});
