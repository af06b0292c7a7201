// Validation rules of users, with messages for users.
import { z } from 'zod';
import { name, optionalLine } from '../../kit/values/texts.ts';
import * as rules from '../rules.ts';

const ids = (words: string) => z.array(z.int32()).max(100, `Не больше 100 ${words} за раз`);

export const roleIds = ids('ролей');
export const groupIds = ids('групп');
const observerIds = ids('наблюдателей');

export const newUser = z.strictObject({
  name,
  surname: optionalLine(255),
  email: rules.email,
  phone: rules.phone,
  password: rules.password
    .optional()
    .describe('If omitted, the person gets an email with a link to set one.'),
  roles_id: roleIds.optional().describe('If omitted, the company’s default role.'),
  groups_id: groupIds.optional(),
});

export const changedUser = z.strictObject({
  name: name.optional(),
  surname: optionalLine(255),
  phone: rules.phone,
  admin_banned: z.boolean().optional(),
  learning_banned: z.boolean().optional(),
});

export const newPassword = z.strictObject({ password: rules.password });
export const newEmail = z.strictObject({ email: rules.email });

/** The bodies of bulk actions that attach or detach records. */
export const rolesInput = z.strictObject({
  roles_id: roleIds.min(1, 'Выберите хотя бы одну роль'),
});
export const groupsInput = z.strictObject({
  groups_id: groupIds.min(1, 'Выберите хотя бы одну группу'),
});
export const observersInput = z.strictObject({
  observers_id: observerIds.min(1, 'Выберите хотя бы одного наблюдателя'),
});
