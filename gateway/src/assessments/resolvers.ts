// Tests: reading, creating, changing and deleting them, and their categories.
import { historyOf } from '../audits/index.ts';
import type { Resolvers, TestPartInput } from '../__generated__/resolvers.ts';
import { columns, relation } from '../kit/plan/needs.ts';
import { connection, recordById } from '../kit/plan/reads.ts';
import { changesMany, deletesMany, restoresMany } from '../kit/mutations/bulk.ts';
import { selectionOf } from '../kit/mutations/selection.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { idsCondition } from '../kit/records/conditions.ts';
import { merges } from '../kit/mutations/merges.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { globalId, globalIds, omitNull, type Translation } from '../kit/mutations/translations.ts';
import { copies, creates, deletes, performs, updates } from '../kit/mutations/writes.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { testCategories, tests } from './collections.ts';

const teachers = companyCollection('StaffMember', 'tests/available_teachers');

const parts: Translation<readonly TestPartInput[]> = {
  names: ['parts'],
  body: (given) => ({
    parts: given.map(({ part, title, drawsCount }) => ({ part, title, draws_count: drawsCount })),
  }),
};

const translations = {
  categoryId: globalId('TestCategory', 'category_id', 'Категория не найдена'),
  subjectId: globalId('Subject', 'subject_id', 'Предмет не найден'),
  parts: omitNull(parts),
};

const people = (ids: string) => ({
  userIds: globalIds('User', ids, 'Пользователь не найден'),
});

const chosenTests = selectionOf(tests, 'тесты');

const resolvers: Resolvers = {
  Company: {
    tests: connection(tests, { sort: 'title' }),
    test: recordById(tests),
    testCategories: connection(testCategories, { sort: 'name' }),
    availableTestTeachers: connection(teachers, { sort: 'full_name' }),
  },
  Test: { ...historyOf(tests) },
  TestCategory: { ...historyOf(testCategories) },
  Mutation: {
    createTest: creates(tests, translations),
    updateTest: updates(tests, translations),
    deleteTest: deletes(tests),
    deleteTests: deletesMany(chosenTests),
    restoreTests: restoresMany(chosenTests),
    activateTests: changesMany(chosenTests, 'activate'),
    deactivateTests: changesMany(chosenTests, 'deactivate'),
    activateTest: performs(tests, 'activate'),
    deactivateTest: performs(tests, 'deactivate'),
    replicateTest: copies(tests, 'replicate'),
    attachTestTeachers: performs(tests, 'attach_teachers', people('teachers_id')),
    detachTestTeachers: performs(tests, 'detach_teachers', people('teachers_id')),
    attachTestAllowUsers: performs(tests, 'attach_allow_users', people('allow_users_ids')),
    detachTestAllowUsers: performs(tests, 'detach_allow_users', people('allow_users_ids')),
    createTestCategory: creates(testCategories),
    updateTestCategory: updates(testCategories),
    deleteTestCategories: deletesMany(selectionOf(testCategories, 'категории')),
    mergeTestCategories: merges(testCategories, 'Категория не найдена'),
  },
};

export default {
  resolvers,
  shapes: {
    Test: {
      name: columns('title'),
      category: relation('category'),
      subject: relation('subject'),
      author: relation('author'),
      parts: relation('parts'),
      teachers: relation('teachers'),
      allowUsers: relation('allow_users'),
    },
  },
  conditions: {
    TestFilter: {
      category: idsCondition('TestCategory', 'category_id'),
      subject: idsCondition('Subject', 'subject_id'),
      teacher: idsCondition('User', 'teacher_id'),
    },
  },
  nodes: nodeReaders(tests, testCategories),
} satisfies Domain;
