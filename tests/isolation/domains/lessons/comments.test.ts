// Comments: nobody reads, changes or moderates those of another school, nor beneath lessons that are not theirs.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-comments');
