// Isolation tests of record histories and the audit log.
import { isolationOf } from '../suite.ts';

isolationOf('audits');
