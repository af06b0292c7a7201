// The filter of the courses on offer.
import { useState } from 'react';
import { DateBox, FieldFrame, Grid, Input, NamedChoices, Stack } from '../../ui/index.ts';
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
        <Roubles
          label="Цена от, ₽"
          value={state.price_from}
          onChange={(price_from) => change({ price_from })}
        />
        <Roubles
          label="до, ₽"
          value={state.price_to}
          onChange={(price_to) => change({ price_to })}
        />
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

/** What is typed counts when the field is left, or by Enter. */
function Roubles({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const digits = text.replaceAll(/\s/g, '');
  const error = digits === '' || /^\d{1,9}$/.test(digits) ? null : 'Введите целое число';
  const settle = () => {
    const next = digits === '' ? null : Number(digits);
    if (error === null && next !== value) onChange(next);
  };
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
      )}
    </FieldFrame>
  );
}
