// Bullet points of a course: short lines about what it offers.
import { z } from 'zod';
import { resource } from '../../kit/resource/resource.ts';
import { oneLine, required } from '../../kit/values/texts.ts';
import { lastOfCourse } from './course-parts.ts';
import { bulletPointRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { courseBulletPoints } from '../tables.ts';

const text = z
  .string(required)
  .overwrite(oneLine)
  .min(1, required)
  .max(500, 'Не больше 500 символов');

export const bulletPointResource = resource({
  record: bulletPointRecord,
  path: '/course_bullet_points',
  tag: 'Courses',
  missing: 'Пункт не найден',
  words: { one: 'один пункт', many: 'пунктов', all: 'Пункты' },
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['sort'],
  searched: ['text'],
  filters: ['course_id'],
  create: z.strictObject({ course_id: z.int32(), text }),
  update: z.strictObject({ text: text.optional() }),
  beforeWrite: lastOfCourse(courseBulletPoints, 'Пунктов'),
  order: { ids: 'course_bullet_point_ids', number: (place) => place },
});
