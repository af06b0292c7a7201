// The filter of a form's answers by date and by field values; the fields are loaded when it opens.
import { graphql } from 'react-relay';
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { ConditionInputs } from '../../kit/fields/ConditionInputs.tsx';
import { Grid, Stack } from '../../ui/index.ts';
import { answerFields } from './answerColumns.ts';
import type { AnswerListState } from './answerList.ts';
import type { AnswerFilterQuery } from '../../__generated__/AnswerFilterQuery.graphql.ts';

export function AnswerFilter({
  form,
  state,
  change,
}: {
  form: string;
  state: AnswerListState;
  change: (part: Partial<AnswerListState>) => void;
}) {
  const { node } = useLazyQuery<AnswerFilterQuery>(
    graphql`
      query AnswerFilterQuery($form: ID!) {
        node(id: $form) {
          ... on Form {
            fields {
              ...answerColumns_field
              type
              customField {
                type
                variables {
                  databaseId
                  value
                }
              }
            }
          }
        }
      }
    `,
    { form },
    { fetchPolicy: 'store-and-network' },
  );
  const fields = (node?.fields ?? []).flatMap((field) =>
    answerFields([field]).map(({ databaseId, name }) => ({
      id: String(databaseId),
      name,
      type: field.customField?.type ?? (field.type === 'EMAIL' ? 'EMAIL' : 'STRING'),
      variables: (field.customField?.variables ?? []).map((variable) => ({
        databaseId: variable.databaseId,
        value: variable.value,
      })),
    })),
  );
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <Grid templateColumns="1fr 1fr" gap="3">
        <DayRange title="Отправлен" first="from" last="to" state={state} change={change} />
      </Grid>
      <ConditionInputs
        fields={fields}
        isWhole
        conditions={state.fields}
        onChange={(conditions) => change({ fields: conditions })}
      />
    </Stack>
  );
}
