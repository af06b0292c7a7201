// Relations between packages of courses.
import { relation } from '../../kit/plan/needs.ts';
import { companyCollection, createdUnder } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { packages } from './collections.ts';

const relations = companyCollection('CoursePackageRelation', 'course_package_relations');

export default {
  resolvers: {
    Mutation: {
      createCoursePackageRelation: creates(createdUnder(relations, packages), {
        coursePackageId: globalId('CoursePackage', 'package_id', 'Пакет не найден'),
        relatedPackageId: globalId('CoursePackage', 'related_package_id', 'Пакет не найден'),
      }),
      updateCoursePackageRelation: updates(relations),
      deleteCoursePackageRelation: deletes(relations),
    },
  },
  shapes: {
    CoursePackageRelation: {
      package: relation('package'),
      relatedPackage: relation('related_package'),
    },
  },
  nodes: nodeReaders(relations),
} satisfies Domain;
