// Registers the routes of the lessons domain.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import { lessonGrants } from '../courses/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database/database.ts';
import { bulkAnswer, chosenInput } from '../kit/resource/bulk.ts';
import { companyRoute } from '../kit/http/routes.ts';
import type { Uploads } from '../media/index.ts';
import { registerBlocks } from './blocks/block-routes.ts';
import { registerComments } from './comments/comment-routes.ts';
import { registerContent } from './content/content-routes.ts';
import { registerLayerUpdates } from './content/layer-updates.ts';
import { layerResource, layersOfCompany } from './content/layers.ts';
import { lessonsOfCourse } from './editing/course-lessons.ts';
import { registerBlockCopies } from './copies/block-copies.ts';
import { declareCertificateNotifications } from './notifications/certificate-notifications.ts';
import { registerCopies } from './copies/copy-routes.ts';
import './editing/file-use.ts';
import './parts.ts';
import './tests/lesson-access-source.ts';
import { registerFilms } from './films/film-routes.ts';
import { registerFilmStreams } from './films/film-streams.ts';
import { registerTranscripts, type TranscriptParts } from './films/transcripts.ts';
import { registerGradebook } from './gradebook/gradebook-routes.ts';
import { registerJournal } from './journal/journal-routes.ts';
import { registerAllowedUsers } from './homework/allowed-users.ts';
import { registerLearnerHomework } from './homework/learner-routes.ts';
import { registerWorks } from './homework/work-routes.ts';
import { registerLearning } from './learning/learning-routes.ts';
import { registerLessonStudents } from './learning/lesson-students.ts';
import { registerPreview } from './learning/preview.ts';
import { lessonResource } from './lessons.ts';
import { registerStatistics } from './statistics/statistics-routes.ts';
import { registerTemplates } from './library/template-routes.ts';
import { registerTextFiles } from './editing/text-files.ts';
import { registerWebinars, type WebinarParts } from './webinars/webinar-routes.ts';

export function registerLessons(
  app: FastifyInstance,
  parts: WebinarParts & TranscriptParts & { jobs: Jobs; uploads: Uploads },
): void {
  const { database } = parts;
  lessonResource.register(app, database);
  lessonsOfCourse.register(app, database);
  layersOfCompany.register(app, database);
  layerResource.register(app, database);
  registerContent(app, database);
  registerCopies(app, database);
  registerBlockCopies(app, database);
  registerTemplates(app, database);
  registerHistory(app, database, lessonResource);
  registerDeletion(app, database);
  registerLayerUpdates(app, database);
  registerTextFiles(app, database);
  registerBlocks(app, database);
  registerComments(app, database);
  registerAllowedUsers(app, database);
  registerWorks(app, parts);
  registerLearnerHomework(app, parts);
  registerLearning(app, database);
  registerFilms(app, database);
  registerTranscripts(app, parts);
  registerFilmStreams(app, database);
  registerLessonStudents(app, database);
  registerPreview(app, database);
  registerWebinars(app, parts);
  registerJournal(app, parts);
  registerGradebook(app, parts);
  registerStatistics(app, parts);
  declareCertificateNotifications();
}

/** The documented address of `POST …/lessons/delete`. */
function registerDeletion(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${lessonsOfCourse.above}/delete_lessons`,
    tag: lessonsOfCourse.tag,
    summary: 'Delete many lessons to the trash',
    permission: lessonGrants.delete,
    params: lessonsOfCourse.params.list,
    body: chosenInput(lessonsOfCourse, 'lessons_id'),
    answer: bulkAnswer,
    failures: [409],
    run: async ({ transaction, scope, params, body: { chosen } }) => {
      const place = await lessonsOfCourse.resolveWritableParents(transaction, scope, params);
      return lessonsOfCourse.runBulkAction('delete', {
        transaction,
        scope,
        place,
        chosen,
        input: {},
      });
    },
  });
}
