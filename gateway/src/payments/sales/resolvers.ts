// Sales statistics for staff, and the mutation by which product pages count their views.
import type {
  CompanySalesStatisticsArgs,
  CountCourseViewInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, SalesStatisticsRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const resolvers: Resolvers = {
  Company: {
    salesStatistics: withCall(
      async (
        { id: companyId }: CompanyRow,
        { from, to, course }: CompanySalesStatisticsArgs,
        { rest }: Context,
      ) => {
        const course_id = course == null ? undefined : requireInCompany(course, 'Course').id;
        try {
          return (
            await rest.get<SalesStatisticsRow>(
              path`/companies/${{ companyId }}/payments/statistics`,
              { from, to, course_id },
            )
          ).data;
        } catch (error) {
          if (isRestError(error, 404)) return null;
          throw error;
        }
      },
      {
        method: 'GET',
        route: '/companies/{companyId}/payments/statistics',
        records: [],
        size: () => 1,
      },
    ),
  },
  Mutation: {
    countCourseView: mutation<CountCourseViewInput, { isCounted: boolean }>(
      {
        call: 'POST /public/companies/{companyId}/courses/{courseId}/views',
        failed: { isCounted: false },
      },
      async (input, { rest }) => {
        const { companyId, id: courseId } = requireInCompany(input.courseId, 'Course');
        const at = path`/public/companies/${{ companyId }}/courses/${{ courseId }}/views`;
        try {
          await rest.write('POST', at, bodyOf(input, ['courseId']));
          return { isCounted: true };
        } catch (error) {
          if (isRestError(error, 404)) return { isCounted: false };
          throw error;
        }
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    SalesStatistics: {
      total: columns('total'),
      days: columns('days'),
      courses: columns('courses'),
      sources: columns('sources'),
    },
  },
} satisfies Domain;
