// The conditions on the company's own fields in the filter of the list of users.
import { Suspense, useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { useWhole } from '../../kit/list/useWhole.ts';
import {
  Box,
  DateBox,
  FieldFrame,
  Flex,
  Grid,
  IconButton,
  Input,
  LoadingState,
  SelectBox,
  Stack,
  NamedChoices,
} from '../../ui/index.ts';
import { isEmptyCondition, noCondition, type FieldCondition } from './fieldConditions.ts';
import type {
  UserFieldConditions_company$data,
  UserFieldConditions_company$key,
} from '../../__generated__/UserFieldConditions_company.graphql.ts';
import type { UserFieldConditionsPaginationQuery } from '../../__generated__/UserFieldConditionsPaginationQuery.graphql.ts';
import type { UserFieldConditionsQuery } from '../../__generated__/UserFieldConditionsQuery.graphql.ts';

interface ConditionsProps {
  companyId: string;
  conditions: readonly FieldCondition[];
  onChange: (conditions: readonly FieldCondition[]) => void;
}

/** What is there to ask of a field: words, a choice, or a range. */
const kinds = {
  STRING: 'words',
  TEXT: 'words',
  PHONE: 'words',
  EMAIL: 'words',
  URL: 'words',
  TELEGRAM_ID: 'words',
  LIST: 'choice',
  INTEGER: 'numbers',
  DATE: 'days',
  DATETIME: 'days',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];
type Field = UserFieldConditions_company$data['customFields']['edges'][number]['node'];

const isAskable = (field: Field): boolean => Object.hasOwn(kinds, field.type);
const kindOf = ({ type }: Field): Kind => kinds[type as keyof typeof kinds];

export function UserFieldConditions(props: ConditionsProps) {
  return (
    // Beside the roles and groups, not after them.
    <Suspense fallback={<LoadingState />}>
      <Conditions {...props} />
    </Suspense>
  );
}

function Conditions({ companyId, ...props }: ConditionsProps) {
  const { node } = useLazyLoadQuery<UserFieldConditionsQuery>(
    graphql`
      query UserFieldConditionsQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...UserFieldConditions_company @alias(as: "company")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.company ? <OfFields {...props} company={node.company} /> : null;
}

function OfFields({
  company,
  conditions,
  onChange,
}: Omit<ConditionsProps, 'companyId'> & { company: UserFieldConditions_company$key }) {
  const { data, isWhole } = useWhole(
    usePaginationFragment<UserFieldConditionsPaginationQuery, UserFieldConditions_company$key>(
      graphql`
        fragment UserFieldConditions_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "UserFieldConditionsPaginationQuery")
        @throwOnFieldError {
          customFields(first: $count, after: $cursor, filter: { subtype: USER })
            @connection(key: "UserFieldConditions_customFields", filters: []) {
            edges {
              node {
                id
                name
                type
                variables {
                  databaseId
                  value
                }
              }
            }
          }
        }
      `,
      company,
    ),
  );
  // Fields that were chosen but not asked anything yet.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = data.customFields.edges.map(({ node }) => node).filter(isAskable);
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
                // It stays on the screen when nothing is asked any more.
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
          placeholder={isWhole ? 'Поле компании' : 'Загружаем…'}
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
  field: Field;
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
          <TypedBox
            label={`${name} от`}
            isNumber
            value={condition.from ?? ''}
            onChange={(from) => onChange({ ...condition, from: from || null })}
          />
          <TypedBox
            label="до"
            isNumber
            value={condition.to ?? ''}
            onChange={(to) => onChange({ ...condition, to: to || null })}
          />
        </Grid>
      );
    case 'words':
      return (
        <TypedBox
          label={name}
          placeholder="Слова, которые есть в поле"
          value={condition.contains}
          onChange={(contains) => onChange({ ...condition, contains })}
        />
      );
  }
}

/** Milliseconds after the last key. */
const pause = 400;

/** Tells what was typed after a short pause; of numbers only whole ones. */
function TypedBox({
  label,
  value,
  onChange,
  placeholder,
  isNumber = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  isNumber?: boolean;
}) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const text = typed.trim();
  const isWrong = isNumber && text !== '' && !/^-?\d{1,15}$/.test(text);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (isWrong || text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  });

  return (
    <FieldFrame label={label} error={isWrong ? 'Введите целое число' : null}>
      {(control) => (
        <Input
          {...control}
          inputMode={isNumber ? 'numeric' : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
