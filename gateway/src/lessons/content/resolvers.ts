// The content of a course as one tree: read whole, its layers written, and anything of it moved.
import type { MoveCourseContentInput } from '../../__generated__/resolvers.ts';
import type { BlockLayerRow, CourseContentRow, LessonRow } from '../../__generated__/rows.ts';
import { courses } from '../../courses/index.ts';
import { relation } from '../../kit/plan/needs.ts';
import { record } from '../../kit/plan/reads.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/records/payload.ts';
import { inputId, inputIds } from '../../kit/records/translations.ts';
import { asSelected, creates, deletes, updates } from '../../kit/records/writes.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { layers, layersBelow, lessonsBelow } from '../collections.ts';

interface Course {
  company_id: number;
  id: number;
}

const contentOf = ({ company_id, id }: Course) =>
  below(courses(company_id).path, { course_id: id }, '/lessons_and_themes');

interface Moved {
  layers: BlockLayerRow[];
  lessons: LessonRow[];
}

const unknown = { lesson: 'Урок не найден', layer: 'Тема не найдена' };

export default {
  resolvers: {
    Course: {
      content: record<CourseContentRow, Course, object>({
        path: (_, course) => contentOf(course),
        complete: (row, { company_id }) => Object.assign(row, { company_id }),
      }),
    },
    Mutation: {
      createBlockLayer: creates(layersBelow),
      updateBlockLayer: updates(layersBelow),
      deleteBlockLayer: deletes(layersBelow),
      moveCourseContent: mutation<MoveCourseContentInput, Moved>(
        {
          call: `POST ${contentOf({ company_id: 0, id: 0 }).route}/move`,
          failed: { layers: [], lessons: [] },
          fields: {
            lessons_id: 'lessonIds',
            layers_id: 'layerIds',
            layer_id: 'intoLayerId',
          },
        },
        async (input, context, info) => {
          const { companyId, id } = requireInCompany(input.courseId, 'Course');
          const course = { company_id: companyId, id };
          const lesson = (sent: string, field: string) =>
            inputId(companyId, 'Lesson', sent, field, unknown.lesson);
          const layer = (sent: string, field: string) =>
            inputId(companyId, 'BlockLayer', sent, field, unknown.layer);
          const { lessonIds, layerIds, behindLessonId, behindLayerId } = input;
          const { data } = await context.rest.write<Places>(
            'POST',
            under(contentOf(course), '/move'),
            {
              lessons_id: inputIds(
                companyId,
                'Lesson',
                lessonIds ?? [],
                'lessonIds',
                unknown.lesson,
              ),
              layers_id: inputIds(
                companyId,
                'BlockLayer',
                layerIds ?? [],
                'layerIds',
                unknown.layer,
              ),
              layer_id: input.intoLayerId ?? null,
              ...(behindLessonId != null && {
                behind_lesson_id: lesson(behindLessonId, 'behindLessonId'),
              }),
              ...(behindLayerId != null && {
                behind_layer_id: layer(behindLayerId, 'behindLayerId'),
              }),
            },
          );
          const [movedLayers, movedLessons] = await Promise.all([
            Promise.all(
              data.layers.map((row) =>
                asSelected(context, info, 'layers', layersBelow(course), row),
              ),
            ),
            Promise.all(
              data.lessons.map((row) =>
                asSelected(context, info, 'lessons', lessonsBelow(course), row),
              ),
            ),
          ]);
          return {
            layers: movedLayers.filter((row) => row !== null),
            lessons: movedLessons.filter((row) => row !== null),
          };
        },
      ),
    },
  },
  nodes: nodesOf(layers),
  shapes: {
    CourseContent: { layers: relation('layers'), lessons: relation('lessons') },
  },
} satisfies Domain;

/** What has another place than before. */
interface Places {
  readonly layers: Partial<BlockLayerRow>[];
  readonly lessons: Partial<LessonRow>[];
}
