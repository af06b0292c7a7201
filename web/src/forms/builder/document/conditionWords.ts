// Words a condition for the builder: «Показывать, если «Кто вы» равно «Ученик»».
import { isList, type FieldType } from '@kafedra/common/fields';
import { needsValue, type Condition, type Rule } from '@kafedra/common/forms';
import { formatDate, formatDateTime } from '../../../ui/index.ts';
import { fromGraphqlEnum } from '../../graphqlEnums.ts';
import { fieldName, type FieldDraft } from './document.ts';
import { operatorLabels } from '../formKinds.ts';

export function conditionWords(condition: Condition, fields: readonly FieldDraft[]): string {
  const words = condition.rules.map((rule) => ruleWords(rule, fields));
  return `Показывать, если ${words.join(condition.match === 'all' ? ' и ' : ' или ')}`;
}

function ruleWords({ field: ref, operator, value }: Rule, fields: readonly FieldDraft[]): string {
  const ruleField = fields.find((field) => field.ref === ref);
  const name = ruleField === undefined ? 'поле, которого нет' : `«${fieldName(ruleField)}»`;
  const words = `${name} ${operatorLabels[operator]}`;
  return needsValue(operator) ? `${words} «${valueWords(value ?? '', ruleField)}»` : words;
}

function valueWords(value: string, field: FieldDraft | undefined): string {
  const own = field?.customField;
  if (!own || value === '') return value === '' ? '…' : value;
  const type = fromGraphqlEnum<FieldType>(own.type);
  if (isList(type)) {
    const chosen = own.variables.find(({ databaseId }) => String(databaseId) === value);
    return chosen?.value ?? 'варианта больше нет';
  }
  if (type === 'date') return formatDate(value);
  return type === 'datetime' ? formatDateTime(value) : value;
}
