// Entities that are created, changed, found by a word of their name and deleted, one or many, and nothing else: their
// stories differ in nothing but these values.
import type { Json } from '../kit/rest.ts';

export interface PlainEntity {
  /** Its type in GraphQL. */
  type: string;
  /** Its collection below a company: in paths, and, in camelCase, in GraphQL. */
  collection: string;
  /** One word; two of them are created, told apart by a number. */
  name: string;
  /** What one of them gets, by the names of REST. */
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
