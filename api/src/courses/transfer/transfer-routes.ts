// Routes that export a course as an archive and create a course from one.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { invalid } from '../../kit/http/errors.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import { keepExpiringFile, safeName, type MediaParts } from '../../media/index.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { archiveType, courseArchive } from './export-job.ts';
import { archivePurpose, courseImport, type ImportParts } from './import-job.ts';

const ordered = z.object({ job: jobRecord.schema });

const named = { ...wholeRecord, columns: ['name'] };

export function registerTransfer(
  app: FastifyInstance,
  parts: MediaParts & ImportParts & { jobs: Jobs },
): void {
  const { database, jobs, storage, uploads } = parts;
  const archiving = courseArchive(storage);
  const importing = courseImport(parts);
  jobs.handle(archiving);
  jobs.handle(importing);

  companyRoute(app, database, {
    method: 'POST',
    path: '/courses/:id/export',
    tag: 'Courses',
    summary: 'Order an archive of a course',
    description:
      'A job makes it: a ZIP with the course in `course.json` and the files that it shows, which can be fetched for 24 hours. Learners, staff, forms and galleries are not in it.',
    permission: courseGrants.read,
    params: idParams,
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const { name } = await courseResource.find(transaction, scope, id, named);
      const fileName = `${safeName(String(name))}.zip`;
      const input = { course_id: id };
      const job = await jobs.order(transaction, scope, archiving, { input, fileName });
      return { job: await jobResource.find(transaction, scope, job) };
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/courses/import',
    tag: 'Courses',
    summary: 'Make a course of an archive',
    description:
      'The archive in the field `file`, or a chunk of one. A job makes the course, a draft, or says why it can’t; its `report` tells what came along. What dictionaries and custom fields are called in the archive is looked for by name.',
    permission: courseGrants.create,
    upload: true,
    answer: ordered,
    status: 201,
    failures: [409],
    run: (call) =>
      uploads.receiveFile(call, async (transaction, upload) => {
        const { scope } = call;
        if (upload.mime_type !== archiveType) {
          throw invalid(
            'file',
            'Это не архив: выберите тот, который собрал экспорт курса',
            'unknown_format',
          );
        }
        const file_id = await keepExpiringFile(transaction, scope.companyId, archivePurpose, {
          ...upload,
          owner_id: scope.personId,
        });
        const job = await jobs.order(transaction, scope, importing, { input: { file_id } });
        return { job: await jobResource.find(transaction, scope, job) };
      }),
  });
}
