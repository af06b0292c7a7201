// The export of the course list: ordering one, and the exports that the viewer has ordered.
import type { CourseMatch, Resolvers } from '../__generated__/resolvers.ts';
import type { CourseExportRow } from '../__generated__/rows.ts';
import { exportOf } from '../exports/index.ts';
import { columns, relation } from '../kit/plan/needs.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { matchParams } from './filter.ts';

const { all, one, id, order } = exportOf<CourseExportRow, 'courseExport', CourseMatch>({
  list: 'courses',
  type: 'CourseExport',
  field: 'courseExport',
  params: matchParams,
  fields: {
    search: 'matching.search',
    status: 'matching.filter.status',
    entity_type: 'matching.filter.entityType',
    type_id: 'matching.filter.type',
    format_id: 'matching.filter.format',
    favourite: 'matching.filter.favourite',
  },
});

const resolvers: Resolvers = {
  Company: { courseExports: all, courseExport: one },
  CourseExport: { id },
  Mutation: { exportCourses: order },
};

export default {
  resolvers,
  shapes: { CourseExport: { isReady: columns('ready'), job: relation('job') } },
} satisfies Domain;
