// Isolation tests of lesson videos.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-films');
