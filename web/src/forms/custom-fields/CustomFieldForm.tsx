// The editor of a custom field. A new one gets its own page when it is created.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  belowHead,
  Box,
  Card,
  Form,
  Grid,
  Stack,
  SubmitButton,
  useAlerts,
  type DescribedField,
} from '../../ui/index.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { customFieldTypeLabels } from './customFieldTypes.ts';
import { describeField } from './describeField.ts';
import { FieldInputs, inputOf, isKnownType, noField, type FieldValues } from './FieldInputs.tsx';
import { FieldPreview } from './FieldPreview.tsx';
import { useNewField } from './useNewField.ts';
import { useTypeChangeConfirmation } from './consequences/useTypeChangeConfirmation.ts';
import { VariablesInput, type Variable } from './variables/VariablesInput.tsx';
import type {
  CustomFieldForm_field$data,
  CustomFieldForm_field$key,
} from '../../__generated__/CustomFieldForm_field.graphql.ts';
import type { CustomFieldFormMutation } from '../../__generated__/CustomFieldFormMutation.graphql.ts';
import type { CustomFieldSubtype } from '../../__generated__/useNewFieldMutation.graphql.ts';

const allTypes = keysOf(customFieldTypeLabels);

export function NewCustomFieldForm({
  companyId,
  code,
  subtype,
}: {
  companyId: string;
  code: string;
  subtype: CustomFieldSubtype;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { form, onSubmit } = useNewField(companyId, subtype, (databaseId) => {
    alerts.success('Поле создано');
    if (databaseId !== null) {
      void navigate(`/${code}/custom-fields/${databaseId}`, { replace: true });
    }
  });
  const isList = form.watch('type') === 'LIST';
  return (
    <Columns preview={<FieldPreview form={form} variables={typedIn(form.watch('variables'))} />}>
      <Form form={form} onSubmit={onSubmit} guardUnsaved>
        <Card title="О поле">
          <Stack gap="4">
            <FieldInputs types={allTypes} />
            {isList && <VariablesInput name="variables" />}
            <div>
              <SubmitButton>Создать</SubmitButton>
            </div>
          </Stack>
        </Card>
      </Form>
    </Columns>
  );
}

const typedIn = (variables: readonly Variable[]): DescribedField['variables'] =>
  variables
    .filter(({ value }) => value.trim() !== '')
    .map(({ value }, index) => ({
      databaseId: index + 1,
      value,
      dependentFields: [],
      dependentVariables: [],
    }));

export function CustomFieldForm({
  field: key,
  code,
}: {
  field: CustomFieldForm_field$key;
  code: string;
}) {
  const alerts = useAlerts();
  const mayLose = useTypeChangeConfirmation(code);
  const [commit] = useMutation<CustomFieldFormMutation>(graphql`
    mutation CustomFieldFormMutation($input: UpdateCustomFieldInput!) {
      updateCustomField(input: $input) {
        customField {
          ...CustomFieldForm_field
          ...VariableList_field
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: field, ...form } = useRecordForm({
    fragment: graphql`
      fragment CustomFieldForm_field on CustomField {
        id
        version
        name
        type
        description
        prompt
        multiple
        listShowType
        viewerCanUpdate @catch(to: NULL)
        ...describeField_field
      }
    `,
    record: key,
    values: valuesOf,
    input: (values) => ({ ...inputOf(values), type: values.type ?? undefined }),
    update: async (now: CustomFieldForm_field$data, change) => {
      if (change.type !== undefined && !(await mayLose(now, change.type))) return unchanged;
      return commit({ variables: { input: { id: now.id, ...change } } });
    },
    onDone: alerts.saved,
  });
  const readOnly = field?.viewerCanUpdate === false;
  return (
    <Columns
      preview={
        <FieldPreview form={form.form} variables={field ? describeField(field).variables : []} />
      }
    >
      <Form {...form} guardUnsaved={!readOnly}>
        <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Card title="О поле">
            <Stack gap="4">
              <FieldInputs types={allTypes} />
              {!readOnly && (
                <div>
                  <SubmitButton>Сохранить</SubmitButton>
                </div>
              )}
            </Stack>
          </Card>
        </fieldset>
      </Form>
    </Columns>
  );
}

const valuesOf = (now: CustomFieldForm_field$data | null): FieldValues =>
  now === null
    ? noField
    : {
        name: now.name,
        type: isKnownType(now.type) ? now.type : null,
        description: now.description ?? '',
        prompt: now.prompt ?? '',
        multiple: now.multiple,
        listShowType: now.listShowType === 'SELECT' ? 'SELECT' : 'RADIO_CHECKBOX',
      };

const unchanged = {
  response: null,
  userErrors: [{ field: 'type', message: 'Не сохранено: тип остался прежним' }],
};

function Columns({ children, preview }: { children: React.ReactNode; preview: React.ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Box minW="0">{children}</Box>
      <Box minW="0" position={{ xl: 'sticky' }} top={`calc(${belowHead} + 20px)`}>
        {preview}
      </Box>
    </Grid>
  );
}
