// Isolation tests of notifications.
import { isolationOf } from '../../suite.ts';

isolationOf('people-notifications');
