// Notifications are those of whoever is told, and of nobody else.
import { isolationOf } from '../../suite.ts';

isolationOf('people-notifications');
