// A new user with an account of their own.
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  Grid,
  Modal,
  ModalBody,
  ModalFooter,
  PasswordField,
  Stack,
  SwitchField,
  TextField,
  useForm,
} from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import {
  emailRules,
  nameRules,
  newPasswordRules,
  phoneRules,
  surnameRules,
} from '../account/rules.ts';
import { useRolesAndGroups } from './useRolesAndGroups.ts';
import type { CreateUserModalMutation } from '../../__generated__/CreateUserModalMutation.graphql.ts';

export function CreateUserModal({
  companyId,
  onDone,
}: {
  companyId: string;
  /** Gets the REST id of the new user. */
  onDone: (databaseId: number) => void;
}) {
  const { roles, groups } = useRolesAndGroups(companyId);
  const form = useForm({
    defaultValues: {
      name: '',
      surname: '',
      email: '',
      phone: '',
      sendMail: true,
      password: '',
      roleIds: roles.filter(({ isDefault }) => isDefault).map(({ id }) => id),
      groupIds: [] as string[],
    },
  });
  const [create] = useMutation<CreateUserModalMutation>(graphql`
    mutation CreateUserModalMutation($input: CreateUserInput!) {
      createUser(input: $input) {
        user {
          databaseId
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [sendMail, roleIds, groupIds] = form.watch(['sendMail', 'roleIds', 'groupIds']);
  return (
    <Modal title="Новый пользователь">
      <Form
        form={form}
        guardUnsaved
        onSubmit={async ({ name, surname, email, phone, password, ...links }) => {
          const { response, userErrors } = await create({
            variables: {
              input: {
                companyId,
                name: name.trim(),
                surname: surname.trim() || null,
                email: email.trim(),
                phone: phone.trim() || null,
                password: sendMail ? null : password,
                roleIds: links.roleIds,
                groupIds: links.groupIds,
              },
            },
            updater: (store) => store.get(companyId)?.invalidateRecord(),
          });
          const user = response?.createUser.user;
          if (!user) return userErrors;
          onDone(user.databaseId);
          return [];
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
              {/* The focus of a modal starts in its first field. */}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
              <TextField name="name" label="Имя" required rules={nameRules} autoFocus />
              <TextField name="surname" label="Фамилия" rules={surnameRules} />
              <TextField name="email" label="Почта" type="email" required rules={emailRules} />
              <TextField name="phone" label="Телефон" type="tel" rules={phoneRules} />
            </Grid>
            <SwitchField name="sendMail" label="Отправить письмо, чтобы человек сам задал пароль" />
            {!sendMail && (
              <PasswordField
                name="password"
                label="Пароль"
                hint="От 8 символов"
                autoComplete="new-password"
                required
                rules={newPasswordRules}
              />
            )}
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
              <NamedChoices
                title="Роли"
                options={roles}
                chosen={roleIds}
                onChange={(ids) => form.setValue('roleIds', ids, { shouldDirty: true })}
              />
              <NamedChoices
                title="Группы"
                options={groups}
                chosen={groupIds}
                onChange={(ids) => form.setValue('groupIds', ids, { shouldDirty: true })}
              />
            </Grid>
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel="Добавить" />
      </Form>
    </Modal>
  );
}
