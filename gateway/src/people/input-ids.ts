// Translations of global ids that inputs of several rooms have in common.
import { globalIds } from '../kit/mutations/translations.ts';

export const roleIds = globalIds('Role', 'roles_id', 'Роль не найдена');
export const groupIds = globalIds('Group', 'groups_id', 'Группа не найдена');
