// Names and setup hints of the identity providers.
import type { SocialProvider } from '../../__generated__/SocialSettings_company.graphql.ts';

interface Words {
  title: string;
  /** Where a company gets its client id and secret. */
  hint: string;
}

const words: Record<string, Words> = {
  YANDEX: {
    title: 'Яндекс',
    hint: 'Зарегистрируйте приложение на oauth.yandex.ru с доступом к почте и имени.',
  },
  VK: {
    title: 'VK',
    hint: 'Создайте приложение на id.vk.com. Защищённый ключ для VK не обязателен.',
  },
  GOOGLE: {
    title: 'Google',
    hint: 'Создайте OAuth-клиента типа «Веб-приложение» на console.cloud.google.com.',
  },
  OIDC: {
    title: 'Свой сервис',
    hint: 'Подойдёт любой сервис с OpenID Connect или OAuth 2: Keycloak, Authentik, корпоративный вход.',
  },
};

/** A newer server may have providers that this version doesn't know. */
export const providerTexts = (provider: SocialProvider): Words =>
  words[provider] ?? { title: provider, hint: '' };
