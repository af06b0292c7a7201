// Edits what is shown only when a variable is selected: fields, and variables of other lists.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLazyQuery } from '../../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  ComboBox,
  FormModal,
  MultiComboBox,
  MultiComboField,
  Text,
  useAlerts,
  useField,
  useForm,
  type ChosenRecord,
  type RecordSearch,
} from '../../../ui/index.ts';
import { useFieldSearch, useVariableSearch } from './dependentChoices.ts';
import type { DependentsAttachMutation } from '../../../__generated__/DependentsAttachMutation.graphql.ts';
import type { DependentsDetachMutation } from '../../../__generated__/DependentsDetachMutation.graphql.ts';
import type { DependentsQuery } from '../../../__generated__/DependentsQuery.graphql.ts';
import type {
  Dependents_variable$data,
  Dependents_variable$key,
} from '../../../__generated__/Dependents_variable.graphql.ts';

interface Props {
  companyId: string;
  onDone: () => void;
}

interface Values {
  fields: readonly ChosenRecord[];
  variables: readonly ChosenRecord[];
}

export function Dependents({ variableId, ...props }: Props & { variableId: string }) {
  const { node } = useLazyQuery<DependentsQuery>(
    graphql`
      query DependentsQuery($id: ID!) {
        node(id: $id) {
          ... on CustomFieldVariable {
            ...Dependents_variable @alias(as: "variable")
          }
        }
      }
    `,
    { id: variableId },
    { fetchPolicy: 'network-only' },
  );
  return node?.variable ? <DependentsOf {...props} variable={node.variable} /> : null;
}

function DependentsOf({
  variable: key,
  companyId,
  onDone,
}: Props & { variable: Dependents_variable$key }) {
  const variable = useFragment<Dependents_variable$key>(
    graphql`
      fragment Dependents_variable on CustomFieldVariable @throwOnFieldError {
        id
        value
        customField {
          id
          name
          subtype
        }
        dependentCustomFields {
          id
          name
        }
        dependentVariables {
          id
          value
          customField {
            name
          }
        }
      }
    `,
    key,
  );
  const { id, value, customField: own } = variable;
  const alerts = useAlerts();
  const before = chosenOf(variable);
  const form = useForm<Values>({ defaultValues: before });
  const change = useDependents(id);
  const subtype = [own.subtype];
  const fields = useFieldSearch(companyId, { subtype }, own.id);
  const lists = useFieldSearch(companyId, { subtype, type: ['LIST', 'LIST_BITRIX'] }, own.id);
  const submit = async (now: Values) => {
    const errors = await change(before, now);
    if (errors.length > 0) return errors;
    alerts.saved();
    setTimeout(onDone);
    return [];
  };
  return (
    <FormModal
      form={form}
      onSubmit={submit}
      title={`Когда выбрано «${value}»`}
      confirmLabel="Сохранить"
      disableAfterClick={false}
      guardUnsaved
    >
      <Text tone="muted">
        Что указано здесь, показывают только вместе с вариантом «{value}» поля «{own.name}» — или с
        другим, который показывает то же.
      </Text>
      <MultiComboField name="fields" label="Поля" search={fields} />
      <DependentVariables lists={lists} />
    </FormModal>
  );
}

const chosenOf = ({
  dependentCustomFields,
  dependentVariables,
}: Dependents_variable$data): Values => ({
  fields: dependentCustomFields.map(({ id, name }) => ({ id, name })),
  variables: dependentVariables.map(({ id, value, customField: { name } }) => ({
    id,
    name: `${name}: ${value}`,
  })),
});

/** First a list is selected, then its variables. */
function DependentVariables({ lists }: { lists: RecordSearch }) {
  const [list, setList] = useState<ChosenRecord | null>(null);
  const search = useVariableSearch(list);
  const { field, error } = useField<readonly ChosenRecord[]>('variables', {
    words: {
      label: 'Варианты других списков',
      show: (all) => all.map(({ name }) => name).join(', ') || 'нет',
    },
  });
  return (
    <>
      <ComboBox
        label="Из другого списка"
        placeholder="Выберите список"
        search={lists}
        value={list}
        onChange={setList}
      />
      <MultiComboBox
        label="Варианты других списков"
        placeholder={list ? 'Начните вводить вариант' : 'Сначала выберите список'}
        disabled={list === null && field.value.length === 0}
        search={search}
        value={field.value}
        onChange={(next) => field.onChange(next)}
        error={error}
      />
    </>
  );
}

/** Attaches added dependents and detaches removed ones; resolves to the errors. */
function useDependents(id: string) {
  const [attach] = useMutation<DependentsAttachMutation>(graphql`
    mutation DependentsAttachMutation($input: AttachCustomFieldDependentsInput!) {
      attachCustomFieldDependents(input: $input) {
        customFieldVariable {
          ...Dependents_variable
        }
        ...userErrors_payload
      }
    }
  `);
  const [detach] = useMutation<DependentsDetachMutation>(graphql`
    mutation DependentsDetachMutation($input: DetachCustomFieldDependentsInput!) {
      detachCustomFieldDependents(input: $input) {
        customFieldVariable {
          ...Dependents_variable
        }
        ...userErrors_payload
      }
    }
  `);
  return async (before: Values, now: Values) => {
    const gone = differenceOf(before, now);
    if (gone !== null) {
      const { userErrors } = await detach({ variables: { input: { id, ...gone } } });
      if (userErrors.length > 0) return userErrors.map(atItsField);
    }
    const added = differenceOf(now, before);
    if (added === null) return [];
    const { userErrors } = await attach({ variables: { input: { id, ...added } } });
    return userErrors.map(atItsField);
  };
}

/** Ids in the first but not in the second; null if there are none. */
function differenceOf(one: Values, other: Values) {
  const without = (all: readonly ChosenRecord[], others: readonly ChosenRecord[]) =>
    all.filter(({ id }) => !others.some((known) => known.id === id)).map(({ id }) => id);
  const customFieldIds = without(one.fields, other.fields);
  const variableIds = without(one.variables, other.variables);
  return customFieldIds.length + variableIds.length === 0 ? null : { customFieldIds, variableIds };
}

const atItsField = ({
  message,
  field,
}: {
  message: string;
  field?: string | null | undefined;
}) => ({ message, field: field?.startsWith('variable') ? 'variables' : 'fields' });
