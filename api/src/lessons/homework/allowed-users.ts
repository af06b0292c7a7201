// The documented route that lists the learners allowed to submit a lesson's homework, if not all of its learners are.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { onlyId, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { staffRecord } from '../../people/staff.ts';

export function registerAllowedUsers(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: `${lessonsOfCourse.path}/:id/allow_homework_users`,
    tag: lessonsOfCourse.tag,
    summary: 'List the learners allowed to submit the homework of a lesson',
    description:
      'An empty list allows all learners of the lesson. Change it with `…/attach` and `…/detach`.',
    permission: lessonGrants.read,
    params: lessonsOfCourse.params.one,
    answer: z.array(staffRecord.schema),
    run: async ({ transaction, scope, params: { id, ...above } }) => {
      const place = await lessonsOfCourse.resolveParents(transaction, scope, above);
      const selection = { ...onlyId, with: { allow_homework_users: wholeRecord } };
      const lesson = await lessonsOfCourse.find(transaction, scope, id, selection, place);
      return lesson['allow_homework_users'] as Row[];
    },
  });
}
