// A dialog that creates or edits an integration: its name, service and key-value settings.
import { Plus, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import {
  Button,
  Checkbox,
  chakra,
  Grid,
  IconButton,
  maxLength,
  maxLengthOrEmpty,
  PasswordField,
  Text,
  TextField,
  useFieldDisplay,
} from '../../ui/index.ts';
import type { IntegrationModalCreateMutation } from '../../__generated__/IntegrationModalCreateMutation.graphql.ts';
import type { IntegrationModalUpdateMutation } from '../../__generated__/IntegrationModalUpdateMutation.graphql.ts';
import type { IntegrationModal_integration$key } from '../../__generated__/IntegrationModal_integration.graphql.ts';

interface Setting {
  key: string;
  value: string;
  isSecret: boolean;
}

interface Values {
  name: string;
  type: string;
  settings: Setting[];
}

/** The server always treats settings with such keys as secret. */
const secretKey = /token|secret|password|key/i;

const mostSettings = 50;

export function IntegrationModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<IntegrationModal_integration$key>) {
  const create = useCreate<IntegrationModalCreateMutation>(
    companyId,
    graphql`
      mutation IntegrationModalCreateMutation($input: CreateCompanyIntegrationInput!) {
        createCompanyIntegration(input: $input) {
          company {
            ...IntegrationsTab_company
          }
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<IntegrationModalUpdateMutation>(graphql`
    mutation IntegrationModalUpdateMutation($input: UpdateCompanyIntegrationInput!) {
      updateCompanyIntegration(input: $input) {
        integration {
          ...IntegrationModal_integration
        }
        ...userErrors_payload
      }
    }
  `);
  const integration = useRecordForm({
    fragment: graphql`
      fragment IntegrationModal_integration on CompanyIntegration {
        id
        version
        name
        type
        settings {
          key
          value
          isSecret
        }
      }
    `,
    record,
    values: (now): Values => ({
      name: now?.name ?? '',
      type: now?.type ?? '',
      settings: now?.settings.map((setting) => ({ ...setting })) ?? [nothing],
    }),
    input: inputOf,
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  const { form } = integration;
  useFieldDisplay<Setting[]>(form, 'settings', { label: 'Настройки', show: shownSettings });
  const settings = form.watch('settings');
  const change = (next: Setting[]) => form.setValue('settings', next, { shouldDirty: true });
  const isTaken = (typed: string, place: number) =>
    settings.slice(0, place).some((setting) => setting.key.trim() === typed.trim());

  return (
    <RecordModal
      {...integration}
      creation={{ title: 'Новая интеграция', label: 'Добавить' }}
      changeTitle="Изменение интеграции"
      size="wide"
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField name="name" label="Название" required rules={[maxLength(255)]} />
        <TextField
          name="type"
          label="Сервис"
          placeholder="Например, рассылка"
          rules={[maxLengthOrEmpty(100)]}
        />
      </Grid>
      <Settings>
        <legend>Настройки</legend>
        <Text size="sm" tone="muted" mb="3">
          Секретные значения показываем только концом. Чтобы сменить такое, введите новое целиком.
        </Text>
        {settings.map((setting, place) => (
          // Rows have no ids; their fields are controlled.
          // oxlint-disable-next-line react/no-array-index-key
          <div className="row" key={place}>
            <TextField
              name={`settings.${place}.key`}
              label="Ключ"
              required
              autoComplete="off"
              rules={[
                maxLength(100),
                (typed) => (isTaken(typed, place) ? 'Ключи не должны повторяться' : null),
              ]}
            />
            {isSecretOne(setting) ? (
              <PasswordField
                name={`settings.${place}.value`}
                label="Значение"
                autoComplete="new-password"
              />
            ) : (
              <TextField name={`settings.${place}.value`} label="Значение" autoComplete="off" />
            )}
            <div className="tools">
              <Checkbox
                checked={isSecretOne(setting)}
                disabled={secretKey.test(setting.key)}
                onChange={(isSecret) =>
                  change(settings.map((each) => (each === setting ? { ...each, isSecret } : each)))
                }
              >
                Секрет
              </Checkbox>
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={`Убрать настройку: ${setting.key || 'без ключа'}`}
                onClick={() => change(settings.filter((_, index) => index !== place))}
              />
            </div>
          </div>
        ))}
        <Button
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          disabled={settings.length >= mostSettings}
          onClick={() => change([...settings, nothing])}
        >
          Добавить настройку
        </Button>
      </Settings>
    </RecordModal>
  );
}

const nothing: Setting = { key: '', value: '', isSecret: false };

const isSecretOne = ({ key, isSecret }: Setting): boolean => isSecret || secretKey.test(key);

const shownSettings = (settings: readonly Setting[]): string =>
  settings
    .map((setting) => `${setting.key}: ${isSecretOne(setting) ? '••••••••' : setting.value}`)
    .join('; ') || 'нет';

const inputOf = ({ name, type, settings }: Values) => ({
  name: name.trim(),
  type: type.trim() || null,
  settings: settings.map(({ key, value, isSecret }) => ({ key: key.trim(), value, isSecret })),
});

const Settings = chakra('fieldset', {
  base: {
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { p: '0', mb: '1', fontWeight: 'semibold' },
    '& > .row': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
      gap: '3',
      alignItems: 'start',
      mb: '3',
    },
    '& .tools': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      // Aligns with the adjacent boxes, which have labels above.
      mt: { md: '6' },
      minH: '36px',
    },
  },
});
