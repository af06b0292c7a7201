// The dialog «Создание компании»: name, address and description.
import { graphql } from 'react-relay';
import { useSubmit } from '../kit/actions/useSubmit.ts';
import { FormModal, TextArea, TextField, useForm } from '../ui/index.ts';
import { codeRules, descriptionRules, nameRules, useFreeCodeCheck } from './rules.ts';
import type { CreateCompanyModalMutation } from '../__generated__/CreateCompanyModalMutation.graphql.ts';

export function CreateCompanyModal({ onCreated }: { onCreated: (code: string) => void }) {
  const form = useForm({ defaultValues: { name: '', code: '', description: '' } });
  const checkCode = useFreeCodeCheck();
  const create = useSubmit<CreateCompanyModalMutation>(
    graphql`
      mutation CreateCompanyModalMutation($input: CreateCompanyInput!) {
        createCompany(input: $input) {
          company {
            code
          }
          ...userErrors_payload
        }
      }
    `,
    {
      // Search and sort of the server decide on the new company's position: invalidate the lists.
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
      // `company` is null if the server created the company but failed to return it.
      onDone: ({ createCompany: { company } }, { code }) =>
        onCreated(company?.code ?? code.toLowerCase()),
    },
  );

  return (
    <FormModal
      title="Создание компании"
      size="narrow"
      confirmLabel="Добавить"
      form={form}
      guardUnsaved
      onSubmit={({ name, code, description }) =>
        create({
          name: name.trim(),
          code: code.trim(),
          description: description.trim() || null,
        })
      }
    >
      <TextField name="name" label="Название" required rules={nameRules} initialFocus />
      <TextField
        name="code"
        label="Поддомен"
        hint="Адрес компании: латинские буквы, цифры и дефис"
        placeholder="moya-shkola"
        required
        rules={codeRules}
        check={checkCode}
      />
      <TextArea name="description" label="Описание" rules={descriptionRules} />
    </FormModal>
  );
}
