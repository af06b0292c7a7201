// Reads a custom field in the type that its inputs take.
import { graphql, readInlineData } from 'react-relay';
import type { DescribedField } from '../../ui/index.ts';
import type { describeField_field$key } from '../../__generated__/describeField_field.graphql.ts';

export function describeField(key: describeField_field$key): DescribedField {
  const { databaseId, name, prompt, type, multiple, listShowType, variables } =
    readInlineData<describeField_field$key>(
      graphql`
        fragment describeField_field on CustomField @inline {
          databaseId
          name
          prompt
          type
          multiple
          listShowType
          variables {
            databaseId
            value
            dependentCustomFields {
              databaseId
            }
            dependentVariables {
              databaseId
            }
          }
        }
      `,
      key,
    );
  return {
    databaseId,
    name,
    prompt,
    type,
    multiple,
    listShowType,
    variables: (variables ?? []).map((variable) => ({
      databaseId: variable.databaseId,
      value: variable.value,
      dependentFields: idsOf(variable.dependentCustomFields),
      dependentVariables: idsOf(variable.dependentVariables),
    })),
  };
}

const idsOf = (records: readonly { readonly databaseId: number }[] | null | undefined): number[] =>
  (records ?? []).map(({ databaseId }) => databaseId);
