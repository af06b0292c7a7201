// Entities that are only created, updated, searched by name and deleted, one or many; their tests differ only in these
// values.
import type { Json } from '../kit/rest.ts';

export interface PlainEntity {
  /** Type name in GraphQL. */
  type: string;
  /** Name of the collection below a company: in REST paths and, in camelCase, in GraphQL. */
  collection: string;
  /** One word; two records are created, with a number appended. */
  name: string;
  /** An update, by field names of REST. */
  change: Json;
}

export const plainEntities: readonly PlainEntity[] = [
  { type: 'Group', collection: 'groups', name: 'Договорная', change: { description: 'Осень' } },
  {
    type: 'CourseType',
    collection: 'course_types',
    name: 'Договорный',
    change: { name: 'Договорный тип' },
  },
  {
    type: 'CourseFormat',
    collection: 'course_formats',
    name: 'Договорный',
    change: { name: 'Договорный формат' },
  },
  { type: 'Place', collection: 'places', name: 'Договорное', change: { address: 'Лесная, 5' } },
  {
    type: 'Subject',
    collection: 'subjects',
    name: 'Договорный',
    change: { name: 'Договорный предмет' },
  },
  { type: 'Topic', collection: 'topics', name: 'Договорная', change: { name: 'Договорная тема' } },
];
