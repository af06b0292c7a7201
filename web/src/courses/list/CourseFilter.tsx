// The filter of the course list; its choices are fetched when it opens.
import { DayRange, chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { FieldConditions } from '../../kit/fields/FieldConditions.tsx';
import { Checkbox, Grid, MultiComboBox, NamedChoices, SelectBox, Stack } from '../../ui/index.ts';
import type { CourseListState } from './courseList.ts';
import {
  useCategorySearch,
  useFormatSearch,
  usePlaceSearch,
  useTypeSearch,
} from '../dictionaries/choices.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { PriceBoxes } from './PriceBoxes.tsx';

interface CourseFilterProps {
  companyId: string;
  state: CourseListState;
  change: (part: Partial<CourseListState>) => void;
  /** Whether the viewer may read the company's custom fields. */
  mayReadFields: boolean;
  /** Whether the viewer may see the company's users. */
  mayReadPeople: boolean;
  /** Names of selected records by id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
}

export function CourseFilter({
  companyId,
  state,
  change,
  mayReadFields,
  mayReadPeople,
  names,
}: CourseFilterProps) {
  const searchPeople = usePeopleSearch(companyId);
  const searches = {
    type: useTypeSearch(companyId),
    format: useFormatSearch(companyId),
    category: useCategorySearch(companyId),
    place: usePlaceSearch(companyId),
    author: searchPeople,
    teacher: searchPeople,
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <Checkbox checked={state.favourite} onChange={(favourite) => change({ favourite })}>
        Только избранные
      </Checkbox>
      <MultiComboBox label="Тип" placeholder="Название типа" {...chosenOf('type')} />
      <MultiComboBox label="Формат" placeholder="Название формата" {...chosenOf('format')} />
      <MultiComboBox label="Категория" placeholder="Название категории" {...chosenOf('category')} />
      <MultiComboBox label="Место" placeholder="Название или адрес" {...chosenOf('place')} />
      {mayReadPeople && (
        <>
          <MultiComboBox label="Автор" placeholder="Имя или почта" {...chosenOf('author')} />
          <MultiComboBox
            label="Преподаватель"
            placeholder="Имя или почта"
            {...chosenOf('teacher')}
          />
        </>
      )}
      <Grid templateColumns="1fr 1fr" gap="3">
        <PriceBoxes state={state} change={change} />
        <DayRange title="Начало" first="start_from" last="start_to" state={state} change={change} />
        <DayRange title="Окончание" first="end_from" last="end_to" state={state} change={change} />
        <DayRange
          title="Создан"
          first="created_from"
          last="created_to"
          state={state}
          change={change}
        />
        <SelectBox
          label="Можно купить"
          options={answers}
          value={state.sale}
          onChange={(sale) => change({ sale })}
        />
        <SelectBox
          label="Есть ученики"
          options={answers}
          value={state.students}
          onChange={(students) => change({ students })}
        />
      </Grid>
      <NamedChoices
        title="Что показывать"
        options={entityTypes}
        chosen={state.entity === '' ? [] : [state.entity]}
        onChange={(chosen) => {
          // Selecting both is the same as none.
          const [only, ...more] = entityTypes.filter(({ id }) => chosen.includes(id));
          change({ entity: only && more.length === 0 ? only.id : '' });
        }}
      />
      {mayReadFields && (
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

const answers = [
  { value: '', label: 'Неважно' },
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;

const entityTypes = [
  { id: 'COURSE', name: 'Курсы' },
  { id: 'BUNDLE', name: 'Комплекты' },
] as const;
