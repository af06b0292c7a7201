// The settings tab «Вход»: the identity providers with their status and setup.
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Badge,
  Box,
  Button,
  Card,
  chakra,
  CopyButton,
  Flex,
  Stack,
  Text,
  TextLink,
} from '../../ui/index.ts';
import { providerTexts } from './providers.ts';
import { SocialProviderModal } from './SocialProviderModal.tsx';
import type {
  SocialSettings_company$data,
  SocialSettings_company$key,
} from '../../__generated__/SocialSettings_company.graphql.ts';

export function SocialSettings({ company: key }: { company: SocialSettings_company$key }) {
  const { id, code, socialSignIn } = useFragment<SocialSettings_company$key>(
    graphql`
      fragment SocialSettings_company on Company {
        id
        code
        socialSignIn {
          redirectUri
          providers {
            provider
            name
            active
            registration
            clientId
            ...SocialProviderModal_settings
          }
        }
      }
    `,
    key,
  );
  const { open } = useDataModals();
  // The field is null without the permission to change the settings.
  if (!socialSignIn) return null;
  const { redirectUri, providers } = socialSignIn;
  return (
    <Box maxW="720px">
      <Card title="Вход через другие сервисы">
        <Stack gap="4">
          <Text tone="muted" size="sm">
            Кнопки «Войти через …» появятся на странице{' '}
            <TextLink to={`/login/${code}`}>входа в школу</TextLink> и в формах, где вход через
            соцсети разрешён.
          </Text>
          <div>
            <Text size="sm" tone="muted" mb="1">
              Redirect URI — укажите его в настройках каждого сервиса
            </Text>
            <Flex gap="2" wrap="wrap" align="stretch">
              <Address>{redirectUri}</Address>
              <CopyButton text={redirectUri} size="sm">
                Скопировать
              </CopyButton>
            </Flex>
          </div>
          <List>
            {providers.map((settings) => (
              <li key={settings.provider}>
                <Flex align="center" gap="3">
                  <Box flex="1" minW="0">
                    <Flex align="center" gap="2" wrap="wrap">
                      <Text fontWeight="medium">
                        {settings.name ?? providerTexts(settings.provider).title}
                      </Text>
                      <State {...settings} />
                    </Flex>
                    {settings.active && (
                      <Text size="sm" tone="muted">
                        {settings.registration
                          ? 'Новые люди становятся учениками школы'
                          : 'Только для тех, кто уже в школе'}
                      </Text>
                    )}
                  </Box>
                  <Button
                    size="sm"
                    aria-label={`Настроить вход: ${providerTexts(settings.provider).title}`}
                    onClick={() =>
                      void open((close) => (
                        <SocialProviderModal companyId={id} settings={settings} onSaved={close} />
                      ))
                    }
                  >
                    Настроить
                  </Button>
                </Flex>
              </li>
            ))}
          </List>
        </Stack>
      </Card>
    </Box>
  );
}

type Settings = NonNullable<SocialSettings_company$data['socialSignIn']>['providers'][number];

function State({ active, clientId }: Pick<Settings, 'active' | 'clientId'>) {
  if (active) return <Badge tone="success">включён</Badge>;
  return <Badge tone="neutral">{clientId == null ? 'не настроен' : 'выключен'}</Badge>;
}

const Address = chakra('code', {
  base: {
    flex: '1',
    minW: '200px',
    px: '3',
    py: '1.5',
    borderRadius: 'lg',
    bg: 'soft',
    fontFamily: 'mono',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', m: '0', p: '0', listStyle: 'none' },
});
