// The filter of the course list; what can be chosen is asked for when it opens.
import { FieldConditions } from '../kit/fields/FieldConditions.tsx';
import { Checkbox, MultiComboBox, NamedChoices, Stack, type ChosenRecord } from '../ui/index.ts';
import type { CourseListState } from './courseList.ts';
import {
  useCategorySearch,
  useFormatSearch,
  usePlaceSearch,
  useTypeSearch,
} from './dictionaries/choices.ts';

interface CourseFilterProps {
  companyId: string;
  state: CourseListState;
  change: (part: Partial<CourseListState>) => void;
  /** Whether the person may read the company's own fields. */
  asksFields: boolean;
  /** Of what is chosen, by the ids. */
  names: ReadonlyMap<string | undefined, string | undefined>;
}

export function CourseFilter({ companyId, state, change, asksFields, names }: CourseFilterProps) {
  const searches = {
    type: useTypeSearch(companyId),
    format: useFormatSearch(companyId),
    category: useCategorySearch(companyId),
    place: usePlaceSearch(companyId),
  };
  const chosenOf = (field: keyof typeof searches) => ({
    value: state[field].map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) => change({ [field]: chosen.map(({ id }) => id) }),
  });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <Checkbox checked={state.favourite} onChange={(favourite) => change({ favourite })}>
        Только избранные
      </Checkbox>
      <MultiComboBox label="Тип" placeholder="Название типа" {...chosenOf('type')} />
      <MultiComboBox label="Формат" placeholder="Название формата" {...chosenOf('format')} />
      <MultiComboBox label="Категория" placeholder="Название категории" {...chosenOf('category')} />
      <MultiComboBox label="Место" placeholder="Название или адрес" {...chosenOf('place')} />
      <NamedChoices
        title="Что показывать"
        options={entityTypes}
        chosen={state.entity === '' ? [] : [state.entity]}
        onChange={(chosen) => {
          // Both is the same as none.
          const [only, ...more] = entityTypes.filter(({ id }) => chosen.includes(id));
          change({ entity: only && more.length === 0 ? only.id : '' });
        }}
      />
      {asksFields && (
        <FieldConditions
          companyId={companyId}
          subtype="COURSE"
          conditions={state.fields}
          onChange={(fields) => change({ fields })}
        />
      )}
    </Stack>
  );
}

const entityTypes = [
  { id: 'COURSE', name: 'Курсы' },
  { id: 'BUNDLE', name: 'Комплекты' },
] as const;
