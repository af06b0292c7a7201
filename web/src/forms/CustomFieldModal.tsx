// A field that the company keeps of its users: a new one, or one that is changed or deleted.
import { Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { useRemoval } from '../kit/useAction.ts';
import { RecordModal } from '../kit/RecordModal.tsx';
import { useRecordForm } from '../kit/record/useRecordForm.tsx';
import { useMutation } from '../kit/useMutation.ts';
import { useCreate, type RecordDialog } from '../kit/useSave.ts';
import {
  Button,
  CheckboxField,
  maxLength,
  maxLengthOrEmpty,
  Select,
  TextField,
} from '../ui/index.ts';
import { customFieldTypeLabels, ownTypes, type OwnType } from './customFieldTypes.ts';
import { VariablesInput, type Variable } from './VariablesInput.tsx';
import type { CustomFieldModalCreateMutation } from '../__generated__/CustomFieldModalCreateMutation.graphql.ts';
import type { CustomFieldModalDeleteMutation } from '../__generated__/CustomFieldModalDeleteMutation.graphql.ts';
import type { CustomFieldModalUpdateMutation } from '../__generated__/CustomFieldModalUpdateMutation.graphql.ts';
import type { CustomFieldModal_field$key } from '../__generated__/CustomFieldModal_field.graphql.ts';

interface Values {
  name: string;
  type: OwnType | null;
  description: string;
  prompt: string;
  multiple: boolean;
  variables: readonly Variable[];
}

export function CustomFieldModal({
  companyId,
  record,
  onDone,
}: RecordDialog<CustomFieldModal_field$key>) {
  const { record: field, ...dialog } = useCustomFieldForm(companyId, record ?? null, onDone);
  const remove = useCustomFieldRemoval(onDone);
  const type = dialog.form.watch('type');
  return (
    <RecordModal
      {...dialog}
      record={field}
      creation={{ title: 'Новое поле', label: 'Создать' }}
      changeTitle="Изменение поля"
      disableAfterClick={false}
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <Select<OwnType>
        name="type"
        label="Тип"
        rules={[(chosen) => (chosen === null ? 'Необходимо выбрать тип поля' : null)]}
        disabled={field !== null}
        options={ownTypes.map((value) => ({ value, label: customFieldTypeLabels[value] }))}
      />
      {type === 'LIST' && <VariablesInput name="variables" />}
      <CheckboxField name="multiple" label="Можно указать несколько значений" />
      <TextField
        name="prompt"
        label="Что показать в пустом поле"
        rules={[maxLengthOrEmpty(1000)]}
      />
      <TextField name="description" label="Пояснение под полем" rules={[maxLengthOrEmpty(1000)]} />
      {field && (
        <div>
          <Button
            variant="ghost"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => void remove(field)}
          >
            Удалить поле
          </Button>
        </div>
      )}
    </RecordModal>
  );
}

function useCustomFieldForm(
  companyId: string,
  record: CustomFieldModal_field$key | null,
  onDone: () => void,
) {
  const create = useCreate<CustomFieldModalCreateMutation>(
    companyId,
    graphql`
      mutation CustomFieldModalCreateMutation($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<CustomFieldModalUpdateMutation>(graphql`
    mutation CustomFieldModalUpdateMutation($input: UpdateCustomFieldInput!) {
      updateCustomField(input: $input) {
        customField {
          ...CustomFieldModal_field
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  return useRecordForm({
    fragment: graphql`
      fragment CustomFieldModal_field on CustomField {
        id
        version
        name
        type
        description
        prompt
        multiple
        variables {
          databaseId
          value
        }
      }
    `,
    record,
    values: (now): Values => ({
      name: now?.name ?? '',
      type: ownTypes.find((type) => type === now?.type) ?? null,
      description: now?.description ?? '',
      prompt: now?.prompt ?? '',
      multiple: now?.multiple ?? false,
      variables: now?.variables?.length
        ? now.variables.map(({ databaseId, value }) => ({ databaseId, value }))
        : [{ databaseId: null, value: '' }],
    }),
    input: ({ name, description, prompt, multiple, type, variables }) => ({
      name: name.trim(),
      description: description.trim() || null,
      prompt: prompt.trim() || null,
      multiple,
      ...(type === 'LIST' && { variables: variables.filter(({ value }) => value.trim() !== '') }),
    }),
    create: ({ variables, ...input }, { type }) =>
      create({
        ...input,
        type: type ?? 'STRING',
        ...(variables && { variables: variables.map(({ value }) => value) }),
      }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
}

function useCustomFieldRemoval(onDone: () => void) {
  const commitRemoval = useRemoval<CustomFieldModalDeleteMutation>(
    graphql`
      mutation CustomFieldModalDeleteMutation($input: DeleteCustomFieldInput!) {
        deleteCustomField(input: $input) {
          deletedCustomFieldId @deleteRecord
          userErrors {
            message
          }
        }
      }
    `,
    onDone,
  );

  return ({ id, name }: { id: string; name: string }) =>
    commitRemoval({
      title: `Удалить поле «${name}»?`,
      description: 'Всё, что в нём записано о людях, будет потеряно. Восстановить не получится.',
      variables: { input: { id } },
      done: 'Поле удалено',
    });
}
