// The journal: marks are for whoever keeps it, whoever sees results, and the learner whose they are.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-journal');
