// People: sign-in, recovery, the own profile, and who a person is in a company.
import type { Domain } from '../kit/schema/schema.ts';
import { columns, inline, wholeRelation } from '../kit/plan/needs.ts';
import { readViewer, resolvers } from './account/sign-in.ts';
import { bulkResolvers } from './users/user-bulk.ts';

export { access } from './access/access.ts';
export { account } from './account/account.ts';
export { generation } from './generation/generation.ts';
export { groups } from './groups/groups.ts';
export { invites } from './invites/invites.ts';
export { registration } from './registration/registration.ts';
export { roles } from './roles/roles.ts';
export { social } from './social/social.ts';
export { userCustomFields } from './users/user-custom-fields.ts';
export { userExports } from './users/user-export.ts';
export { users } from './users/users.ts';

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
