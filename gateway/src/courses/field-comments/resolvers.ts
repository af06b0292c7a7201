// What the staff remarks beside the fields of a course.
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection, madeFor } from '../../kit/records/collections.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { globalId } from '../../kit/records/translations.ts';
import { creates, deletes, updates } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const fieldComments = companyCollection('CourseFieldComment', 'course_field_comments');

export default {
  resolvers: {
    Course: { fieldComments: connection(fieldComments, { by: 'course_id', sort: 'created_at' }) },
    Mutation: {
      createCourseFieldComment: creates(madeFor(fieldComments, courses), {
        courseId: globalId('Course', 'course_id', 'Курс не найден'),
      }),
      updateCourseFieldComment: updates(fieldComments),
      deleteCourseFieldComment: deletes(fieldComments),
    },
  },
  shapes: { CourseFieldComment: { author: relation('author') } },
  nodes: nodesOf(fieldComments),
} satisfies Domain;
