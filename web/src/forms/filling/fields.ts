// The fields of a public form: visibility by conditions on the answers so far, and steps.
import {
  isAnswered,
  shownInForm,
  type Answers,
  type Condition,
  type FieldWidth,
  type FormFieldType,
  type HiddenParameter,
} from '@kafedra/common/forms';
import { isListField, type DescribedField } from '../../ui/index.ts';

export interface FilledField {
  /** The key of the answer in the request. */
  readonly key: string;
  readonly type: FormFieldType;
  readonly required: boolean;
  readonly text: string | null;
  readonly label: string | null;
  readonly hint: string | null;
  readonly width: FieldWidth;
  readonly parameter: HiddenParameter | null;
  readonly value: string | null;
  readonly condition: Condition | null;
  readonly customField: DescribedField | null;
}

/** Creating an account requires name and email, whatever the form's settings say. */
export const withoutAccountFields = (fields: readonly FilledField[]): FilledField[] =>
  fields.map((field) =>
    field.type === 'name' || field.type === 'email' ? { ...field, required: true } : field,
  );

/** The values of a form being filled in. */
export interface FilledValues {
  name: string;
  surname: string;
  email: string;
  /** Values of all other fields, by `answerName`. */
  answers: Record<string, string[]>;
}

/**
 * The field's name among the answers. It is no number, which React Hook Form would treat as an array index.
 */
export const answerName = (key: string): string => `f${key}`;

const accountFields = ['name', 'surname', 'email'] as const;
type AccountField = (typeof accountFields)[number];

const isAccountField = (type: FormFieldType): type is AccountField =>
  (accountFields as readonly FormFieldType[]).includes(type);

/** The path of a field in React Hook Form. */
export const formName = ({ key, type }: Pick<FilledField, 'key' | 'type'>): string =>
  isAccountField(type) ? type : `answers.${answerName(key)}`;

/** Initial values; hidden fields take theirs from the page's URL. */
export function emptyValues(
  fields: readonly FilledField[],
  address: URLSearchParams,
): FilledValues {
  const answers = fields
    .filter(({ type }) => isAnswered(type) && !isAccountField(type))
    .map(({ key, parameter, value }) => {
      const held = (parameter && address.get(parameter)) || value;
      return [answerName(key), held ? [held] : []] as const;
    });
  return { name: '', surname: '', email: '', answers: Object.fromEntries(answers) };
}

export interface Step {
  /** Null for fields before the first section. */
  section: FilledField | null;
  fields: readonly FilledField[];
}

/** At least one step: fields before the first section, and each visible section. */
export function stepsOf(fields: readonly FilledField[], values: FilledValues): Step[] {
  const steps: { section: FilledField | null; fields: FilledField[] }[] = [
    { section: null, fields: [] },
  ];
  for (const field of visibleFields(fields, values)) {
    if (field.type === 'section') steps.push({ section: field, fields: [] });
    else if (field.type !== 'hidden') steps.at(-1)?.fields.push(field);
  }
  const [before, ...sections] = steps;
  return before?.fields.length === 0 && sections.length > 0 ? sections : steps;
}

/** The answers of all other visible fields, in order. */
export function sentAnswers(
  fields: readonly FilledField[],
  values: FilledValues,
): { key: string; values: string[] }[] {
  const answers = answersIn(fields, values);
  const visibleByKey = new Map(visibleFields(fields, values).map((field) => [field.key, field]));
  return fields
    .filter(({ type }) => isAnswered(type) && !isAccountField(type))
    .map(({ key }) => {
      const field = visibleByKey.get(key);
      const held = field === undefined ? [] : (answers.get(key) ?? []);
      const { type, variables } = field?.customField ?? { type: null, variables: [] };
      if (type !== 'LIST' && type !== 'LIST_BITRIX') return { key, values: [...held] };
      const offered = new Set(variables.map(({ databaseId }) => String(databaseId)));
      return { key, values: held.filter((id) => offered.has(id)) };
    });
}

/** Visible fields with their available variables. */
function visibleFields(fields: readonly FilledField[], values: FilledValues): FilledField[] {
  const shown = shownInForm(
    fields.map(({ customField, ...field }) => ({
      ...field,
      own: customField && dependingField(customField),
    })),
    answersIn(fields, values),
  );
  return fields
    .filter(({ key }) => shown.field(key))
    .map((field) => {
      const { customField } = field;
      if (customField === null || !isListField(customField)) return field;
      const variables = customField.variables.filter(({ databaseId }) =>
        shown.variable(databaseId),
      );
      return { ...field, customField: { ...customField, variables } };
    });
}

const dependingField = ({ databaseId, variables }: DescribedField) => ({
  id: databaseId,
  variables: variables.map(({ databaseId: id, ...brings }) => ({ id, ...brings })),
});

const answersIn = (fields: readonly FilledField[], values: FilledValues): Answers =>
  new Map(
    fields.map(({ key, type }) => [
      key,
      isAccountField(type) ? [values[type]] : (values.answers[answerName(key)] ?? []),
    ]),
  );
