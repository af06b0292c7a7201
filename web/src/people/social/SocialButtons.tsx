// The buttons «Войти через …» of a company's identity providers; renders nothing if there are none.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sendMutation } from '../../kit/relay/sendMutation.ts';
import { Button, chakra, Stack, useAlerts } from '../../ui/index.ts';
import { redirectToProvider } from './pendingSocialSignIn.ts';
import type {
  SocialButtonsMutation,
  SocialProvider,
} from '../../__generated__/SocialButtonsMutation.graphql.ts';
import type { SocialButtons_company$key } from '../../__generated__/SocialButtons_company.graphql.ts';

export function SocialButtons({
  company: key,
  form,
  invite,
}: {
  company: SocialButtons_company$key;
  /** The registration form for a new user, as in the page's URL. */
  form?: string | undefined;
  invite?: string | null | undefined;
}) {
  const { code, socialProviders } = useFragment<SocialButtons_company$key>(
    graphql`
      fragment SocialButtons_company on RegistrationCompany @throwOnFieldError {
        code
        socialProviders {
          provider
          name
        }
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const go = async (provider: SocialProvider) => {
    setLeaving(provider);
    const { response, userErrors } = await sendMutation<SocialButtonsMutation>(begin, {
      input: { company: code, provider, form, invite },
    });
    const { address, secret } = response?.beginSocialSignIn ?? {};
    if (address && secret) {
      const from = location.pathname + location.search;
      return redirectToProvider(address, { purpose: 'signIn', secret, from });
    }
    setLeaving(null);
    for (const { message } of userErrors) alerts.error(message);
  };
  if (socialProviders.length === 0) return null;
  return (
    <Stack gap="4" mt="4">
      <Or>или</Or>
      <Stack gap="2">
        {socialProviders.map(({ provider, name }) => (
          <Button
            key={provider}
            full
            loading={leaving === provider}
            aria-disabled={leaving !== null}
            onClick={() => leaving === null && void go(provider)}
          >
            Войти через {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const begin = graphql`
  mutation SocialButtonsMutation($input: BeginSocialSignInInput!) {
    beginSocialSignIn(input: $input) {
      address
      secret
      ...userErrors_payload
    }
  }
`;

const Or = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'muted',
    fontSize: 'sm',
    _before: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
    _after: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
  },
});
