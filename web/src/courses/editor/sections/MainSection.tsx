// The form's main section: name, status and what the course is found by.
import {
  ComboField,
  Grid,
  maxLengthOrEmpty,
  MultiComboField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../../../ui/index.ts';
import {
  useCategorySearch,
  useFormatSearch,
  usePlaceSearch,
  useTypeSearch,
} from '../../dictionaries/choices.ts';
import { CourseField } from '../CourseField.tsx';

const statuses = [
  { value: 'DRAFT', label: 'Черновик' },
  { value: 'VISIBLE', label: 'Видимый' },
  { value: 'START', label: 'Стартовый' },
  { value: 'TRIAL', label: 'Пробный' },
  { value: 'CLOSE', label: 'Скрытый' },
] as const;

export function MainSection({
  companyId,
  isNew,
  hasPlaces,
}: {
  companyId: string;
  isNew: boolean;
  /** Whether the server supports places of courses. */
  hasPlaces: boolean;
}) {
  const types = useTypeSearch(companyId);
  const formats = useFormatSearch(companyId);
  const categories = useCategorySearch(companyId);
  const places = usePlaceSearch(companyId);
  return (
    <Stack gap="4">
      <CourseField name="name">
        <TextField
          name="name"
          label="Название"
          hint="Пустое сохранится как «Без названия»"
          rules={[maxLengthOrEmpty(255)]}
          initialFocus={isNew}
        />
      </CourseField>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <CourseField name="status">
          <Select name="status" label="Статус" hint="Кому курс виден" options={statuses} />
        </CourseField>
        <CourseField name="type_id">
          <ComboField name="typeId" label="Тип" search={types} />
        </CourseField>
        <CourseField name="format_id">
          <ComboField name="formatId" label="Формат" search={formats} />
        </CourseField>
      </Grid>
      <CourseField name="subcategories_id">
        <MultiComboField
          name="subcategoryIds"
          label="Категории"
          hint="Под ними курс стоит в каталоге"
          search={categories}
        />
      </CourseField>
      {hasPlaces && (
        <CourseField name="places_id">
          <MultiComboField name="placeIds" label="Места проведения" search={places} />
        </CourseField>
      )}
      <CourseField name="anons">
        <TextArea
          name="anons"
          label="Анонс"
          hint="Несколько слов о курсе для списков и карточек"
          rules={[maxLengthOrEmpty(1000)]}
        />
      </CourseField>
    </Stack>
  );
}
