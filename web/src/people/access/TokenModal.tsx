// A dialog that creates an access token: its purpose, lifetime and permissions; then it shows the token once.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  DateField,
  FormModal,
  Grid,
  Select,
  Text,
  TextField,
  today,
  useForm,
} from '../../ui/index.ts';
import { nameRules } from '../account/rules.ts';
import { NewToken } from './NewToken.tsx';
import { TokenPermissions, type Permission } from './TokenPermissions.tsx';
import { lifetimes, lifetimeInput, yearFromNow, type Lifetime } from './lifetime.ts';
import type { TokenModalQuery } from '../../__generated__/TokenModalQuery.graphql.ts';
import type { TokenModalMutation } from '../../__generated__/TokenModalMutation.graphql.ts';

export function TokenModal({
  companyId,
  service,
  onMade,
  onDone,
}: {
  companyId: string;
  /** The service account that gets the token; null for the user's own token. */
  service: { id: string; name: string } | null;
  onMade: () => void;
  onDone: () => void;
}) {
  const [token, setToken] = useState<string | null>(null);
  const query = useLazyQuery<TokenModalQuery>(
    graphql`
      query TokenModalQuery($companyId: ID!) @throwOnFieldError {
        ...TokenPermissions_query
        node(id: $companyId) {
          ...TokenPermissions_company @alias(as: "company")
        }
      }
    `,
    { companyId },
  );
  const form = useForm({
    defaultValues: {
      name: '',
      lifetime: '90' as Lifetime,
      expiresOn: null as string | null,
      permissions: [] as readonly Permission[],
    },
  });
  const create = useSubmit<TokenModalMutation>(
    graphql`
      mutation TokenModalMutation($input: CreateAccessTokenInput!) {
        createAccessToken(input: $input) {
          token
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ createAccessToken: made }) => {
        onMade();
        setToken(made.token ?? null);
      },
    },
  );
  const lifetime = form.watch('lifetime');
  const title = service ? `Новый токен: ${service.name}` : 'Новый токен';

  if (token !== null) return <NewToken token={token} onDone={onDone} />;
  return (
    <FormModal
      title={title}
      confirmLabel="Создать токен"
      form={form}
      guardUnsaved
      onSubmit={(values) =>
        create({
          companyId,
          name: values.name.trim(),
          permissions: values.permissions,
          serviceAccountId: service?.id ?? null,
          ...lifetimeInput(values),
        })
      }
    >
      <Text tone="muted">
        {service
          ? 'Токену доступно только то, что отмечено ниже.'
          : 'Токен действует от вашего имени: ему доступно то, что отмечено ниже, пока это доступно вам.'}
      </Text>
      <TextField
        name="name"
        label="Название"
        hint="Для чего он: по названию вы его узнаете"
        placeholder="Сверка оплат"
        required
        rules={nameRules}
        initialFocus
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Select name="lifetime" label="Срок" options={lifetimes} required />
        {lifetime === 'date' && (
          <DateField
            name="expiresOn"
            label="Последний день"
            required
            min={today()}
            max={yearFromNow()}
          />
        )}
      </Grid>
      {query.node?.company && (
        <TokenPermissions
          query={query}
          company={query.node.company}
          forService={service !== null}
        />
      )}
    </FormModal>
  );
}
