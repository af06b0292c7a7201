// A dialog that creates a user with an account.
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { invalidateLists, useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  FormModal,
  Grid,
  MultiComboField,
  PasswordField,
  SwitchField,
  TextField,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { CompanyMessageQuota } from '../sending/MessageQuota.tsx';
import {
  emailRules,
  nameRules,
  newPasswordRules,
  phoneRules,
  surnameRules,
} from '../account/rules.ts';
import { useDefaultRoles } from './useDefaultRoles.ts';
import { useLinkChoices } from './links/linkKinds.tsx';
import type { CreateUserModalMutation } from '../../__generated__/CreateUserModalMutation.graphql.ts';

export function CreateUserModal({
  companyId,
  onDone,
}: {
  companyId: string;
  /** Receives the REST id of the new user. */
  onDone: (databaseId: number) => void;
}) {
  const roles = useDefaultRoles(companyId);
  const choices = useLinkChoices(companyId);
  const form = useForm({
    defaultValues: {
      name: '',
      surname: '',
      email: '',
      phone: '',
      sendMail: true,
      password: '',
      roleIds: roles,
      groupIds: [] as readonly ChosenRecord[],
    },
  });
  const create = useSubmit<CreateUserModalMutation>(
    graphql`
      mutation CreateUserModalMutation($input: CreateUserInput!) {
        createUser(input: $input) {
          user {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    {
      updater: invalidateLists(companyId),
      onDone: ({ createUser: { user } }) => user && onDone(user.databaseId),
    },
  );
  const sendMail = form.watch('sendMail');
  return (
    <FormModal
      title="Новый пользователь"
      confirmLabel="Добавить"
      form={form}
      guardUnsaved
      onSubmit={({ name, surname, email, phone, password, sendMail: byMail, roleIds, groupIds }) =>
        create({
          companyId,
          name: name.trim(),
          surname: surname.trim() || null,
          email: email.trim(),
          phone: phone.trim() || null,
          password: byMail ? null : password,
          roleIds: roleIds.map(({ id }) => id),
          groupIds: groupIds.map(({ id }) => id),
        })
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField name="name" label="Имя" required rules={nameRules} initialFocus />
        <TextField name="surname" label="Фамилия" rules={surnameRules} />
        <TextField name="email" label="Почта" type="email" required rules={emailRules} />
        <TextField name="phone" label="Телефон" type="tel" rules={phoneRules} />
      </Grid>
      <SwitchField name="sendMail" label="Отправить письмо, чтобы человек сам задал пароль" />
      {sendMail && (
        <Suspense fallback={null}>
          <CompanyMessageQuota companyId={companyId} wanted={1} />
        </Suspense>
      )}
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
        <MultiComboField name="roleIds" {...choices.roles} />
        <MultiComboField name="groupIds" {...choices.groups} />
      </Grid>
    </FormModal>
  );
}
