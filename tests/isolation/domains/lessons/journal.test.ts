// Isolation tests of the journal: marks are shown to its editors, to users who see results, and to the learner.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-journal');
