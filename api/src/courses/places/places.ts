// Places: where courses take place.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { name, optionalText } from '../../kit/texts.ts';
import { courseGrants } from '../records.ts';
import { places } from '../tables.ts';

// A place is nobody's own: whoever changes one changes it for every course that takes place there.
const manage = { all: 'courses_update_all' } as const;

const placeRecord = record(places)({
  name: 'Place',
  description: 'A place where courses take place.',
  permissions: { read: courseGrants.read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
  order: 'name',
});

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
  bulk: {
    ids: 'places_id',
    actions: { delete: { summary: 'Delete many places', does: 'delete' } },
  },
});
