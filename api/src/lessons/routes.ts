// Lessons: the resources, and what stands beside them.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import { lessonGrants } from '../courses/index.ts';
import type { Database } from '../kit/database.ts';
import { bulkAnswer, chosenInput } from '../kit/resource/bulk.ts';
import { companyRoute } from '../kit/routes.ts';
import { registerContent } from './content/content-routes.ts';
import { layerResource, layersOfCompany } from './content/layers.ts';
import { lessonsOfCourse } from './course-lessons.ts';
import './file-use.ts';
import { lessonResource } from './lessons.ts';
import { registerWebinars, type WebinarParts } from './webinars/webinar-routes.ts';

export function registerLessons(app: FastifyInstance, parts: WebinarParts): void {
  const { database } = parts;
  lessonResource.register(app, database);
  lessonsOfCourse.register(app, database);
  layersOfCompany.register(app, database);
  layerResource.register(app, database);
  registerContent(app, database);
  registerHistory(app, database, lessonResource);
  registerDeletion(app, database);
  registerWebinars(app, parts);
}

/** The documented address of what `POST …/lessons/delete` does. */
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
      const place = await lessonsOfCourse.placeToWrite(transaction, scope, params);
      return lessonsOfCourse.doWithMany('delete', { transaction, scope, place, chosen, input: {} });
    },
  });
}
