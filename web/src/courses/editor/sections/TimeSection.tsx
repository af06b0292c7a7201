// The form's section on dates, duration and school years.
import {
  Checkbox,
  DateField,
  Fieldset,
  Flex,
  Grid,
  Stack,
  TextField,
  useField,
  useFieldValue,
  wholeNumber,
} from '../../../ui/index.ts';
import { CourseField } from '../CourseField.tsx';

export function TimeSection() {
  const start = useFieldValue<string | null>('startDate');
  return (
    <Stack gap="4">
      <Grid templateColumns={columns} gap="4">
        <CourseField name="start_date">
          <DateField name="startDate" label="Начало" />
        </CourseField>
        <CourseField name="end_date">
          <DateField
            name="endDate"
            label="Окончание"
            rules={[(end) => (start && end && end < start ? 'Окончание раньше начала' : null)]}
          />
        </CourseField>
        <CourseField name="close_date">
          <DateField name="closeDate" label="Закрытие" hint="С этого дня ученики курс не видят" />
        </CourseField>
        <CourseField name="close_days">
          <TextField
            name="closeDays"
            label="Дней доступа"
            hint="Считаются с записи на курс; пусто — без срока"
            inputMode="numeric"
            rules={[wholeNumber(1, 3650)]}
          />
        </CourseField>
        <CourseField name="weeks_time">
          <TextField
            name="weeksTime"
            label="Длительность, недель"
            inputMode="numeric"
            rules={[wholeNumber(1, 520)]}
          />
        </CourseField>
      </Grid>
      <CourseField name="classes">
        <ClassesField />
      </CourseField>
    </Stack>
  );
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

const classes = Array.from({ length: 11 }, (_, index) => index + 1);

function ClassesField() {
  const { field } = useField<readonly number[]>('classes', {
    words: { label: 'Классы', each: (one) => `${one} класс` },
  });
  const toggle = (one: number, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, one] : field.value.filter((other) => other !== one));
  return (
    <Fieldset>
      <legend>Классы</legend>
      <Flex wrap="wrap" gap="4">
        {classes.map((one) => (
          <Checkbox
            key={one}
            checked={field.value.includes(one)}
            onChange={(isOn) => toggle(one, isOn)}
          >
            {one}
          </Checkbox>
        ))}
      </Flex>
    </Fieldset>
  );
}
