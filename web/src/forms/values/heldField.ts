// Reads a custom field with a record's values in the type that its input takes.
import { graphql, readInlineData } from 'react-relay';
import type { DescribedField } from '../../ui/index.ts';
import { describeField } from '../custom-fields/describeField.ts';
import type { heldField_field$key } from '../../__generated__/heldField_field.graphql.ts';

export interface HeldField {
  readonly field: DescribedField;
  readonly hint: string | null | undefined;
  readonly values: readonly string[];
  /** Files by the ids in a file field's values. */
  readonly files: ReadonlyMap<string, HeldFile>;
}

export interface HeldFile {
  /** Global id. */
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly url: string;
}

export function heldField(key: heldField_field$key): HeldField {
  const { field, values } = readInlineData<heldField_field$key>(
    graphql`
      fragment heldField_field on HeldCustomField @inline {
        field {
          description
          ...describeField_field
        }
        values {
          value
          file {
            id
            fileName
            mimeType
            url
          }
        }
      }
    `,
    key,
  );
  return {
    field: describeField(field),
    hint: field.description,
    values: values.map(({ value }) => value),
    files: new Map(
      values.flatMap(({ value, file }) => {
        if (!file) return [];
        const { id, fileName: name, mimeType, url } = file;
        return [[value, { id, name, mimeType, url }] as const];
      }),
    ),
  };
}
