// The export of the list of users: ordering one, and the exports that the viewer has ordered.
import type { Resolvers, UserMatch } from '../../__generated__/resolvers.ts';
import type { UserExportRow } from '../../__generated__/rows.ts';
import { exportOf } from '../../exports/index.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { matchParams } from './user-filter.ts';

const { all, one, id, order } = exportOf<UserExportRow, 'userExport', UserMatch>({
  list: 'users',
  type: 'UserExport',
  field: 'userExport',
  params: matchParams,
  fields: {
    search: 'matching.search',
    status: 'matching.filter.status',
    role_id: 'matching.filter.role',
    group_id: 'matching.filter.group',
    course_id: 'matching.filter.course',
    created_from: 'matching.filter.createdFrom',
    created_to: 'matching.filter.createdTo',
    visited_from: 'matching.filter.visitedFrom',
    visited_to: 'matching.filter.visitedTo',
    visited: 'matching.filter.visited',
    custom_field: 'matching.filter.customFields',
  },
});

const resolvers: Resolvers = {
  Company: { userExports: all, userExport: one },
  UserExport: { id },
  Mutation: { exportUsers: order },
};

export default {
  resolvers,
  shapes: { UserExport: { isReady: columns('ready'), job: relation('job') } },
} satisfies Domain;
