// Observers: assigning them to users, and the observed users' courses, homework and attempts.
import type {
  ObservedAttemptRow,
  ObservedCourseRow,
  ObservedHomeworkRow,
} from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { changesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { globalIds } from '../../kit/mutations/translations.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';

const observedUsers = companyCollection('ObservedUser', 'observed/users');
const observedCourses = companyCollection('ObservedCourse', 'observed/courses');
const observedHomeworks = companyCollection('ObservedHomework', 'observed/homeworks');
const availableObservers = companyCollection('StaffMember', 'users/available_observers');
const observedAttempts = companyCollection('ObservedAttempt', 'observed/attempts');

const chosenUsers = selectionOf(users, 'пользователи', 'пользователей');
const observerIds = globalIds('User', 'observers_id', 'Наблюдатель не найден');

type ObservedRow = ObservedCourseRow | ObservedHomeworkRow | ObservedAttemptRow;

const idOf =
  (type: string) =>
  ({ id, company_id }: ObservedRow) =>
    toGlobalId({ type, companyId: company_id, id });

export default {
  resolvers: {
    Company: {
      observedUsers: connection(observedUsers, { sort: 'full_name' }),
      observedUser: recordById(observedUsers),
      availableObservers: connection(availableObservers, { sort: 'full_name' }),
    },
    ObservedUser: {
      courses: connection(observedCourses, { by: 'user_id', sort: 'created_at', desc: true }),
      homeworks: connection(observedHomeworks, { by: 'user_id', sort: 'sent_at', desc: true }),
      attempts: connection(observedAttempts, { by: 'user_id', sort: 'began_at', desc: true }),
    },
    ObservedCourse: { id: idOf('ObservedCourse') },
    ObservedHomework: { id: idOf('ObservedHomework') },
    ObservedAttempt: { id: idOf('ObservedAttempt') },
    Mutation: {
      attachUserObservers: changesMany(chosenUsers, 'attach_observers', { observerIds }),
      detachUserObservers: changesMany(chosenUsers, 'detach_observers', { observerIds }),
    },
  },
  shapes: {
    User: { observers: relation('observers') },
    ObservedUser: {},
    ObservedCourse: {},
    ObservedHomework: {},
    ObservedAttempt: {},
  },
  nodes: nodeReaders(observedUsers),
} satisfies Domain;
