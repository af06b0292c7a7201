// Filter inputs for custom fields: text, choice or range; each can be added and removed.
import { useState } from 'react';
import { X } from 'lucide-react';
import {
  Box,
  DateBox,
  Flex,
  Grid,
  IconButton,
  NamedChoices,
  SelectBox,
  Stack,
  type CustomFieldType,
} from '../../ui/index.ts';
import {
  isEmptyCondition,
  noCondition,
  type FieldCondition,
} from '../list/filter/fieldConditions.ts';
import { DebouncedInput, wholeNumbers } from './DebouncedInput.tsx';

/** The kinds of filter inputs: text, choice or range. */
const kinds = {
  STRING: 'words',
  TEXT: 'words',
  PHONE: 'words',
  EMAIL: 'words',
  URL: 'words',
  TELEGRAM_ID: 'words',
  LIST: 'choice',
  LIST_BITRIX: 'choice',
  INTEGER: 'numbers',
  DATE: 'days',
  DATETIME: 'days',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

export interface FilterField {
  /** The id in the filter's conditions. */
  readonly id: string;
  readonly name: string;
  readonly type: CustomFieldType;
  /** The options of a list field. */
  readonly variables: readonly { readonly databaseId: number; readonly value: string }[];
}

const isAskable = ({ type }: FilterField): boolean => Object.hasOwn(kinds, type);
const kindOf = ({ type }: FilterField): Kind => kinds[type as keyof typeof kinds];

export function ConditionInputs({
  fields: all,
  isWhole,
  conditions,
  onChange,
}: {
  fields: readonly FilterField[];
  /** Whether all fields are loaded. */
  isWhole: boolean;
  conditions: readonly FieldCondition[];
  onChange: (conditions: readonly FieldCondition[]) => void;
}) {
  // Fields that were added but have no condition yet.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = all.filter(isAskable);
  if (fields.length === 0) return null;
  const conditionOn = (id: string) =>
    conditions.find(({ field }) => field === id) ?? noCondition(id);
  const shown = fields.filter(
    ({ id }) => opened.includes(id) || conditions.some(({ field }) => field === id),
  );
  const others = fields.filter((field) => !shown.includes(field));
  const change = (next: FieldCondition) => {
    const rest = conditions.filter(({ field }) => field !== next.field);
    onChange(isEmptyCondition(next) ? rest : [...rest, next]);
  };
  const open = (id: string) => setOpened([...opened, id]);
  const close = (id: string) => {
    setOpened(opened.filter((other) => other !== id));
    change(noCondition(id));
  };
  return (
    <Stack gap="4">
      {shown.map((field) => (
        <Flex key={field.id} align="start" gap="1">
          <Box flex="1" minW="0">
            <FieldInput
              field={field}
              condition={conditionOn(field.id)}
              onChange={(next) => {
                // The input stays visible when its condition is cleared.
                if (!opened.includes(field.id)) open(field.id);
                change(next);
              }}
            />
          </Box>
          <IconButton
            size="sm"
            icon={<X />}
            label={`Убрать условие: ${field.name}`}
            onClick={() => close(field.id)}
          />
        </Flex>
      ))}
      {others.length > 0 && (
        <SelectBox
          label="Ещё условие"
          placeholder={isWhole ? 'Поле' : 'Загружаем…'}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={open}
        />
      )}
    </Stack>
  );
}

function FieldInput({
  field,
  condition,
  onChange,
}: {
  field: FilterField;
  condition: FieldCondition;
  onChange: (condition: FieldCondition) => void;
}) {
  const { name } = field;
  switch (kindOf(field)) {
    case 'choice':
      return (
        <NamedChoices
          title={name}
          options={field.variables.map(({ databaseId, value }) => ({
            id: String(databaseId),
            name: value,
          }))}
          chosen={condition.variables.map(String)}
          onChange={(chosen) => onChange({ ...condition, variables: chosen.map(Number) })}
        />
      );
    case 'days':
      return (
        <Grid templateColumns="1fr 1fr" gap="3">
          <DateBox
            label={`${name} с`}
            value={condition.from}
            max={condition.to ?? undefined}
            onChange={(from) => onChange({ ...condition, from })}
          />
          <DateBox
            label="по"
            value={condition.to}
            min={condition.from ?? undefined}
            onChange={(to) => onChange({ ...condition, to })}
          />
        </Grid>
      );
    case 'numbers':
      return (
        <Grid templateColumns="1fr 1fr" gap="3">
          <DebouncedInput
            label={`${name} от`}
            numbers={wholeNumbers}
            value={condition.from ?? ''}
            onChange={(from) => onChange({ ...condition, from: from || null })}
          />
          <DebouncedInput
            label="до"
            numbers={wholeNumbers}
            value={condition.to ?? ''}
            onChange={(to) => onChange({ ...condition, to: to || null })}
          />
        </Grid>
      );
    case 'words':
      return (
        <DebouncedInput
          label={name}
          placeholder="Слова, которые есть в поле"
          value={condition.contains}
          onChange={(contains) => onChange({ ...condition, contains })}
        />
      );
  }
}
