// The form of a role: name, description, bans and permissions.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import {
  belowHead,
  Box,
  Card,
  Form,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Stack,
  SubmitButton,
  SwitchField,
  Text,
  TextArea,
  TextField,
  useAlerts,
} from '../../ui/index.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { RoleTemplates, splitGrantable } from './RoleTemplates.tsx';
import { usePermissionRules, type PermissionRules } from './usePermissionRules.ts';
import type { RoleForm_query$key } from '../../__generated__/RoleForm_query.graphql.ts';
import type { RoleForm_original$key } from '../../__generated__/RoleForm_original.graphql.ts';
import type { RoleForm_company$key } from '../../__generated__/RoleForm_company.graphql.ts';
import type { Permission, RoleForm_role$key } from '../../__generated__/RoleForm_role.graphql.ts';
import type { RoleFormCreateMutation } from '../../__generated__/RoleFormCreateMutation.graphql.ts';
import type { RoleFormUpdateMutation } from '../../__generated__/RoleFormUpdateMutation.graphql.ts';

interface Values {
  name: string;
  description: string;
  default: boolean;
  adminBanOnRegistration: boolean;
  learningBanOnRegistration: boolean;
  permissions: readonly Permission[];
}

export function RoleForm({
  company: companyKey,
  role: roleKey,
  original: originalKey,
  query: queryKey,
}: {
  company: RoleForm_company$key;
  /** Null for a new role. */
  role: RoleForm_role$key | null;
  /** The role that a new one copies. */
  original: RoleForm_original$key | null;
  query: RoleForm_query$key;
}) {
  const company = useFragment<RoleForm_company$key>(
    graphql`
      fragment RoleForm_company on Company {
        id
        code
        ...PermissionPicker_company
        ...usePermissionRules_company
      }
    `,
    companyKey,
  );
  const query = useFragment<RoleForm_query$key>(
    graphql`
      fragment RoleForm_query on Query {
        ...usePermissionRules_query
      }
    `,
    queryKey,
  );
  const original = useFragment<RoleForm_original$key>(
    graphql`
      fragment RoleForm_original on Role {
        name
        description
        adminBanOnRegistration
        learningBanOnRegistration
        permissions
      }
    `,
    originalKey,
  );
  const rules = usePermissionRules(query, company);
  const { record: role, ...form } = useRoleForm(company, roleKey, () => newValues(original, rules));
  const readOnly = role?.viewerCanUpdate === false;

  return (
    <Form {...form} guardUnsaved>
      <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Grid
          templateColumns={{ base: '1fr', xl: 'minmax(0, 2fr) minmax(0, 5fr)' }}
          gap="4"
          alignItems="start"
        >
          {/* The button stays visible while the permissions scroll. */}
          <Box position={{ xl: 'sticky' }} top={`calc(${belowHead} + 20px)`}>
            <Card title="О роли">
              <Stack gap="4">
                {!role && !original && <RoleTemplates rules={rules} />}
                <TextField name="name" label="Название" required rules={[maxLength(255)]} />
                <TextArea
                  name="description"
                  label="Описание"
                  hint="Для кого она и что даёт"
                  rules={[maxLengthOrEmpty(1000)]}
                />
                <SwitchField
                  name="default"
                  label="Роль по умолчанию"
                  hint={
                    role?.default
                      ? 'Чтобы сменить её, сделайте такой другую роль'
                      : 'Её получают все, кто регистрируется без другой роли'
                  }
                  disabled={role?.default === true}
                />
                <SwitchField
                  name="adminBanOnRegistration"
                  label="Закрывать админку при регистрации"
                  hint="Пока администратор не откроет её человеку сам"
                />
                <SwitchField
                  name="learningBanOnRegistration"
                  label="Закрывать обучение при регистрации"
                  hint="Пока администратор не откроет его человеку сам"
                />
                {role && role.forms.length > 0 && (
                  <Text tone="muted" size="sm">
                    Роль получают и те, кто регистрируется через{' '}
                    {role.forms.length === 1 ? 'форму' : 'формы'}{' '}
                    {role.forms.map(({ name }) => `«${name}»`).join(', ')}
                  </Text>
                )}
                {!readOnly && (
                  <div>
                    <SubmitButton>{role ? 'Сохранить' : 'Создать'}</SubmitButton>
                  </div>
                )}
              </Stack>
            </Card>
          </Box>
          <PermissionPicker company={company} rules={rules} roleId={role?.id ?? null} />
        </Grid>
      </fieldset>
    </Form>
  );
}

interface Begun {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly adminBanOnRegistration: boolean;
  readonly learningBanOnRegistration: boolean;
  readonly permissions: readonly Permission[];
}

const valuesOf = ({
  name,
  description,
  adminBanOnRegistration,
  learningBanOnRegistration,
  permissions,
}: Begun): Omit<Values, 'default'> => ({
  name,
  description: description ?? '',
  adminBanOnRegistration,
  learningBanOnRegistration,
  permissions: permissions.toSorted(),
});

/** A copy contains only the permissions that the viewer may grant. */
function newValues(original: Begun | null | undefined, rules: PermissionRules): Values {
  const begun = original ?? {
    name: '',
    adminBanOnRegistration: false,
    learningBanOnRegistration: false,
    permissions: [],
  };
  return {
    ...valuesOf(begun),
    name: original ? `${original.name} — копия` : '',
    default: false,
    permissions: splitGrantable(begun.permissions, rules).granted.toSorted(),
  };
}

function useRoleForm(
  { id: companyId, code }: { id: string; code: string },
  record: RoleForm_role$key | null,
  /** Initial values of a new role. */
  newOne: () => Values,
) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const create = useCreate<RoleFormCreateMutation>(
    companyId,
    graphql`
      mutation RoleFormCreateMutation($input: CreateRoleInput!) {
        createRole(input: $input) {
          role {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createRole: { role } }) => {
      alerts.success('Роль создана');
      if (role) void navigate(`/${code}/roles/${role.databaseId}`, { replace: true });
    },
  );
  const [update] = useMutation<RoleFormUpdateMutation>(graphql`
    mutation RoleFormUpdateMutation($input: UpdateRoleInput!) {
      updateRole(input: $input) {
        role {
          ...RoleForm_role
        }
        ...userErrors_payload
      }
    }
  `);
  return useRecordForm({
    fragment: graphql`
      fragment RoleForm_role on Role @throwOnFieldError {
        id
        version
        name
        description
        default
        adminBanOnRegistration
        learningBanOnRegistration
        permissions
        forms {
          databaseId
          name
        }
        viewerCanUpdate
      }
    `,
    record,
    values: (now): Values => (now ? { ...valuesOf(now), default: now.default } : newOne()),
    input: ({ name, description, permissions, ...switches }) => ({
      ...switches,
      name: name.trim(),
      description: description.trim() || null,
      permissions: permissions.toSorted(),
    }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
}
