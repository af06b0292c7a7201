// The filter of the journal: dates and branches.
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { Grid, NamedChoices, Stack } from '../../ui/index.ts';
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
        <DayRange title="Занятия" first="from" last="to" state={state} change={change} />
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
