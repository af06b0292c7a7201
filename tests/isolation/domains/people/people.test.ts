// Accounts and sign-in, users, roles, groups, invites, the making of accounts, access for tools, social sign-in.
import { isolationOf } from '../../suite.ts';

isolationOf('people');
