// Editing courses cell by cell, and the list of courses that the viewer may edit.
import { connection } from '../../kit/plan/reads.ts';
import { editsCells } from '../../kit/mutations/cells.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses, placement } from '../collections.ts';

const name = 'courses_fast_edit';

export default {
  resolvers: {
    Company: {
      editableCourses: connection(companyCollection('Course', name), {
        sort: 'created_at',
        desc: true,
      }),
    },
    Mutation: {
      editCourses: editsCells(courses, {
        name,
        field: 'course',
        unknown: 'Курс не найден',
        cells: placement,
      }),
    },
  },
} satisfies Domain;
