// Routes that copy lessons and layers into courses, which may be their own.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courseResource, lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { layerResource } from '../content/layers.ts';
import { maxLayers, maxLessons } from '../rules.ts';
import { copyContent, maxCopies } from './copies.ts';

/** Target courses per request. */
const mostCourses = 20;

export const courseCopies = z
  .object({
    course_id: z.int(),
    layers_id: z.array(z.int()).describe('Copied layers that are in no other copied layer.'),
    lessons_id: z.array(z.int()).describe('All copied lessons, including those in the layers.'),
  })
  .meta({ id: 'CopiedContent', description: 'The copies made in a course.' });

const ids = (most: number, many: string) =>
  z.array(z.int32()).max(most, `Не больше ${most} ${many} за раз`);

const someCourses = ids(mostCourses, courseResource.words.many).min(1, required);

const contents = {
  lessons_id: ids(maxLessons, lessonsOfCourse.words.many).optional(),
  layers_id: ids(maxLayers, layerResource.words.many)
    .optional()
    .describe('Includes their content.'),
};

interface Contents {
  lessons_id?: number[] | undefined;
  layers_id?: number[] | undefined;
}

const namesSomething = {
  check: ({ lessons_id, layers_id }: Contents) =>
    (lessons_id?.length ?? 0) + (layers_id?.length ?? 0) > 0,
  problem: { message: required, path: ['lessons_id'] },
};

const rules = `Copies are drafts owned by the caller, named «… (копия)» if the course has that name already. They are placed last in the layers with the same names as those of their originals, or else last in the course. All or none; at most ${maxCopies} lessons.`;

export function registerCopies(app: FastifyInstance, database: Database): void {
  const shared = {
    method: 'POST',
    tag: 'Lessons',
    permission: lessonGrants.create,
    status: 201,
    failures: [409],
  } as const;

  companyRoute(app, database, {
    ...shared,
    path: `${lessonsOfCourse.path}/:id/replicate_to_courses`,
    summary: 'Copy a lesson into other courses',
    description: rules,
    params: lessonsOfCourse.params.one,
    body: z.strictObject({ courses_id: someCourses }),
    answer: z.array(courseCopies),
    run: async ({ transaction, scope, params: { id, ...place }, body: { courses_id: into } }) => {
      const { course_id: of } = await lessonsOfCourse.resolveParents(transaction, scope, place);
      return copyContent(transaction, scope, { lessons: [id], layers: [], into, of: Number(of) });
    },
  });

  companyRoute(app, database, {
    ...shared,
    path: '/courses/:course_id/lessons_and_themes/replicate_to_courses',
    summary: 'Copy lessons and layers of a course into other courses',
    description: rules,
    params: z.object({ course_id: pathId }),
    body: z
      .strictObject({ ...contents, courses_id: someCourses })
      .refine(namesSomething.check, namesSomething.problem),
    answer: z.array(courseCopies),
    run: async ({ transaction, scope, params, body }) => {
      const { lessons_id: lessons = [], layers_id: layers = [], courses_id: into } = body;
      const { course_id: of } = await lessonsOfCourse.resolveParents(transaction, scope, params);
      return copyContent(transaction, scope, { lessons, layers, into, of: Number(of) });
    },
  });

  companyRoute(app, database, {
    ...shared,
    path: '/courses/:course_id/copy_lessons',
    summary: 'Copy lessons and layers of any courses into this one',
    description: `${rules} Copies of content of this course come directly after their originals.`,
    params: z.object({ course_id: pathId }),
    body: z
      .strictObject({
        ...contents,
        layer_id: z
          .int32()
          .nullish()
          .describe(
            'The target layer, in which the copies are placed last; null for the end of the course.',
          ),
      })
      .refine(namesSomething.check, namesSomething.problem),
    answer: courseCopies,
    run: async ({ transaction, scope, params: { course_id: courseId }, body }) => {
      const { lessons_id: lessons = [], layers_id: layers = [], layer_id: layerId } = body;
      const into = [courseId];
      const [copied] = await copyContent(transaction, scope, { lessons, layers, into, layerId });
      return copied ?? { course_id: courseId, layers_id: [], lessons_id: [] };
    },
  });
}
