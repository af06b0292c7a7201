// The filter of the courses that an offer can contain.
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { Grid, NamedChoices, Stack } from '../../ui/index.ts';
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
        <DayRange title="Начало" first="start_from" last="start_to" state={state} change={change} />
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
