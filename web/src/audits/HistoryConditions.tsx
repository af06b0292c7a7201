// The filter of a history: fields, authors, events and dates.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { DateBox, Grid, NamedChoices, SelectBox, Stack } from '../ui/index.ts';
import { shownEvents, type HistoryState } from '../kit/pages/historyAddress.ts';
import { eventWords } from './words.ts';
import type { HistoryConditionsQuery } from '../__generated__/HistoryConditionsQuery.graphql.ts';

export function HistoryConditions({
  recordId,
  fields,
  state,
  onChange,
}: {
  recordId: string;
  /** Labels of the fields that the history can contain. */
  fields: Readonly<Record<string, string>>;
  state: HistoryState;
  onChange: (part: Partial<HistoryState>) => void;
}) {
  const { node } = useLazyQuery<HistoryConditionsQuery>(
    graphql`
      query HistoryConditionsQuery($record: ID!) {
        node(id: $record) {
          ... on Audited {
            auditAuthors(latest: 1000) {
              databaseId
              name
              surname
            }
          }
        }
      }
    `,
    { record: recordId },
  );
  const authors = (node?.auditAuthors ?? []).map(({ databaseId, name, surname }) => ({
    id: String(databaseId),
    name: [surname, name].filter(Boolean).join(' '),
  }));
  return (
    <Stack gap="4" w={{ base: '260px', md: '320px' }}>
      <NamedChoices
        title="Поля"
        options={Object.entries(fields).map(([id, name]) => ({ id, name }))}
        chosen={state.field}
        onChange={(field) => onChange({ field })}
      />
      <NamedChoices
        title="Кто изменил"
        options={authors}
        chosen={state.author}
        onChange={(author) => onChange({ author })}
      />
      <SelectBox
        label="Что произошло"
        value={state.event}
        options={shownEvents.map((value) => ({ value, label: eventWords[value] }))}
        onChange={(event) => onChange({ event })}
      />
      <Grid gridTemplateColumns="1fr 1fr" gap="2">
        <DateBox
          label="С какого дня"
          value={state.from}
          max={state.to ?? undefined}
          onChange={(from) => onChange({ from })}
        />
        <DateBox
          label="По какой день"
          value={state.to}
          min={state.from ?? undefined}
          onChange={(to) => onChange({ to })}
        />
      </Grid>
    </Stack>
  );
}
