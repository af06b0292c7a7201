// An input that adds variables to a list one after the other.
import { graphql } from 'react-relay';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import { Flex, Form, maxLength, SubmitButton, TextField, useForm } from '../../../ui/index.ts';
import type { VariableInputMutation } from '../../../__generated__/VariableInputMutation.graphql.ts';

export function VariableInput({ fieldId, onDone }: { fieldId: string; onDone: () => void }) {
  const form = useForm({ defaultValues: { value: '' } });
  const submit = useSubmit<VariableInputMutation>(
    graphql`
      mutation VariableInputMutation($input: CreateCustomFieldVariableInput!) {
        createCustomFieldVariable(input: $input) {
          customFieldVariable {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        form.reset({ value: '' });
        form.setFocus('value');
        onDone();
      },
    },
  );
  return (
    <Form
      form={form}
      onSubmit={({ value }) => submit({ customFieldId: fieldId, value: value.trim() })}
    >
      <Flex gap="2" align="end">
        <TextField name="value" label="Новый вариант" required rules={[maxLength(255)]} />
        <SubmitButton>Добавить</SubmitButton>
      </Flex>
    </Form>
  );
}
