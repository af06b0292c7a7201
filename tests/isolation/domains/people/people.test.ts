// Isolation tests of accounts, sign-in, users, roles, groups, invites, generated accounts, access tokens and social
// sign-in.
import { isolationOf } from '../../suite.ts';

isolationOf('people');
