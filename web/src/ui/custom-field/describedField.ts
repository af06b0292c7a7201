// The description of a custom field that its inputs need, whatever its source.
import { holdsFiles, isList, visibleFields, type FieldType } from '@kafedra/common/fields';

/** The type in the schema. */
export type CustomFieldType = Uppercase<FieldType> | '%future added value';

export interface DescribedField {
  readonly databaseId: number;
  readonly name: string;
  readonly prompt?: string | null | undefined;
  readonly type: CustomFieldType;
  readonly multiple: boolean;
  readonly listShowType: 'RADIO_CHECKBOX' | 'SELECT' | '%future added value';
  readonly variables: readonly DescribedVariable[];
}

interface DescribedVariable {
  readonly databaseId: number;
  readonly value: string;
  /**
   * Fields that are shown only while this option, or another with the same dependency, is selected.
   */
  readonly dependentFields: readonly number[];
  readonly dependentVariables: readonly number[];
}

/** The type in the REST API and the shared rules. */
export const fieldType = ({ type }: Pick<DescribedField, 'type'>): FieldType =>
  type.toLowerCase() as FieldType;

export const isListField = (field: Pick<DescribedField, 'type'>): boolean =>
  isList(fieldType(field));

export const isFileField = (field: Pick<DescribedField, 'type'>): boolean =>
  holdsFiles(fieldType(field));

/** Whether the field can be filled in by keyboard. */
export const canBeTyped = (type: CustomFieldType): boolean =>
  !isFileField({ type }) && type !== 'CHOOSE_ROLE';

/** The values by field id: option ids for lists, file ids for files. */
export type ValuesOf = (databaseId: number) => readonly string[];

/**
 * The fields that are shown for these values, each with the offered options and the values among them.
 */
export function shownFields(
  fields: readonly DescribedField[],
  valuesOf: ValuesOf,
): { field: DescribedField; values: readonly string[] }[] {
  const shown = visibleFields(
    fields.map(({ databaseId: id, variables }) => ({
      id,
      variables: variables.map(({ databaseId, ...brings }) => ({ id: databaseId, ...brings })),
    })),
    (id) => valuesOf(id).map(Number),
  );
  return fields
    .filter(({ databaseId }) => shown.field(databaseId))
    .map((field) => {
      const values = valuesOf(field.databaseId);
      if (!isListField(field)) return { field, values };
      const variables = field.variables.filter(({ databaseId }) => shown.variable(databaseId));
      const offered = new Set(variables.map(({ databaseId }) => String(databaseId)));
      return { field: { ...field, variables }, values: values.filter((id) => offered.has(id)) };
    });
}
