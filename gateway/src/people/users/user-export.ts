// The export of the user list, and the viewer's earlier exports of it.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf('UserExport', 'users', 'User');

export default {
  resolvers: {
    Company: { userExports: all, userExport: one },
    UserExport: fields,
    Mutation: { exportUsers: order },
  },
  shapes: { UserExport: shape },
  nodes,
} satisfies Domain;
