// Isolation tests of custom fields, their values and forms.
import { isolationOf } from '../../suite.ts';

isolationOf('forms');
