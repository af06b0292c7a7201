// Courses changed cell by cell.
import type { Domain } from '../../kit/schema/schema.ts';
import { editsCells } from '../../kit/records/cells.ts';
import { courses, placement } from '../collections.ts';

export default {
  resolvers: {
    Mutation: {
      editCourses: editsCells(courses, {
        name: 'courses_fast_edit',
        field: 'course',
        unknown: 'Курс не найден',
        cells: placement,
      }),
    },
  },
} satisfies Domain;
