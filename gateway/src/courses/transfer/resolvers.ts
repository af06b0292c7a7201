// Exports a course as an archive. Archives are uploaded by media/uploads.ts.
import type { ExportCourseInput } from '../../__generated__/resolvers.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { startsCourseJob } from '../course-jobs.ts';

export default {
  resolvers: { Mutation: { exportCourse: startsCourseJob<ExportCourseInput>('export') } },
} satisfies Domain;
