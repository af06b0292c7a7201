// Validation rules of an integration's settings: a JSON string of keys and values on the wire, a list in the database.
import { z } from 'zod';
import { name, optionalLine, required } from '../../kit/values/texts.ts';
import { invalid } from '../../kit/http/errors.ts';
import { isMask, masked } from '../../kit/services/secrets.ts';
import { parseJson } from '../../kit/http/invalid-text.ts';
import type { IntegrationSetting } from './integration-tables.ts';

const mostSettings = 50;

/** Keys with these words are always secret. */
const secretKey = /token|secret|password|key|webhook/i;

const pair = z.strictObject({
  key: z.string().trim().min(1, 'Введите ключ').max(100, 'Ключ: не больше 100 символов'),
  value: z.string().max(10_000, 'Значение: не больше 10 000 символов'),
  secret: z.boolean().default(false),
});

const pairs = z
  .array(pair)
  .max(mostSettings, `Не больше ${mostSettings} настроек`)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
    message: 'Ключи не должны повторяться',
  });

/** JSON with an object of keys and values, or with a list of `{ key, value }`. */
const settings = z.string(required).transform((text, context) => {
  const read = pairs.safeParse(listOf(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', message: issue?.message ?? '', params: { code: 'invalid' } });
  return z.NEVER;
});

/** Null for other JSON, which is then refused. */
function listOf(text: string): unknown {
  const value = parseJson(text);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([key, each]) => ({
    key,
    value: typeof each === 'string' ? each : JSON.stringify(each),
  }));
}

const type = optionalLine(100);

const secretKeys = z
  .array(z.string())
  .optional()
  .describe('Keys whose values are secret, in addition to those that are secret by name.');

export const newIntegration = z.strictObject({
  name,
  type,
  settings: settings.default([]),
  secret_keys: secretKeys,
});

export const changedIntegration = z.strictObject({
  name: name.optional(),
  type,
  settings: settings.optional(),
  secret_keys: secretKeys,
});

/** The settings to store: a secret that was sent in its masked form keeps the old value. */
export function settingsToStore(
  sent: readonly IntegrationSetting[],
  secretKeysSent: readonly string[],
  before: readonly IntegrationSetting[],
): IntegrationSetting[] {
  return sent.map(({ key, value, secret }) => {
    const old = before.find((each) => each.key === key);
    if (old?.secret === true && value === masked(old.value)) return old;
    if (isMask(value)) {
      throw invalid('settings', `Введите значение «${key}» целиком: показан только его конец`);
    }
    return { key, value, secret: secret || secretKey.test(key) || secretKeysSent.includes(key) };
  });
}
