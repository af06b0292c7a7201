// The sign-in services: their endpoints, scopes and the parsing of their responses.
import { z } from 'zod';
import { email as address } from '../../kit/values/contacts.ts';
import { oneLine } from '../../kit/values/texts.ts';
import type { SocialIdentity, SocialProvider } from './social-tables.ts';

/** A company's settings of a service. */
export interface ProviderSettings {
  company_id: number;
  provider: SocialProvider;
  name: string | null;
  client_id: string;
  client_secret: string | null;
  issuer: string | null;
  authorization_url: string | null;
  token_url: string | null;
  userinfo_url: string | null;
}

const knownNames: Record<Exclude<SocialProvider, 'oidc'>, string> = {
  yandex: 'Яндекс',
  vk: 'VK',
  google: 'Google',
};

export const providerName = ({
  provider,
  name,
}: Pick<ProviderSettings, 'provider' | 'name'>): string =>
  provider === 'oidc' ? (name ?? 'сервис школы') : knownNames[provider];

/** The endpoints of a service: an OpenID issuer, which publishes them, or all URLs. */
export type Endpoints =
  | { issuer: string }
  | { authorization: string; token: string; userinfo: string };

export function endpointsOf(settings: ProviderSettings): Endpoints {
  const { provider, issuer, authorization_url, token_url, userinfo_url } = settings;
  if (provider !== 'oidc') return known[provider];
  if (issuer !== null) return { issuer };
  if (authorization_url === null || token_url === null || userinfo_url === null) {
    throw new Error('the settings of the service contain neither an issuer nor its URLs');
  }
  return { authorization: authorization_url, token: token_url, userinfo: userinfo_url };
}

const known: Record<Exclude<SocialProvider, 'oidc'>, Endpoints> = {
  // https://yandex.ru/dev/id/doc/ru/codes/code-url
  yandex: {
    authorization: 'https://oauth.yandex.ru/authorize',
    token: 'https://oauth.yandex.ru/token',
    userinfo: 'https://login.yandex.ru/info?format=json',
  },
  // https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description
  vk: {
    authorization: 'https://id.vk.com/authorize',
    token: 'https://id.vk.com/oauth2/auth',
    userinfo: 'https://id.vk.com/oauth2/user_info',
  },
  // https://developers.google.com/identity/openid-connect/openid-connect
  google: { issuer: 'https://accounts.google.com' },
};

export const scopes: Record<SocialProvider, string> = {
  yandex: 'login:email login:info',
  vk: 'vkid.personal_info email',
  google: 'openid email profile',
  oidc: 'openid email profile',
};

/** The authority that a subject belongs to; subjects are unique only within it. */
export function authorityOf(settings: ProviderSettings): string {
  const { provider, issuer, userinfo_url } = settings;
  return provider === 'oidc' ? (issuer ?? userinfo_url ?? '') : provider;
}

const text = z.string().overwrite(oneLine).min(1).nullish().catch(null);
const subject = z.coerce.string().min(1).max(255);

/** Parses a service's response into the common identity. Throws if it contains no subject. */
export const readIdentity: Record<SocialProvider, (answer: unknown) => SocialIdentity> = {
  yandex: (answer) => {
    const { id, default_email: email, first_name, last_name } = yandexAnswer.parse(answer);
    // Other addresses were typed by the user and are not verified.
    const own = /@(?:ya\.ru|yandex\.(?:ru|com|by|kz|com\.tr|ua))$/i.test(email ?? '');
    return identity({ subject: id, email, verified: own, name: first_name, surname: last_name });
  },
  // VK does not report whether the address is verified.
  vk: (answer) => {
    const { user_id, email, first_name, last_name } = vkAnswer.parse(answer).user;
    return identity({
      subject: user_id,
      email,
      verified: false,
      name: first_name,
      surname: last_name,
    });
  },
  google: readClaims,
  oidc: readClaims,
};

const yandexAnswer = z.object({
  id: subject,
  default_email: text,
  first_name: text,
  last_name: text,
});

const vkAnswer = z.object({
  user: z.object({ user_id: subject, email: text, first_name: text, last_name: text }),
});

/** The standard claims of OpenID; plain OAuth services call the subject `id`. */
const claims = z
  .object({
    sub: subject.optional(),
    id: subject.optional(),
    email: text,
    email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
    given_name: text,
    family_name: text,
    name: text,
  })
  .refine(({ sub, id }) => sub !== undefined || id !== undefined);

function readClaims(answer: unknown): SocialIdentity {
  const { sub, id, email, email_verified, given_name, family_name, name } = claims.parse(answer);
  return identity({
    subject: sub ?? id ?? '',
    email,
    verified: email_verified,
    name: given_name ?? name,
    surname: family_name,
  });
}

const longest = 255;

function identity(said: {
  subject: string;
  email: string | null | undefined;
  verified: boolean;
  name: string | null | undefined;
  surname: string | null | undefined;
}): SocialIdentity {
  const email = address.safeParse(said.email).data ?? null;
  return {
    subject: said.subject,
    email,
    email_verified: email !== null && said.verified,
    name: said.name?.slice(0, longest) ?? null,
    surname: said.surname?.slice(0, longest) ?? null,
  };
}
