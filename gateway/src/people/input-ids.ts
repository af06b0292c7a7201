// Global ids in inputs that several rooms have: of what people are given.
import { globalIds } from '../kit/mutations/translations.ts';

export const roleIds = globalIds('Role', 'roles_id', 'Роль не найдена');
export const groupIds = globalIds('Group', 'groups_id', 'Группа не найдена');
