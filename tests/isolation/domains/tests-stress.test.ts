// Stress tests.
import { isolationOf } from '../suite.ts';

isolationOf('tests-stress');
