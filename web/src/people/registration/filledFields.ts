// Converts the fields of a form from GraphQL to the types of the rules that server and browser share.
import type { FieldWidth, FormFieldType, HiddenParameter } from '@kafedra/common/forms';
import { graphql, readInlineData } from 'react-relay';
import { conditionOf, fromGraphqlEnum, type FilledField } from '../../forms/index.ts';
import { isFileField, type DescribedField } from '../../ui/index.ts';
import type {
  filledFields_field$data,
  filledFields_field$key,
} from '../../__generated__/filledFields_field.graphql.ts';

export const filledFields = (keys: readonly filledFields_field$key[]): FilledField[] =>
  keys.map(read).filter(canBeFilled).map(filledField);

const read = (key: filledFields_field$key): filledFields_field$data =>
  readInlineData<filledFields_field$key>(
    graphql`
      fragment filledFields_field on RegistrationField @inline {
        key
        type
        required
        text
        label
        hint
        width
        parameter
        value
        condition {
          match
          rules {
            field
            operator
            value
          }
        }
        customField {
          databaseId
          name
          prompt
          type
          multiple
          takesFiles @catch(to: NULL)
          listShowType @catch(to: NULL)
          variables {
            databaseId
            value
            dependentCustomFieldIds @catch(to: NULL)
            dependentVariableIds @catch(to: NULL)
          }
        }
      }
    `,
    key,
  );

/** Some servers don't accept files of visitors. */
const canBeFilled = ({ customField }: filledFields_field$data): boolean =>
  customField == null || !isFileField(customField) || customField.takesFiles === true;

const filledField = ({
  key,
  type,
  required,
  width,
  parameter,
  condition,
  ...field
}: filledFields_field$data): FilledField => ({
  key,
  required,
  text: field.text ?? null,
  label: field.label ?? null,
  hint: field.hint ?? null,
  value: field.value ?? null,
  type: fromGraphqlEnum<FormFieldType>(type),
  width: width ? fromGraphqlEnum<FieldWidth>(width) : 'whole',
  parameter: parameter ? fromGraphqlEnum<HiddenParameter>(parameter) : null,
  condition: condition
    ? conditionOf({
        match: condition.match,
        rules: condition.rules.map(({ field: ruleField, operator, value }) => ({
          field: ruleField,
          operator,
          value,
        })),
      })
    : null,
  customField: field.customField ? fieldOf(field.customField) : null,
});

type CustomFieldData = NonNullable<filledFields_field$data['customField']>;

const fieldOf = ({
  databaseId: id,
  name,
  prompt,
  type,
  multiple,
  listShowType,
  variables,
}: CustomFieldData): DescribedField => ({
  databaseId: id,
  name,
  prompt,
  type,
  multiple,
  listShowType: listShowType ?? 'RADIO_CHECKBOX',
  variables: variables.map(({ databaseId, value, ...brings }) => ({
    databaseId,
    value,
    dependentFields: brings.dependentCustomFieldIds ?? [],
    dependentVariables: brings.dependentVariableIds ?? [],
  })),
});
