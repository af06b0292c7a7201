// Copies of courses: starting the job, and the course that it created.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CompanyCourseReplicaArgs,
  ReplicateCourseInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { reference } from '../../kit/plan/needs.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { idOnly } from '../../kit/plan/tree.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';
import { startsCourseJob } from '../course-jobs.ts';

const resolvers: Resolvers = {
  Company: {
    courseReplica: withCall(
      async (
        { id: companyId }: CompanyRow,
        { databaseId: id }: CompanyCourseReplicaArgs,
        { rest, shapes }: Context,
        info: GraphQLResolveInfo,
      ) => {
        try {
          const { data } = await rest.get<CourseRow>(
            path`/companies/${{ companyId }}/course_replicas/${{ id }}/after_replicated`,
          );
          const plan = planRecord(info, shapes) ?? idOnly;
          return await loadRecord(rest, courses(companyId), data.id, plan);
        } catch (error) {
          if (isRestError(error, 403, 404, 409)) return null;
          throw error;
        }
      },
      {
        method: 'GET',
        route: '/companies/{companyId}/course_replicas/{id}/after_replicated',
        records: [''],
        size: () => 1,
        note: 'and a read of the copy',
        calls: 2,
      },
    ),
  },
  Mutation: {
    replicateCourse: startsCourseJob<ReplicateCourseInput>('replicate'),
  },
};

export default {
  resolvers,
  shapes: { Job: { course: reference('course_id', courses) } },
} satisfies Domain;
