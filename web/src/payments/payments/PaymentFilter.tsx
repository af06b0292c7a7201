// The filter of the list of payments; its options are loaded when it opens.
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { DayRange, chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { DebouncedInput } from '../../kit/fields/DebouncedInput.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { wholeRoubles } from '../../kit/list/filter/roubles.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { Grid, MultiComboBox, NamedChoices, Stack, TextLink } from '../../ui/index.ts';
import { usePaymentStatusSearch, usePromoCodeSearch } from '../paymentChoices.ts';
import type { PaymentListState } from './paymentList.ts';
import { typeLabels } from './paymentWords.ts';

export function PaymentFilter({
  companyId,
  code,
  state,
  change,
  names,
  sees,
}: {
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  state: PaymentListState;
  change: (part: Partial<PaymentListState>) => void;
  /** Names of the selected records by global id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** Which other records the user may see. */
  sees: { people: boolean; courses: boolean; promoCodes: boolean };
}) {
  const searches = {
    status: usePaymentStatusSearch(companyId),
    course: useCourseSearch(companyId),
    payer: usePeopleSearch(companyId),
    promo: usePromoCodeSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <MultiComboBox
        label="Статус"
        placeholder="Название статуса"
        hint={<TextLink to={`/${code}/payment-statuses`}>Настроить статусы</TextLink>}
        {...chosenOf('status')}
      />
      <NamedChoices
        title="Способ"
        options={types}
        chosen={state.type}
        onChange={(type) => change({ type })}
      />
      {sees.courses && (
        <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      )}
      {sees.people && (
        <MultiComboBox
          label="Плательщик"
          placeholder="Имя, почта или телефон"
          {...chosenOf('payer')}
        />
      )}
      {sees.promoCodes && (
        <MultiComboBox label="Промокод" placeholder="Код" {...chosenOf('promo')} />
      )}
      <Grid templateColumns="1fr 1fr" gap="4">
        <DebouncedInput
          label="Сумма от, ₽"
          numbers={wholeRoubles}
          value={state.sum_from ?? ''}
          onChange={(sum) => change({ sum_from: sum || null })}
        />
        <DebouncedInput
          label="до, ₽"
          numbers={wholeRoubles}
          value={state.sum_to ?? ''}
          onChange={(sum) => change({ sum_to: sum || null })}
        />
        <DayRange title="Оплачен" first="paid_from" last="paid_to" state={state} change={change} />
        <DayRange
          title="Создан"
          first="created_from"
          last="created_to"
          state={state}
          change={change}
        />
      </Grid>
    </Stack>
  );
}

const types = keysOf(typeLabels).map((id) => ({ id, name: typeLabels[id] }));
