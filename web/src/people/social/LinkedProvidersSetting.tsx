// The row of the profile for linked identity providers: list, link and unlink.
import { graphql, useFragment } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Box, Button, chakra, Flex, formatDateTime, Text, useAlerts } from '../../ui/index.ts';
import { ConfirmPasswordModal } from '../account/ConfirmPasswordModal.tsx';
import { SettingRow } from '../account/SettingRow.tsx';
import { redirectToProvider } from './pendingSocialSignIn.ts';
import type {
  LinkedProvidersSetting_viewer$data,
  LinkedProvidersSetting_viewer$key,
} from '../../__generated__/LinkedProvidersSetting_viewer.graphql.ts';
import type { LinkedProvidersSettingBeginMutation } from '../../__generated__/LinkedProvidersSettingBeginMutation.graphql.ts';
import type { LinkedProvidersSettingRemoveMutation } from '../../__generated__/LinkedProvidersSettingRemoveMutation.graphql.ts';

type Link = LinkedProvidersSetting_viewer$data['socialSignIn']['links'][number];
type Offer = LinkedProvidersSetting_viewer$data['socialSignIn']['offers'][number];

export function LinkedProvidersSetting({
  viewer: key,
}: {
  viewer: LinkedProvidersSetting_viewer$key;
}) {
  const { socialSignIn } = useFragment<LinkedProvidersSetting_viewer$key>(
    graphql`
      fragment LinkedProvidersSetting_viewer on Viewer @throwOnFieldError {
        socialSignIn {
          links {
            id
            name
            label
            lastUsedAt
          }
          offers {
            companyId
            companyName
            provider
            name
          }
          needsPassword
        }
      }
    `,
    key,
  );
  const { links, offers, needsPassword } = socialSignIn;
  const add = useAdding(needsPassword);
  const remove = useRemoving();
  if (links.length === 0 && offers.length === 0) return null;
  return (
    <SettingRow title="Вход через другие сервисы">
      <List>
        {links.map((link) => (
          <Item
            key={link.id}
            title={link.name}
            text={[
              link.label,
              link.lastUsedAt != null && `последний вход ${formatDateTime(link.lastUsedAt)}`,
            ]}
            action="Отключить"
            onAction={() => void remove(link)}
          />
        ))}
        {offers.map((offer) => (
          <Item
            key={`${offer.companyId} ${offer.provider}`}
            title={offer.name}
            text={[offer.companyName]}
            action="Подключить"
            onAction={() => void add(offer)}
          />
        ))}
      </List>
    </SettingRow>
  );
}

function Item({
  title,
  text,
  action,
  onAction,
}: {
  title: string;
  text: readonly (string | null | undefined | false)[];
  action: string;
  onAction: () => void;
}) {
  return (
    <li>
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Text fontWeight="medium">{title}</Text>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {text.filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Button size="sm" aria-label={`${action}: ${title}`} onClick={onAction}>
          {action}
        </Button>
      </Flex>
    </li>
  );
}

function useAdding(needsPassword: boolean) {
  const { open } = useDataModals();
  const alerts = useAlerts();
  const [begin] = useMutation<LinkedProvidersSettingBeginMutation>(graphql`
    mutation LinkedProvidersSettingBeginMutation($input: BeginSocialLinkInput!) {
      beginSocialLink(input: $input) {
        address
        secret
        ...userErrors_payload
      }
    }
  `);
  return async ({ companyId, provider, name }: Offer) => {
    const go = async (currentPassword: string | null) => {
      const answer = await begin({
        variables: { input: { companyId, provider, currentPassword } },
      });
      const { address, secret } = answer.response?.beginSocialLink ?? {};
      if (address && secret)
        redirectToProvider(address, { purpose: 'link', secret, from: '/profile' });
      return answer;
    };
    if (!needsPassword) return void succeeded(await go(null), alerts);
    await open(() => (
      <ConfirmPasswordModal
        title={`Подключить вход через ${name}`}
        text="После этого сервис сможет открывать ваш аккаунт без пароля."
        confirmLabel="Продолжить"
        onPassword={async (password) => (await go(password)).userErrors}
      />
    ));
  };
}

function useRemoving() {
  const remove = usePermanentDelete<LinkedProvidersSettingRemoveMutation>(graphql`
    mutation LinkedProvidersSettingRemoveMutation($input: RemoveSocialLinkInput!) {
      removeSocialLink(input: $input) {
        viewer {
          ...LinkedProvidersSetting_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  return ({ id, name }: Link) =>
    remove({
      title: `Отключить вход через ${name}?`,
      description: 'Войти этим способом больше не получится, пока вы не подключите его снова.',
      confirmLabel: 'Отключить',
      variables: { input: { id } },
      done: 'Вход отключён',
    });
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    mt: '2',
    mb: '0',
    p: '0',
    listStyle: 'none',
  },
});
