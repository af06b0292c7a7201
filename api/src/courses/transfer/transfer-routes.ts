// Routes that export a course as an archive and create a course from one.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { invalid } from '../../kit/http/errors.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import { createExpiringFile, safeName, type MediaParts } from '../../media/index.ts';
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
    summary: 'Export a course as an archive',
    description:
      'A job creates a ZIP archive with `course.json` and the files of the course, which can be downloaded for 24 hours. It does not contain learners, staff, forms and galleries.',
    permission: courseGrants.read,
    params: idParams,
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const { name } = await courseResource.find(transaction, scope, id, named);
      const fileName = `${safeName(String(name))}.zip`;
      const input = { course_id: id };
      const job = await jobs.enqueue(transaction, scope, archiving, { input, fileName });
      return { job: await jobResource.find(transaction, scope, job) };
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/courses/import',
    tag: 'Courses',
    summary: 'Create a course from an archive',
    description:
      'The archive in the field `file`, or a chunk of it. A job creates the course as a draft or fails with the reason; its `report` lists what was imported. Dictionary entries and custom fields are matched by name.',
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
        const file_id = await createExpiringFile(transaction, scope.companyId, archivePurpose, {
          ...upload,
          owner_id: scope.personId,
        });
        const job = await jobs.enqueue(transaction, scope, importing, { input: { file_id } });
        return { job: await jobResource.find(transaction, scope, job) };
      }),
  });
}
