// Staff comments on fields of a course.
import { embeddedRelation, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection, createdUnder } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses, ofCourse } from '../collections.ts';

const fieldComments = companyCollection('CourseFieldComment', 'course_field_comments');

export default {
  resolvers: {
    Course: { fieldComments: connection(fieldComments, { by: 'course_id', sort: 'created_at' }) },
    Mutation: {
      createCourseFieldComment: creates(createdUnder(fieldComments, courses), ofCourse),
      updateCourseFieldComment: updates(fieldComments),
      deleteCourseFieldComment: deletes(fieldComments),
    },
  },
  shapes: {
    Course: { fieldCommentCounts: embeddedRelation('field_comment_counts') },
    CourseFieldComment: { author: relation('author') },
  },
  nodes: nodeReaders(fieldComments),
} satisfies Domain;
