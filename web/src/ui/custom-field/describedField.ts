// A custom field as its inputs know it, wherever it comes from.
import { holdsFiles, isList, shownOf, type FieldType } from '@kafedra/common/fields';

/** As the schema has it. */
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
  /** What shows only while it, or another that brings the same, is chosen. */
  readonly dependentFields: readonly number[];
  readonly dependentVariables: readonly number[];
}

/** The type as the REST API and the rules call it. */
export const fieldType = ({ type }: Pick<DescribedField, 'type'>): FieldType =>
  type.toLowerCase() as FieldType;

export const isListField = (field: Pick<DescribedField, 'type'>): boolean =>
  isList(fieldType(field));

export const isFileField = (field: Pick<DescribedField, 'type'>): boolean =>
  holdsFiles(fieldType(field));

/** Whether a person can fill it in with nothing but a keyboard. */
export const canBeTyped = (type: CustomFieldType): boolean =>
  !isFileField({ type }) && type !== 'CHOOSE_ROLE';

/** What fields hold, by their ids: of a list the ids of variables, of files theirs. */
export type ValuesOf = (databaseId: number) => readonly string[];

/**
 * What of these fields shows: each that does, with those of its variables that are offered, and of what it holds what is
 * among them.
 */
export function shownFields(
  fields: readonly DescribedField[],
  valuesOf: ValuesOf,
): { field: DescribedField; values: readonly string[] }[] {
  const shown = shownOf(
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
