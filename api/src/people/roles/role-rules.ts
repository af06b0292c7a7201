// Validation rules of roles, with messages for users.
import { z } from 'zod';
import { name, optionalLine, optionalText } from '../../kit/values/texts.ts';
import { permissions, type Permission } from '../../kit/permissions/flags.ts';

/** A higher number is more important. */
const priority = z
  .int('Введите целое число')
  .min(0, 'Не меньше 0')
  .max(1_000_000, 'Не больше 1 000 000');

/** An empty text is null. */
const code = optionalLine(50).refine(
  (text) => text == null || /^[a-z\d][a-z\d_-]*$/i.test(text),
  'Только латинские буквы, цифры, дефис и подчёркивание',
);

const flags = Object.fromEntries(
  permissions.map((flag) => [flag, z.boolean().optional()]),
) as Record<Permission, z.ZodOptional<z.ZodBoolean>>;

export const newRole = z.strictObject({
  name,
  code,
  description: optionalText(1000),
  priority: priority.optional(),
  default: z.boolean().optional(),
  admin_ban_on_registration: z.boolean().optional(),
  learning_ban_on_registration: z.boolean().optional(),
  ...flags,
  permissions: z
    .strictObject(flags)
    .optional()
    .describe('The same permissions in one object; single fields take precedence.'),
});
