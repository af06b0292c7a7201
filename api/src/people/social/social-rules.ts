// Validation rules of sign-in service settings, and the rule for keeping a stored secret.
import { z } from 'zod';
import { invalid } from '../../kit/http/errors.ts';
import { isMask, masked } from '../../kit/services/secrets.ts';
import type { ProviderSettings } from './social-providers.ts';
import { socialProviders } from './social-tables.ts';

const required = 'Обязательное поле';

const optional = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => text || null);

const address = z
  .string()
  .trim()
  .max(500, 'Не больше 500 символов')
  .nullish()
  .transform((text) => text || null)
  .pipe(z.url({ protocol: /^https?$/, error: 'Введите адрес целиком, с https://' }).nullable());

/** The fields with the URLs of a company's own service. */
export const endpointFields = ['issuer', 'authorization_url', 'token_url', 'userinfo_url'] as const;

export const changedProvider = z
  .strictObject({
    provider: z.enum(socialProviders),
    active: z.boolean(),
    registration: z
      .boolean()
      .describe('Whether people who are not members join the company by signing in.'),
    client_id: z.string(required).trim().min(1, required).max(500, 'Не больше 500 символов'),
    client_secret: z
      .string()
      .trim()
      .max(500, 'Не больше 500 символов')
      .nullish()
      .describe('If omitted, empty or masked, the stored secret stays.'),
    name: optional(50).describe('Button label of a service that the company chooses (`oidc`).'),
    issuer: address.describe('Issuer of an OpenID service, which publishes its endpoints.'),
    authorization_url: address,
    token_url: address,
    userinfo_url: address,
  })
  .superRefine((sent, context) => {
    const missing = (path: string, message = required) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code: 'required' } });
    if (sent.provider !== 'oidc') return;
    if (sent.name === null) missing('name');
    if (sent.issuer !== null) return;
    const [issuer, ...own] = endpointFields;
    if (own.every((field) => sent[field] === null)) missing(issuer, 'Введите адрес сервиса');
    else for (const field of own) if (sent[field] === null) missing(field);
  })
  // The URLs of known services are fixed.
  .transform((sent) =>
    sent.provider === 'oidc'
      ? sent
      : {
          ...sent,
          name: null,
          issuer: null,
          authorization_url: null,
          token_url: null,
          userinfo_url: null,
        },
  );

export type ChangedProvider = z.infer<typeof changedProvider>;

/**
 * The secret after a change. A stored secret is reused only for the same service; otherwise a manager who does not know
 * it could have it sent to a URL of their own.
 */
export function secretAfter(sent: ChangedProvider, before: ProviderSettings | null): string | null {
  const typed = sent.client_secret ?? '';
  const old = before?.client_secret ?? null;
  const keeps = typed === '' || (old !== null && typed === masked(old));
  if (!keeps && isMask(typed)) {
    throw invalid('client_secret', 'Введите секрет целиком: показан только его конец');
  }
  if (!keeps) return typed;
  const moves = [...endpointFields, 'client_id' as const].some(
    (field) => sent[field] !== before?.[field],
  );
  if (old !== null && moves) {
    throw invalid('client_secret', 'Введите секрет заново: он был для других настроек');
  }
  // VK needs no secret.
  if (old === null && sent.provider !== 'vk') throw invalid('client_secret', required, 'required');
  return old;
}
