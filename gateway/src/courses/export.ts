// The export of the course list: ordering one, and the exports that the viewer has ordered.
import type {
  CompanyCourseExportArgs,
  ExportCoursesInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyRow } from '../company/index.ts';
import type { Context } from '../context.ts';
import { calling } from '../kit/plan/calls.ts';
import { connection, record } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { matchBody } from '../kit/records/chosen.ts';
import { totalCount } from '../kit/records/connection.ts';
import { requireGlobal, toGlobalId } from '../kit/records/ids.ts';
import { changedRecord, mutation } from '../kit/records/payload.ts';
import { readSingle } from '../kit/records/single.ts';
import { path } from '../kit/rest/path.ts';
import { matchParams } from './filter.ts';
import type { CourseExportRow } from './rows.ts';

const courseExports = companyCollection<CourseExportRow>('courses_download/history');

const fileOf = (companyId: number) => path`/companies/${{ companyId }}/courses_file`;

const byFileName = record({
  path: (_args: CompanyCourseExportArgs, { id }: CompanyRow) => fileOf(id),
  params: ({ fileName }) => ({ file_name: fileName }),
});

/** Where REST names otherwise what the input holds. */
const FIELDS = {
  sort: 'orderBy.field',
  desc: 'orderBy.direction',
  search: 'matching.search',
  status: 'matching.filter.status',
  entity_type: 'matching.filter.entityType',
  type_id: 'matching.filter.type',
  format_id: 'matching.filter.format',
  favourite: 'matching.filter.favourite',
};

export const exportResolvers: Resolvers = {
  Company: {
    courseExports: connection({
      collection: ({ id }: CompanyRow) => courseExports(id),
      params: () => ({ sort: 'created_at', desc: 1 }),
    }),
    courseExport: calling(
      async (
        parent: CompanyRow,
        args: CompanyCourseExportArgs,
        context: Context,
        info: GraphQLResolveInfo,
      ) => {
        const found = await byFileName(parent, args, context, info);
        return found && courseExports(parent.id).complete(found as CourseExportRow);
      },
      byFileName.restCall,
    ),
  },
  CourseExport: {
    id: ({ company_id, id }) => toGlobalId({ type: 'CourseExport', companyId: company_id, id }),
  },
  CourseExportConnection: { totalCount },
  Mutation: {
    exportCourses: mutation<ExportCoursesInput, { courseExport: CourseExportRow | null }>(
      {
        call: 'POST /companies/{companyId}/courses_download',
        failed: { courseExport: null },
        fields: FIELDS,
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { complete } = courseExports(companyId);
        const { data } = await context.rest.write<CourseExportRow>(
          'POST',
          path`/companies/${{ companyId }}/courses_download`,
          orderBody(companyId, input),
        );
        const ordered = complete(data);
        const again = { file_name: ordered.file_name };
        const courseExport = await changedRecord(context, info, 'courseExport', ordered, (plan) =>
          readSingle<CourseExportRow>(context.rest, fileOf(companyId), again, plan).then(complete),
        );
        return { courseExport };
      },
    ),
  },
};

function orderBody(
  companyId: number,
  { format, columns, matching, orderBy }: ExportCoursesInput,
): Record<string, unknown> {
  return {
    format,
    columns: columns ?? undefined,
    matching: matching ? matchBody(matchParams(companyId, matching)) : undefined,
    sort: orderBy?.field,
    desc: orderBy ? orderBy.direction === 'desc' : undefined,
  };
}
