// A dialog that creates a form with a name and a purpose, which determines its first fields.
import { graphql } from 'react-relay';
import { formTypes, type FormType } from '@kafedra/common/forms';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import { FormModal, maxLength, Select, TextField, useForm } from '../../../ui/index.ts';
import { toGraphqlEnum } from '../../graphqlEnums.ts';
import { newField } from '../document/document.ts';
import { fieldInput } from '../document/savedForm.ts';
import { formTypeLabels, initialFields } from '../formKinds.ts';
import type { NewFormModalMutation } from '../../../__generated__/NewFormModalMutation.graphql.ts';

export function NewFormModal({
  companyId,
  onCreated,
}: {
  companyId: string;
  onCreated: (databaseId: number) => void;
}) {
  const form = useForm<{ name: string; type: FormType }>({
    defaultValues: { name: '', type: 'register' },
  });
  const create = useSubmit<NewFormModalMutation>(
    graphql`
      mutation NewFormModalMutation($input: CreateFormInput!) {
        createForm(input: $input) {
          form {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ createForm }) => {
        if (createForm.form) onCreated(createForm.form.databaseId);
      },
    },
  );
  return (
    <FormModal
      title="Новая форма"
      confirmLabel="Создать"
      form={form}
      onSubmit={({ name, type }) =>
        create({
          companyId,
          name: name.trim(),
          type: toGraphqlEnum<'REGISTER'>(type),
          createUser: type === 'register',
          fields: initialFields[type].map((start) => fieldInput(newField(start))),
        })
      }
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <Select<FormType>
        name="type"
        label="Для чего она"
        options={formTypes.map((value) => ({ value, label: formTypeLabels[value].label }))}
        hint={formTypeLabels[form.watch('type')].hint}
      />
    </FormModal>
  );
}
