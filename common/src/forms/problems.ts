// Validates the fields of a form as a whole, with messages in Russian; the form builder shows them, and the server
// rejects a form that has any.
import { holdsFiles, isList, type FieldType } from '../fields/index.ts';
import {
  findConditionCycle,
  needsValue,
  type ConditionalField,
  type Operator,
} from './conditions.ts';
import { accountFieldTypes, isAnswered, type FormFieldType } from './kinds.ts';

/** A field as the form defines it. */
export interface DefinedField extends ConditionalField {
  /** Null if it is not a custom field, or an unknown one. */
  readonly customField: {
    readonly id: number;
    readonly name: string;
    readonly type: FieldType;
    /** For a list, ids of the variables that conditions may use; null if they are unknown. */
    readonly variables?: readonly number[] | null;
  } | null;
  readonly label: string | null;
  readonly text: string | null;
}

export interface FieldProblem {
  /** The position of the field, from 0. */
  index: number;
  /** The affected part. */
  part: 'type' | 'custom_field_id' | 'condition';
  message: string;
}

/** Names of fields without a label. */
export const fieldNames: Readonly<Record<FormFieldType, string>> = {
  name: 'Имя',
  surname: 'Фамилия',
  email: 'Почта',
  description: 'Текст',
  line: 'Линия',
  space: 'Отступ',
  title: 'Заголовок',
  custom_field: 'Своё поле',
  section: 'Раздел',
  hidden: 'Скрытое поле',
};

/** The name of a field for staff. */
export const nameOfField = ({
  label,
  text,
  customField,
  type,
}: Pick<DefinedField, 'label' | 'text' | 'type'> & {
  customField: { readonly name: string } | null;
}): string => label || text || customField?.name || fieldNames[type];

/** Operators that conditions of other fields may use; none for fields without an answer. */
export function operatorsFor({
  type,
  customField,
}: Pick<DefinedField, 'type' | 'customField'>): readonly Operator[] {
  if (!isAnswered(type)) return [];
  if (type !== 'custom_field') return ['is', 'is_not', 'contains', 'filled', 'empty'];
  if (customField === null) return [];
  const own = customField.type;
  if (holdsFiles(own) || own === 'list_bitrix' || own === 'choose_role') return ['filled', 'empty'];
  if (isList(own) || ['integer', 'date', 'datetime'].includes(own)) {
    return ['is', 'is_not', 'filled', 'empty'];
  }
  return ['is', 'is_not', 'contains', 'filled', 'empty'];
}

export function validateFields(fields: readonly DefinedField[]): FieldProblem[] {
  return [...repeated(fields), ...forbidden(fields), ...unanswerable(fields), ...circular(fields)];
}

const accountTypes: readonly FormFieldType[] = accountFieldTypes;

function repeated(fields: readonly DefinedField[]): FieldProblem[] {
  const seen = new Set<string>();
  return fields.flatMap(({ type, customField }, index): FieldProblem[] => {
    if (customField === null && !accountTypes.includes(type)) return [];
    const thing = customField === null ? type : String(customField.id);
    if (!seen.has(thing)) {
      seen.add(thing);
      return [];
    }
    const name = customField?.name ?? fieldNames[type];
    const part = customField === null ? 'type' : 'custom_field_id';
    return [{ index, part, message: `Поле «${name}» в форме уже есть` }];
  });
}

/** A role can only be granted where permissions are checked, so a form cannot ask for one. */
function forbidden(fields: readonly DefinedField[]): FieldProblem[] {
  return fields.flatMap(({ customField }, index): FieldProblem[] => {
    if (customField?.type !== 'choose_role') return [];
    const message = `Поле «${customField.name}» в форме не спросить: роли выдают сотрудники`;
    return [{ index, part: 'custom_field_id', message }];
  });
}

/** Conditions that refer to missing fields or use an unsuitable operator. */
function unanswerable(fields: readonly DefinedField[]): FieldProblem[] {
  const known = new Map(fields.map((field) => [field.key, field]));
  return fields.flatMap(({ condition }, index): FieldProblem[] => {
    const problem = (message: string): FieldProblem[] => [{ index, part: 'condition', message }];
    for (const { field: key, operator, value } of condition?.rules ?? []) {
      const field = known.get(key);
      if (field === undefined) return problem('Поля, о котором говорит условие, в форме нет');
      const name = nameOfField(field);
      const possible = operatorsFor(field);
      if (possible.length === 0)
        return problem(`На «${name}» не отвечают: условие о нём невозможно`);
      if (!possible.includes(operator)) return problem(`Так поле «${name}» не сравнить`);
      if (needsValue(operator) && (value ?? '').trim() === '') {
        return problem(`Укажите, с чем сравнить поле «${name}»`);
      }
      if (needsValue(operator) && isVariableGone(field, value ?? '')) {
        return problem(`Варианта, с которым сравнивают поле «${name}», больше нет`);
      }
    }
    return [];
  });
}

function isVariableGone({ customField }: DefinedField, value: string): boolean {
  if (customField?.variables == null || !isList(customField.type)) return false;
  return !customField.variables.some((id) => String(id) === value);
}

function circular(fields: readonly DefinedField[]): FieldProblem[] {
  const circle = findConditionCycle(fields);
  if (circle === null) return [];
  const names = circle.map((key) => {
    const field = fields.find((each) => each.key === key);
    return field === undefined ? '' : `«${nameOfField(field)}»`;
  });
  const index = fields.findIndex(
    ({ key, condition }) => circle.includes(key) && condition !== null,
  );
  return [{ index, part: 'condition', message: `Условия ходят по кругу: ${names.join(' → ')}` }];
}
