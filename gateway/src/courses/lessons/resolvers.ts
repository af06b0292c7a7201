// The lessons of courses: names and kinds.
import { connection } from '../../kit/plan/reads.ts';
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { nodesOf } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const lessons = companyCollection('Lesson', 'lessons');
const lessonsBelow = collectionBelow(courses, 'Lesson', 'lessons', 'course_id');

export default {
  resolvers: { Course: { lessons: connection(lessonsBelow, { sort: 'sort' }) } },
  nodes: nodesOf(lessons),
} satisfies Domain;
