// Isolation tests of comments on lessons: those of another school, or of lessons without access, can't be read, changed
// or moderated.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-comments');
