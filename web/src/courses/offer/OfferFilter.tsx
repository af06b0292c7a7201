// The filter of the courses that an offer can contain.
import { DateBox, Grid, NamedChoices, Stack } from '../../ui/index.ts';
import { PriceBoxes } from '../list/PriceBoxes.tsx';
import { dictionaries, type OfferListState } from './offerList.ts';
import { titles, type OfferChoices } from './useOfferConditions.ts';

interface OfferFilterProps {
  state: OfferListState;
  change: (part: Partial<OfferListState>) => void;
  choices: OfferChoices;
}

export function OfferFilter({ state, change, choices }: OfferFilterProps) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <Grid templateColumns="1fr 1fr" gap="3">
        <PriceBoxes state={state} change={change} />
        <DateBox
          label="Начало с"
          value={state.start_from}
          max={state.start_to ?? undefined}
          onChange={(start_from) => change({ start_from })}
        />
        <DateBox
          label="по"
          value={state.start_to}
          min={state.start_from ?? undefined}
          onChange={(start_to) => change({ start_to })}
        />
      </Grid>
      {dictionaries.map((dictionary) => (
        <NamedChoices
          key={dictionary}
          title={titles[dictionary]}
          options={choices[dictionary]}
          chosen={state[dictionary]}
          onChange={(chosen) => change({ [dictionary]: chosen })}
        />
      ))}
    </Stack>
  );
}
