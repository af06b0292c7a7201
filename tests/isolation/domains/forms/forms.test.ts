// Custom fields, what they hold, and forms.
import { isolationOf } from '../../suite.ts';

isolationOf('forms');
