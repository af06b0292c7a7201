// The filter of the list of promo codes; courses are loaded when it opens.
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { MultiComboBox, NamedChoices, SelectBox, Stack } from '../../ui/index.ts';
import type { PromoCodeListState } from './promoCodeList.ts';
import { stateLabels } from './promoCodeWords.ts';

export function PromoCodeFilter({
  companyId,
  state,
  change,
  asksCourses,
  names,
}: {
  companyId: string;
  state: PromoCodeListState;
  change: (part: Partial<PromoCodeListState>) => void;
  /** Whether the user may see courses. */
  asksCourses: boolean;
  /** Names of the selected courses by global id. */
  names: ReadonlyMap<string, string>;
}) {
  const search = useCourseSearch(companyId);
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <SelectBox
        label="Включён"
        options={switches}
        value={state.switched}
        onChange={(switched) => change({ switched })}
      />
      <SelectBox
        label="Скидка"
        options={discounts}
        value={state.discount}
        onChange={(discount) => change({ discount })}
      />
      <NamedChoices
        title="Срок"
        options={states}
        chosen={state.state}
        onChange={(chosen) => change({ state: chosen })}
      />
      {asksCourses && (
        <MultiComboBox
          label="Курс"
          hint="Промокоды на него, на его пакеты и на все курсы"
          placeholder="Название курса"
          search={search}
          value={state.course.map((id) => ({ id, name: names.get(id) ?? '…' }))}
          onChange={(chosen) => change({ course: chosen.map(({ id }) => id) })}
        />
      )}
    </Stack>
  );
}

const switches = [
  { value: '', label: 'Неважно' },
  { value: 'on', label: 'Да' },
  { value: 'off', label: 'Нет' },
] as const;

const discounts = [
  { value: '', label: 'Любая' },
  { value: 'PERCENT', label: 'В процентах' },
  { value: 'SUM', label: 'Суммой' },
] as const;

const states = keysOf(stateLabels).map((id) => ({ id, name: stateLabels[id] }));
