// A form gives only the roles that its author could give to a user.
import { declareRoleRules } from '../../forms/index.ts';
import { defaultRoles } from './user-accounts.ts';
import { requireRoles } from './user-bulk.ts';

declareRoleRules({ defaults: defaultRoles, require: requireRoles });
