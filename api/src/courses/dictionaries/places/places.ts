// The resource of places where courses are held.
import { z } from 'zod';
import { manyToMany } from '../../../kit/records/record.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { name, optionalText } from '../../../kit/values/texts.ts';
import { usedByCourses } from '../course-use.ts';
import { courseRecord } from '../../records.ts';
import { coursePlaces } from '../../tables.ts';
import { placeRecord } from './place-record.ts';

export const placeResource = resource({
  record: placeRecord,
  path: '/places',
  tag: 'Course dictionaries',
  missing: 'Место не найдено',
  words: { one: 'одно место', many: 'мест', all: 'Места' },
  sort: ['name', 'created_at'],
  searched: ['name', 'address'],
  unique: { places_name: ['name', 'Место с таким названием уже есть'] },
  create: z.strictObject({ name, address: optionalText(1000) }),
  uses: [
    usedByCourses(
      manyToMany(() => courseRecord, coursePlaces, { by: 'place_id', target: 'course_id' }),
    ),
  ],
  merge: {},
  bulk: {
    ids: 'places_id',
    actions: { delete: { summary: 'Delete many places', does: 'delete' } },
  },
});
