// People: sign-in, recovery, the own profile, and who a person is in a company.
import type { Domain } from '../kit/schema/schema.ts';
import { columns, inline, wholeRelation } from '../kit/plan/needs.ts';
import { readViewer, resolvers } from './account/sign-in.ts';
import { bulkResolvers } from './users/user-bulk.ts';

export { access } from './access/resolvers.ts';
export { account } from './account/resolvers.ts';
export { generation } from './generation/resolvers.ts';
export { groups } from './groups/resolvers.ts';
export { invites } from './invites/resolvers.ts';
export { registration } from './registration/resolvers.ts';
export { roles } from './roles/resolvers.ts';
export { social } from './social/resolvers.ts';
export { userCustomFields } from './users/user-custom-fields.ts';
export { userExports } from './users/user-export.ts';
export { users } from './users/resolvers.ts';

export const userBulk: Domain = { resolvers: bulkResolvers };

export const people: Domain = {
  resolvers,
  shapes: {
    Viewer: {
      unviewedReleaseCount: columns('unviewed_releases_count'),
    },
    AdminProfile: {
      viewer: inline,
    },
    Company: {
      adminProfile: wholeRelation('admin_profile'),
    },
  },
  nodes: {
    Viewer: {
      scope: 'global',
      route: '/auth_user',
      // Nobody sees another person as a viewer.
      read: async (context, { id }) => {
        const viewer = await readViewer(context);
        return viewer?.id === id ? viewer : null;
      },
    },
  },
};
