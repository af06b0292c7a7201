// Statistics of a course's learners.
import type { CourseStatisticsArgs } from '../../__generated__/resolvers.ts';
import type { CourseRow, CourseStatisticsRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

export default {
  resolvers: {
    Course: {
      statistics: withCall(
        async (
          { company_id, id }: CourseRow,
          { from, to }: CourseStatisticsArgs,
          { rest }: Context,
        ) => {
          const at = below(courses(company_id).path, { id }, '/statistics');
          try {
            return (await rest.get<CourseStatisticsRow>(at, { from, to })).data;
          } catch (error) {
            if (isRestError(error, 404)) return null;
            throw error;
          }
        },
        { method: 'GET', route: `${courses.route}/{id}/statistics`, records: [], size: () => 1 },
      ),
    },
  },
  shapes: {
    CourseStatistics: {
      days: columns('days'),
      progress: columns('progress'),
      visits: columns('visits'),
    },
  },
} satisfies Domain;
