// A new user with an account of their own.
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { staleLists, useSubmit } from '../../kit/useSave.ts';
import { FormModal, Grid, PasswordField, SwitchField, TextField, useForm } from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { MessageQuotaOf } from '../sending/MessageQuota.tsx';
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
  const create = useSubmit<CreateUserModalMutation>(
    graphql`
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
    `,
    {
      updater: staleLists(companyId),
      onDone: ({ createUser: { user } }) => user && onDone(user.databaseId),
    },
  );
  const [sendMail, roleIds, groupIds] = form.watch(['sendMail', 'roleIds', 'groupIds']);
  return (
    <FormModal
      title="Новый пользователь"
      confirmLabel="Добавить"
      form={form}
      guardUnsaved
      onSubmit={({ name, surname, email, phone, password, sendMail: byMail, ...links }) =>
        create({
          companyId,
          name: name.trim(),
          surname: surname.trim() || null,
          email: email.trim(),
          phone: phone.trim() || null,
          password: byMail ? null : password,
          ...links,
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
          <MessageQuotaOf companyId={companyId} wanted={1} />
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
    </FormModal>
  );
}
