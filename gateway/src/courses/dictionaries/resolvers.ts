// Types and formats of courses: dictionaries of names.
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const courseTypes = companyCollection('CourseType', 'course_types');
const courseFormats = companyCollection('CourseFormat', 'course_formats');

export default {
  resolvers: {
    Company: {
      courseTypes: connection(courseTypes, { sort: 'name' }),
      courseFormats: connection(courseFormats, { sort: 'name' }),
    },
    CourseType: { courses: connection(courses, { by: 'type_id', sort: 'name' }) },
    CourseFormat: { courses: connection(courses, { by: 'format_id', sort: 'name' }) },
    Mutation: {
      createCourseType: creates(courseTypes),
      updateCourseType: updates(courseTypes),
      deleteCourseTypes: deletesMany(selectionOf(courseTypes, 'типы')),
      mergeCourseTypes: merges(courseTypes, 'Тип курса не найден'),
      createCourseFormat: creates(courseFormats),
      updateCourseFormat: updates(courseFormats),
      deleteCourseFormats: deletesMany(selectionOf(courseFormats, 'форматы')),
      mergeCourseFormats: merges(courseFormats, 'Формат курса не найден'),
    },
  },
  nodes: nodeReaders(courseTypes, courseFormats),
} satisfies Domain;
