// The pages of the menu's areas on people.
import type { MenuPages } from '../../domain-declaration.ts';

const noTab = { exists: false, users: false, history: false, original: 0, copies: false, id: 0 };

const noUserTab = {
  fields: false,
  courses: false,
  orders: false,
  payments: false,
  history: false,
  log: false,
};

const noFields = { named: [], hasNamed: false, fields: [], hasFields: false };

export const menuPages: MenuPages = {
  users: [
    { query: 'userListRouteQuery', variables: () => noFields },
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, fields: true, history: true }),
    },
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, courses: true }),
      needs: ['courses_show_all', 'courses_show_my'],
    },
    {
      query: 'userRouteQuery',
      variables: ({ user }) => ({ ...noUserTab, id: user, log: true }),
      needs: ['company_settings'],
    },
  ],
  generate: [{ query: 'generationRouteQuery' }],
  invites: [
    {
      query: 'inviteListRouteQuery',
      variables: () => ({ filter: { kind: 'INVITE', state: [] } }),
    },
    { query: 'inviteRouteQuery', variables: () => noTab },
    {
      query: 'inviteRouteQuery',
      variables: ({ invite }) => ({ ...noTab, id: invite, exists: true, users: true }),
    },
  ],
  welcomes: [
    {
      query: 'inviteListRouteQuery',
      variables: () => ({ filter: { kind: 'WELCOME', state: [] } }),
    },
  ],
  roles: [
    { query: 'roleListRouteQuery' },
    { query: 'roleRouteQuery', variables: () => noTab, needs: ['company_settings'] },
    {
      query: 'roleRouteQuery',
      variables: ({ role }) => ({ ...noTab, id: role, exists: true, history: true }),
    },
    {
      query: 'roleRouteQuery',
      variables: ({ role }) => ({ ...noTab, id: role, exists: true, users: true }),
      needs: ['users_show'],
    },
  ],
  groups: [{ query: 'groupListRouteQuery' }],
  'access-tokens': [
    { query: 'accessRouteQuery', variables: () => ({ services: false }) },
    {
      query: 'accessRouteQuery',
      variables: () => ({ services: true }),
      needs: ['company_settings'],
    },
  ],
};
