// A field that the company keeps of its users: a new one, or one that is changed or deleted.
import { Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useRemoval } from '../kit/useAction.ts';
import { RecordModal } from '../kit/RecordModal.tsx';
import { staleLists, useSubmit, type RecordDialog } from '../kit/useSave.ts';
import {
  Button,
  CheckboxField,
  maxLength,
  maxLengthOrEmpty,
  Select,
  TextField,
  useForm,
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
  const field = useFragment<CustomFieldModal_field$key>(
    graphql`
      fragment CustomFieldModal_field on CustomField {
        id
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
  );
  const form = useForm<Values>({
    defaultValues: {
      name: field?.name ?? '',
      type: ownTypes.find((type) => type === field?.type) ?? null,
      description: field?.description ?? '',
      prompt: field?.prompt ?? '',
      multiple: field?.multiple ?? false,
      variables: field?.variables?.length
        ? field.variables.map(({ databaseId, value }) => ({ databaseId, value }))
        : [{ databaseId: null, value: '' }],
    },
  });
  const { save, remove } = useCustomField(companyId, onDone);
  const type = form.watch('type');
  return (
    <RecordModal
      record={field}
      creation={{ title: 'Новое поле', label: 'Создать' }}
      changeTitle="Изменение поля"
      disableAfterClick={false}
      form={form}
      onSubmit={(values) => save(field?.id ?? null, values)}
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <Select<OwnType>
        name="type"
        label="Тип"
        rules={[(chosen) => (chosen === null ? 'Необходимо выбрать тип поля' : null)]}
        disabled={field !== null && field !== undefined}
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

function useCustomField(companyId: string, onDone: () => void) {
  const create = useSubmit<CustomFieldModalCreateMutation>(
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
    { updater: staleLists(companyId), onDone },
  );
  const update = useSubmit<CustomFieldModalUpdateMutation>(
    graphql`
      mutation CustomFieldModalUpdateMutation($input: UpdateCustomFieldInput!) {
        updateCustomField(input: $input) {
          customField {
            ...CustomFieldModal_field
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    { onDone },
  );
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

  const save = (id: string | null, { type, variables: all, ...values }: Values) => {
    const input = {
      name: values.name.trim(),
      description: values.description.trim() || null,
      prompt: values.prompt.trim() || null,
      multiple: values.multiple,
    };
    const variables = type === 'LIST' ? all.filter(({ value }) => value.trim() !== '') : undefined;
    return id === null
      ? create({
          companyId,
          ...input,
          type: type ?? 'STRING',
          variables: variables?.map(({ value }) => value),
        })
      : update({ id, ...input, variables });
  };

  const remove = ({ id, name }: { id: string; name: string }) =>
    commitRemoval({
      title: `Удалить поле «${name}»?`,
      description: 'Всё, что в нём записано о людях, будет потеряно. Восстановить не получится.',
      variables: { input: { id } },
      done: 'Поле удалено',
    });

  return { save, remove };
}
