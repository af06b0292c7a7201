// The commercial offer, and what is remarked of courses there.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-commercial-offer');
