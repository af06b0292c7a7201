// The staff route that shows a lesson as a learner would see it. It writes nothing.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { startOfDayAfter } from '@kafedra/common/lessons/opening';
import { courseResource, lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { calendarDay } from '../../kit/values/texts.ts';
import { timeZoneOf } from '../../kit/values/time-zone.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { readPreview } from './learner-lessons.ts';
import { learnerLessonRecord } from './records.ts';

const preview = z
  .object({
    is_there: z
      .boolean()
      .describe('Whether the lesson is visible to such a learner, open or closed.'),
    lesson: learnerLessonRecord,
  })
  .meta({
    id: 'LessonPreview',
    description: 'A lesson as a learner would see it, with its content even if it is closed.',
  });

export function registerPreview(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: `${lessonsOfCourse.path}/:lesson_id/preview`,
    tag: lessonsOfCourse.tag,
    summary: 'Preview a lesson as a learner would see it now',
    permission: lessonGrants.read,
    params: z.object({ course_id: pathId, lesson_id: pathId }),
    query: z.object({
      package_id: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, 'Укажите пакет')
        .optional()
        .describe('Preview for a learner with only this package.'),
      started_on: calendarDay('Введите дату в виде 2026-09-01')
        .optional()
        .describe('The day on which the learner would have begun the course; default: today.'),
    }),
    answer: preview,
    run: async ({ transaction, scope, params, query }) => {
      const { course_id: courseId, lesson_id: lessonId } = params;
      await courseResource.find(transaction, scope, courseId, onlyId);
      await lessonsOfCourse.find(transaction, scope, lessonId, onlyId, { course_id: courseId });
      const { package_id, started_on: day } = query;
      const packageId = package_id === undefined ? null : Number(package_id);
      const beganAt =
        day === undefined
          ? null
          : startOfDayAfter(
              Date.parse(`${day}T12:00Z`),
              0,
              await timeZoneOf(transaction, scope.companyId),
            );
      return readPreview(transaction, scope, { courseId, lessonId, packageId, beganAt });
    },
  });
}
