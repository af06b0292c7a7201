// The gradebook: what became of learners is for whoever sees results, each column for those who may read what it is about.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-gradebook');
