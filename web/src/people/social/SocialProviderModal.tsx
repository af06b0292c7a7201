// A dialog that sets up an identity provider: the company's client id and secret, and the addresses of a custom
// provider.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  FormModal,
  maxLength,
  PasswordField,
  Segmented,
  SwitchField,
  Text,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import { providerTexts } from './providers.ts';
import type { SocialProviderModalMutation } from '../../__generated__/SocialProviderModalMutation.graphql.ts';
import type { SocialProviderModal_settings$key } from '../../__generated__/SocialProviderModal_settings.graphql.ts';

export function SocialProviderModal({
  companyId,
  settings: key,
  onSaved,
}: {
  companyId: string;
  settings: SocialProviderModal_settings$key;
  onSaved: () => void;
}) {
  const settings = useFragment<SocialProviderModal_settings$key>(
    graphql`
      fragment SocialProviderModal_settings on SocialProviderSettings {
        provider
        active
        registration
        clientId
        clientSecretHint
        name
        issuer
        authorizationUrl
        tokenUrl
        userinfoUrl
      }
    `,
    key,
  );
  const { provider, clientSecretHint: hint } = settings;
  const isOwn = provider === 'OIDC';
  const { title, hint: help } = providerTexts(provider);
  const [way, setWay] = useState<Way>(settings.authorizationUrl == null ? 'openid' : 'addresses');
  const alerts = useAlerts();
  const form = useForm({
    defaultValues: {
      // A provider is enabled by default when it is set up for the first time.
      active: settings.clientId == null || settings.active,
      registration: settings.registration,
      clientId: settings.clientId ?? '',
      clientSecret: '',
      name: settings.name ?? '',
      issuer: settings.issuer ?? '',
      authorizationUrl: settings.authorizationUrl ?? '',
      tokenUrl: settings.tokenUrl ?? '',
      userinfoUrl: settings.userinfoUrl ?? '',
    },
  });
  const change = useSubmit<SocialProviderModalMutation>(
    graphql`
      mutation SocialProviderModalMutation($input: ChangeSocialProviderInput!) {
        changeSocialProvider(input: $input) {
          company {
            ...SocialSettings_company
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.saved();
        onSaved();
      },
    },
  );
  return (
    <FormModal
      title={`Вход через: ${title}`}
      confirmLabel="Сохранить"
      form={form}
      guardUnsaved
      onSubmit={({ issuer, authorizationUrl, tokenUrl, userinfoUrl, ...values }) => {
        const addresses =
          way === 'openid' ? { issuer } : { authorizationUrl, tokenUrl, userinfoUrl };
        return change({ companyId, provider, ...values, ...(isOwn && addresses) });
      }}
    >
      <Text tone="muted" size="sm">
        {help}
      </Text>
      <SwitchField name="active" label="Показывать кнопку входа" />
      <SwitchField
        name="registration"
        label="Пускать новых людей"
        hint="Они получат роль по умолчанию. Без этого войдут те, кто уже в школе, пришёл по приглашению или по форме"
      />
      {isOwn && (
        <TextField name="name" label="Название на кнопке" required rules={[maxLength(50)]} />
      )}
      <TextField
        name="clientId"
        label="Client ID"
        autoComplete="off"
        required
        rules={[maxLength(500)]}
      />
      <PasswordField
        name="clientSecret"
        label="Client Secret"
        autoComplete="new-password"
        hint={
          hint == null
            ? 'После сохранения мы его больше не покажем'
            : `Сейчас ${hint}. Оставьте пустым, чтобы не менять`
        }
        required={hint == null && provider !== 'VK'}
      />
      {isOwn && <Addresses way={way} onWay={setWay} />}
    </FormModal>
  );
}

type Way = 'openid' | 'addresses';

function Addresses({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  return (
    <>
      <Segmented
        label="Откуда взять адреса сервиса"
        value={way}
        options={[
          { value: 'openid', label: 'OpenID Connect' },
          { value: 'addresses', label: 'OAuth 2, адреса вручную' },
        ]}
        onChange={onWay}
      />
      {way === 'openid' ? (
        <TextField
          name="issuer"
          label="Адрес сервиса (issuer)"
          hint="Остальные адреса мы прочитаем из /.well-known/openid-configuration"
          placeholder="https://sso.school.ru/realms/main"
          type="url"
          required
        />
      ) : (
        <>
          <TextField name="authorizationUrl" label="Адрес входа" type="url" required />
          <TextField name="tokenUrl" label="Адрес токена" type="url" required />
          <TextField name="userinfoUrl" label="Адрес данных о человеке" type="url" required />
        </>
      )}
    </>
  );
}
