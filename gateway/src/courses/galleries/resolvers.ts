// The galleries that a course shows.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AddGalleriesToCourseInput,
  RemoveGalleriesFromCourseInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { galleries } from '../../media/index.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { connection } from '../../kit/plan/reads.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

type Course = { course: CourseRow | null };

const resolvers: Resolvers = {
  Course: { galleries: connection(galleries, { by: 'course_id', sort: 'name' }) },
  Gallery: { courses: connection(courses, { by: 'gallery_id', sort: 'name' }) },
  Mutation: {
    addGalleriesToCourse: mutation<AddGalleriesToCourseInput, Course>(
      tying('add_to_course'),
      (input, context, info) => tie(context, info, input, 'add_to_course'),
    ),
    removeGalleriesFromCourse: mutation<RemoveGalleriesFromCourseInput, Course>(
      tying('remove_from_course'),
      (input, context, info) => tie(context, info, input, 'remove_from_course'),
    ),
  },
};

export default { resolvers } satisfies Domain;

type Tie = 'add_to_course' | 'remove_from_course';

function tying(change: Tie) {
  const fields = { course_id: 'courseId', gallery_ids: 'galleryIds' };
  return { call: `POST ${galleries.route}/${change}` as const, failed: { course: null }, fields };
}

async function tie(
  context: Context,
  info: GraphQLResolveInfo,
  { courseId, galleryIds }: AddGalleriesToCourseInput,
  change: Tie,
): Promise<Course> {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const unknown = 'Галерея не найдена';
  const { data } = await context.rest.write<Partial<CourseRow> | null>(
    'POST',
    under(galleries(companyId).path, `/${change}`),
    {
      course_id: id,
      gallery_ids: inputIds(companyId, 'Gallery', galleryIds, 'galleryIds', unknown),
    },
  );
  return { course: await selectedRecord(context, info, 'course', courses(companyId), data, id) };
}
