// Declares that a form can give only roles that its author may give to users.
import { declareRoleRules } from '../../forms/index.ts';
import { defaultRoles } from './user-accounts.ts';
import { requireRoles } from './user-bulk.ts';

declareRoleRules({ defaults: defaultRoles, require: requireRoles });
