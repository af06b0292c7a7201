// Default values and the mutation of a new custom field.
import { graphql } from 'react-relay';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { useForm } from '../../ui/index.ts';
import { inputOf, noField, type FieldValues } from './FieldInputs.tsx';
import type { Variable } from './variables/VariablesInput.tsx';
import type {
  CustomFieldSubtype,
  useNewFieldMutation,
} from '../../__generated__/useNewFieldMutation.graphql.ts';

export interface NewFieldValues extends FieldValues {
  variables: readonly Variable[];
}

export function useNewField(
  companyId: string,
  subtype: CustomFieldSubtype,
  onCreated: (databaseId: number | null) => void,
) {
  const form = useForm<NewFieldValues>({
    defaultValues: { ...noField, variables: [{ databaseId: null, value: '' }] },
  });
  const create = useCreate<useNewFieldMutation>(
    companyId,
    graphql`
      mutation useNewFieldMutation($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) {
          customField {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createCustomField: { customField } }) => onCreated(customField?.databaseId ?? null),
  );
  const onSubmit = (values: NewFieldValues) =>
    create({
      ...inputOf(values),
      subtype,
      type: values.type ?? 'STRING',
      ...(values.type === 'LIST' && {
        variables: values.variables.map(({ value }) => value.trim()).filter(Boolean),
      }),
    });
  return { form, onSubmit };
}
