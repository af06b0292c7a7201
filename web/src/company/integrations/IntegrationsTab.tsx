// The settings tab «Интеграции»: lists, creates, edits and deletes integrations.
import { graphql, useFragment } from 'react-relay';
import { Plug, Plus } from 'lucide-react';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Stack,
  Text,
  chakra,
  countOf,
  lazyPart,
} from '../../ui/index.ts';
import { BitrixAutoLead } from './integrationParts.ts';
import type { IntegrationModal_integration$key } from '../../__generated__/IntegrationModal_integration.graphql.ts';
import type { IntegrationsTabDeleteMutation } from '../../__generated__/IntegrationsTabDeleteMutation.graphql.ts';
import type { IntegrationsTab_company$key } from '../../__generated__/IntegrationsTab_company.graphql.ts';

const IntegrationModal = lazyPart(() => import('./IntegrationModal.tsx'), 'IntegrationModal');

export function IntegrationsTab({ company: key }: { company: IntegrationsTab_company$key }) {
  const company = useFragment<IntegrationsTab_company$key>(
    graphql`
      fragment IntegrationsTab_company on Company @throwOnFieldError {
        id
        integrations {
          id
          name
          type
          settings {
            __typename
          }
          ...IntegrationModal_integration
        }
        bitrixAutoLead @catch(to: NULL) {
          isConnected
        }
        ...BitrixAutoLead_company
      }
    `,
    key,
  );
  const { open } = useDataModals();
  const remove = useDeleteIntegration();
  const edit = (integration: IntegrationModal_integration$key | null) =>
    void open((close) => (
      <IntegrationModal companyId={company.id} record={integration} onDone={() => close()} />
    ));
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => edit(null)}>
      Добавить интеграцию
    </Button>
  );
  if (company.integrations.length === 0) {
    return (
      <Box maxW="960px">
        <Card>
          <EmptyState
            kind="start"
            title="Интеграций пока нет"
            text="Здесь хранятся адреса, ключи и другие настройки сервисов, с которыми работает школа."
            icon={<Plug />}
            action={add}
          />
        </Card>
      </Box>
    );
  }
  return (
    <Stack gap="4" maxW="960px">
      <Card title="Интеграции" actions={add}>
        <Integrations aria-label="Интеграции">
          {company.integrations.map((integration) => {
            const { id, name, type, settings } = integration;
            return (
              <li key={id}>
                <Box flex="1" minW="0">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <Text size="sm" tone="muted" truncate>
                    {[type, countOf(settings.length, ['настройка', 'настройки', 'настроек'])]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Box>
                <Button
                  size="sm"
                  aria-label={`Изменить: ${name}`}
                  onClick={() => edit(integration)}
                >
                  Изменить
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Удалить: ${name}`}
                  onClick={() => void remove(id, name)}
                >
                  Удалить
                </Button>
              </li>
            );
          })}
        </Integrations>
      </Card>
      {company.bitrixAutoLead?.isConnected && <BitrixAutoLead key={company.id} company={company} />}
    </Stack>
  );
}

function useDeleteIntegration() {
  const remove = usePermanentDelete<IntegrationsTabDeleteMutation>(graphql`
    mutation IntegrationsTabDeleteMutation($input: DeleteCompanyIntegrationInput!) {
      deleteCompanyIntegration(input: $input) {
        company {
          ...IntegrationsTab_company
        }
        ...userErrors_payload
      }
    }
  `);
  return (id: string, name: string) =>
    remove({
      title: `Удалить интеграцию «${name}»?`,
      description: 'Её настройки и ключи пропадут. Восстановить их не получится.',
      variables: { input: { id } },
      done: 'Интеграция удалена',
    });
}

const Integrations = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      py: '2',
      minH: '56px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: 'none' },
  },
});
