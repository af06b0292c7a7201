// The filter of the journal: dates and branches.
import { DateBox, Grid, NamedChoices, Stack } from '../../ui/index.ts';
import type { JournalState } from './journalList.ts';

export function JournalFilter({
  branches,
  state,
  change,
}: {
  branches: readonly { readonly id: string; readonly name: string }[];
  state: JournalState;
  change: (part: Partial<JournalState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <Grid templateColumns="1fr 1fr" gap="3">
        <DateBox
          label="Занятия с"
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
      {branches.length > 0 && (
        <NamedChoices
          title="Ветка"
          options={branches}
          chosen={state.branch}
          onChange={(branch) => change({ branch })}
        />
      )}
    </Stack>
  );
}
