// Isolation tests of commercial offers and remarks on courses.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-commercial-offer');
