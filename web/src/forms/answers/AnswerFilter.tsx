// The filter of a form's answers: days, and words that its fields were answered with.
import { DateBox, FieldFrame, Grid, Input, Stack } from '../../ui/index.ts';
import type { AskedField } from './answerColumns.ts';
import type { AnswerListState } from './answerList.ts';

export function AnswerFilter({
  fields,
  state,
  change,
}: {
  fields: readonly AskedField[];
  state: AnswerListState;
  change: (part: Partial<AnswerListState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <Grid templateColumns="1fr 1fr" gap="3">
        <DateBox
          label="Отправлен с"
          value={state.from}
          max={state.to ?? undefined}
          onChange={(from) => change({ from })}
        />
        <DateBox
          label="по"
          value={state.to}
          min={state.from ?? undefined}
          onChange={(to) => change({ to })}
        />
      </Grid>
      {fields.map((field) => (
        <FieldFrame key={field.databaseId} label={field.name} error={null}>
          {(control) => (
            <Input
              {...control}
              value={state.fields[field.databaseId] ?? ''}
              placeholder="Слова из ответа"
              maxLength={200}
              onChange={({ target }) =>
                change({ fields: { ...state.fields, [field.databaseId]: target.value } })
              }
            />
          )}
        </FieldFrame>
      ))}
    </Stack>
  );
}
