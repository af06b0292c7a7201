// The bullet points of a course's benefits.
import { companyCollection, createdUnder } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses, ofCourse } from '../collections.ts';
import { sortsInCourse } from '../sorting.ts';

const bulletPoints = companyCollection('CourseBulletPoint', 'course_bullet_points');

export default {
  resolvers: {
    Mutation: {
      createCourseBulletPoint: creates(createdUnder(bulletPoints, courses), ofCourse),
      updateCourseBulletPoint: updates(bulletPoints),
      deleteCourseBulletPoint: deletes(bulletPoints),
      sortCourseBulletPoints: sortsInCourse(bulletPoints, 'bulletPointIds'),
    },
  },
  nodes: nodeReaders(bulletPoints),
} satisfies Domain;
