// Edits when a field is shown: rules on the answers to other fields.
import { isList, type FieldType } from '@kafedra/common/fields';
import {
  needsValue,
  operatorsFor,
  type Condition,
  type Operator,
  type Rule,
} from '@kafedra/common/forms';
import { Plus, X } from 'lucide-react';
import {
  Box,
  Button,
  DateBox,
  DateTimeBox,
  Fieldset,
  FieldNote,
  IconButton,
  SelectBox,
  Stack,
  Text,
  VisuallyHidden,
} from '../../ui/index.ts';
import { fromGraphqlEnum } from '../graphqlEnums.ts';
import { definedField, fieldName, type FieldDraft } from './document/document.ts';
import { operatorLabels } from './formKinds.ts';
import { TextBox } from './inputs.tsx';

export function ConditionEditor({
  field,
  fields,
  error,
  onChange,
}: {
  field: FieldDraft;
  /** All fields of the form. */
  fields: readonly FieldDraft[];
  error: string | null;
  onChange: (condition: Condition | null) => void;
}) {
  const askable = fields.filter(
    (each) => each.ref !== field.ref && operatorsFor(definedField(each)).length > 0,
  );
  const { condition } = field;
  const [first] = askable;
  if (condition === null) {
    return (
      <Stack gap="1" alignItems="start">
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={first === undefined}
          onClick={() => first && onChange({ match: 'all', rules: [newRule(first)] })}
        >
          Показывать при условии
        </Button>
        <Text tone="muted" size="xs">
          {first === undefined
            ? 'Условие ставят на ответы других полей: добавьте ещё одно'
            : 'Пока условия нет, поле показывают всегда'}
        </Text>
      </Stack>
    );
  }
  const { match, rules } = condition;
  const set = (next: readonly Rule[]) =>
    onChange(next.length === 0 ? null : { match, rules: next });
  return (
    <Fieldset data-of-form>
      <VisuallyHidden asChild>
        <legend>Условие показа</legend>
      </VisuallyHidden>
      <Stack gap="3">
        {rules.length === 1 ? (
          <Text fontWeight="medium">Показывать, если</Text>
        ) : (
          <SelectBox
            label="Показывать, если"
            value={match}
            onChange={(next) => onChange({ match: next, rules })}
            options={[
              { value: 'all', label: 'выполнены все условия' },
              { value: 'any', label: 'выполнено хотя бы одно' },
            ]}
          />
        )}
        {rules.map((rule, index) => (
          // Rules have no ids.
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={index} p="3" border="1px solid" borderColor="line" borderRadius="lg">
            <RuleEditor
              rule={rule}
              number={index + 1}
              askable={askable}
              onChange={(next) => set(rules.with(index, next))}
              onRemove={() => set(rules.toSpliced(index, 1))}
            />
          </Box>
        ))}
        {error !== null && (
          <div role="alert">
            <FieldNote id="condition-note" error={error} />
          </div>
        )}
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus aria-hidden />}
            onClick={() => first && set([...rules, newRule(first)])}
          >
            Добавить условие
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

const newRule = (field: FieldDraft): Rule => {
  const [operator = 'filled'] = operatorsFor(definedField(field));
  return { field: field.ref, operator, value: needsValue(operator) ? '' : null };
};

function RuleEditor({
  rule,
  number,
  askable,
  onChange,
  onRemove,
}: {
  rule: Rule;
  number: number;
  askable: readonly FieldDraft[];
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}) {
  const ruleField = askable.find(({ ref }) => ref === rule.field);
  const possible: readonly Operator[] = ruleField ? operatorsFor(definedField(ruleField)) : [];
  return (
    <Stack gap="2">
      <Box display="flex" alignItems="end" gap="1">
        <SelectBox
          label={`Поле ${number}`}
          hideLabel
          value={rule.field}
          placeholder="Выберите поле"
          options={askable.map((field) => ({ value: field.ref, label: fieldName(field) }))}
          onChange={(ref) => {
            const next = askable.find((field) => field.ref === ref);
            if (next) onChange(newRule(next));
          }}
        />
        <IconButton size="sm" icon={<X />} label={`Убрать условие ${number}`} onClick={onRemove} />
      </Box>
      <SelectBox
        label={`Сравнение ${number}`}
        hideLabel
        value={rule.operator}
        options={possible.map((operator) => ({ value: operator, label: operatorLabels[operator] }))}
        onChange={(operator) =>
          onChange({ ...rule, operator, value: needsValue(operator) ? (rule.value ?? '') : null })
        }
      />
      {needsValue(rule.operator) && (
        <ValueEditor
          label={`Значение ${number}`}
          field={ruleField}
          value={rule.value ?? ''}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </Stack>
  );
}

function ValueEditor({
  label,
  field,
  value,
  onChange,
}: {
  label: string;
  field: FieldDraft | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const own = field?.customField;
  const type = own ? fromGraphqlEnum<FieldType>(own.type) : 'string';
  if (own && isList(type)) {
    return (
      <SelectBox
        label={label}
        hideLabel
        placeholder="Выберите вариант"
        value={value}
        options={own.variables.map(({ databaseId, value: words }) => ({
          value: String(databaseId),
          label: words,
        }))}
        onChange={onChange}
      />
    );
  }
  if (type === 'date' || type === 'datetime') {
    const Picker = type === 'date' ? DateBox : DateTimeBox;
    return (
      <Picker
        label={label}
        hideLabel
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  return <TextBox label={label} value={value} maxLength={1000} onChange={onChange} />;
}
