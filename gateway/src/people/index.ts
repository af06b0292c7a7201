// People: sign-in, recovery, the own profile, and who a person is in a company.
import type { Domain } from '../kit/schema/schema.ts';
import { columns, inline, wholeRelation } from '../kit/plan/needs.ts';
import { readViewer, resolvers } from './resolvers.ts';
import { bulkResolvers } from './user-bulk.ts';

export { access } from './access.ts';
export { account } from './account.ts';
export { generation } from './generation.ts';
export { groups } from './groups.ts';
export { invites } from './invites.ts';
export { registration } from './registration.ts';
export { roles } from './roles.ts';
export { social } from './social.ts';
export { userCustomFields } from './user-custom-fields.ts';
export { userExports } from './user-export.ts';
export { users } from './users.ts';

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
