// Places: the venues of a company's courses.
import type { GraphQLResolveInfo } from 'graphql';
import type { AddPlacesToCourseInput } from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, updates } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const places = companyCollection('Place', 'places');

type Course = { course: CourseRow | null };

export default {
  resolvers: {
    Company: { places: connection(places, { sort: 'name' }) },
    Place: { courses: connection(courses, { by: 'place_id', sort: 'name' }) },
    Mutation: {
      createPlace: creates(places),
      updatePlace: updates(places),
      deletePlaces: deletesMany(selectionOf(places, 'места')),
      mergePlaces: merges(places, 'Место не найдено'),
      addPlacesToCourse: mutation<AddPlacesToCourseInput, Course>(
        tying('add_to_course'),
        (input, context, info) => tie(context, info, input, 'add_to_course'),
      ),
      removePlacesFromCourse: mutation<AddPlacesToCourseInput, Course>(
        tying('remove_from_course'),
        (input, context, info) => tie(context, info, input, 'remove_from_course'),
      ),
    },
  },
  shapes: { Course: { places: relation('places') } },
  nodes: nodeReaders(places),
} satisfies Domain;

type Tie = 'add_to_course' | 'remove_from_course';

function tying(change: Tie) {
  const fields = { course_id: 'courseId', place_ids: 'placeIds' };
  return { call: `POST ${places.route}/${change}` as const, failed: { course: null }, fields };
}

async function tie(
  context: Context,
  info: GraphQLResolveInfo,
  { courseId, placeIds }: AddPlacesToCourseInput,
  change: Tie,
): Promise<Course> {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const { data } = await context.rest.write<Partial<CourseRow> | null>(
    'POST',
    under(places(companyId).path, `/${change}`),
    {
      course_id: id,
      place_ids: inputIds(companyId, 'Place', placeIds, 'placeIds', 'Место не найдено'),
    },
  );
  return { course: await selectedRecord(context, info, 'course', courses(companyId), data, id) };
}
