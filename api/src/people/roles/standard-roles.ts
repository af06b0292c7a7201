// Creates the roles of a new company from presets. The company can change them later.
import type { Transaction } from '../../kit/database/database.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { roles } from '../tables.ts';
import { presetOf, type PresetName } from './role-presets.ts';

export type StandardRoleName =
  | 'Администратор'
  | 'Менеджер'
  | 'Преподаватель'
  | 'Ученик'
  | 'Наблюдатель';

interface StandardRole {
  name: StandardRoleName;
  /** The code of the preset. */
  code: PresetName;
  description: string;
  priority: number;
  default: boolean;
  permissions: Permission[];
}

const standard = (
  name: StandardRoleName,
  code: PresetName,
  rank: Pick<StandardRole, 'priority'> & { default?: true },
): StandardRole => {
  const { description, permissions } = presetOf(code);
  return { name, code, description, default: false, ...rank, permissions: [...permissions] };
};

export const standardRoles: readonly StandardRole[] = [
  standard('Администратор', 'admin', { priority: 100 }),
  standard('Менеджер', 'manager', { priority: 60 }),
  standard('Преподаватель', 'teacher', { priority: 40 }),
  standard('Ученик', 'learner', { priority: 20, default: true }),
  standard('Наблюдатель', 'observer', { priority: 10 }),
];

export async function createStandardRoles(
  transaction: Transaction,
  companyId: number,
): Promise<void> {
  await transaction
    .insert(roles)
    .values(standardRoles.map((role) => ({ ...role, company_id: companyId })));
}
