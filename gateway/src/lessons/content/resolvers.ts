// The content of a course as a tree: reading it, editing its layers, and moving layers and lessons.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  EditBlockLayersInput,
  MoveCourseContentInput,
} from '../../__generated__/resolvers.ts';
import type {
  BlockLayerRow,
  CourseContentRow,
  CourseRow,
  LessonRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { courses } from '../../courses/index.ts';
import { relation } from '../../kit/plan/needs.ts';
import { record } from '../../kit/plan/reads.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId, inputIds } from '../../kit/mutations/translations.ts';
import type { Collection } from '../../kit/records/collections.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
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
      editBlockLayers: mutation<EditBlockLayersInput, Edited>(
        {
          call: `POST ${layersBelow.route}/multi_update`,
          failed: { layers: [], course: null },
        },
        async ({ courseId, layers: edits }, context, info) => {
          const { companyId, id } = requireInCompany(courseId, 'Course');
          const course = { company_id: companyId, id };
          const { data } = await context.rest.write<Partial<BlockLayerRow>[]>(
            'POST',
            under(layersBelow(course).path, '/multi_update'),
            {
              layers: edits.map(({ id: layer, title, parentLayerId, sortOrder }, index) => ({
                id: inputId(companyId, 'BlockLayer', layer, `layers.${index}.id`, unknown.layer),
                ...(title != null && { title }),
                ...(parentLayerId !== undefined && { parent_layer_id: parentLayerId }),
                ...(sortOrder != null && { sort_order: sortOrder }),
              })),
            },
          );
          return {
            layers: await shown(context, info, 'layers', layersBelow(course), data),
            course: await selectedRecord(context, info, 'course', courses(companyId), { id }),
          };
        },
      ),
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
            shown(context, info, 'layers', layersBelow(course), data.layers),
            shown(context, info, 'lessons', lessonsBelow(course), data.lessons),
          ]);
          return { layers: movedLayers, lessons: movedLessons };
        },
      ),
    },
  },
  nodes: nodeReaders(layers),
  shapes: {
    BlockLayer: { subLayers: relation('sub_layers') },
    CourseContent: { layers: relation('layers'), lessons: relation('lessons') },
  },
} satisfies Domain;

/** The records whose position changed. */
interface Places {
  readonly layers: Partial<BlockLayerRow>[];
  readonly lessons: Partial<LessonRow>[];
}

interface Edited {
  layers: BlockLayerRow[];
  course: CourseRow | null;
}

/** The records of a write's response, with the fields that the payload selects. */
async function shown<Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  field: string,
  collection: Collection<Row>,
  answered: readonly Partial<Row>[],
): Promise<Row[]> {
  const rows = await Promise.all(
    answered.map((row) => selectedRecord(context, info, field, collection, row)),
  );
  return rows.filter((row) => row !== null);
}
