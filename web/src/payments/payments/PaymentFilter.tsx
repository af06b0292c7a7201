// The filter of the list of payments; its options are loaded when it opens.
import { useCourseSearch } from '../../courses/index.ts';
import { DebouncedInput } from '../../kit/fields/DebouncedInput.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { wholeRoubles } from '../../kit/list/roubles.ts';
import { usePeopleSearch } from '../../people/index.ts';
import {
  DateBox,
  Grid,
  MultiComboBox,
  NamedChoices,
  Stack,
  TextLink,
  type ChosenRecord,
} from '../../ui/index.ts';
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
  const chosenOf = (field: keyof typeof searches) => ({
    value: state[field].map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) => change({ [field]: chosen.map(({ id }) => id) }),
  });
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
        <DateBox
          label="Оплачен с"
          value={state.paid_from}
          max={state.paid_to ?? undefined}
          onChange={(paid_from) => change({ paid_from })}
        />
        <DateBox
          label="по"
          value={state.paid_to}
          min={state.paid_from ?? undefined}
          onChange={(paid_to) => change({ paid_to })}
        />
        <DateBox
          label="Создан с"
          value={state.created_from}
          max={state.created_to ?? undefined}
          onChange={(created_from) => change({ created_from })}
        />
        <DateBox
          label="по"
          value={state.created_to}
          min={state.created_from ?? undefined}
          onChange={(created_to) => change({ created_to })}
        />
      </Grid>
    </Stack>
  );
}

const types = keysOf(typeLabels).map((id) => ({ id, name: typeLabels[id] }));
