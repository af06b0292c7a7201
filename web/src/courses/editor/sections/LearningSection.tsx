// The form's section on learning: feedback options, the criteria for finishing the course and the certificate's
// template.
import { useFormContext } from 'react-hook-form';
import {
  Grid,
  Stack,
  SwitchField,
  TextField,
  useFieldDisplay,
  wholeNumber,
} from '../../../ui/index.ts';
import { CourseField } from '../CourseField.tsx';
import { ImageField } from '../images/ImageField.tsx';
import type { FinishValues } from '../settingsValues.ts';

const switches = [
  { name: 'showLikes', column: 'show_likes', label: 'Показывать лайки уроков' },
  { name: 'useComments', column: 'use_comments', label: 'Комментарии к урокам' },
  { name: 'useReviews', column: 'use_reviews', label: 'Отзывы о курсе' },
  { name: 'useRatingPoints', column: 'use_rating_points', label: 'Оценки в отзывах' },
  { name: 'isConstructor', column: 'is_constructor', label: 'Уроки из блоков' },
] as const;

const criteria = [
  { name: 'lessonsPercentage', label: 'Пройти уроков, %', most: 100 },
  { name: 'testsPassed', label: 'Сдать тестов', most: 1000 },
  { name: 'homeworkPoints', label: 'Баллов за домашние задания', most: 1_000_000 },
] as const;

export function LearningSection({ companyId, mayPick }: { companyId: string; mayPick: boolean }) {
  useFieldDisplay<FinishValues>(useFormContext(), 'finishCriteria', {
    label: 'Условия завершения',
    show: (values) =>
      criteria
        .filter(({ name }) => values[name].trim() !== '')
        .map(({ name, label }) => `${label}: ${values[name]}`)
        .join('; ') || 'нет',
  });
  return (
    <Stack gap="4">
      {switches.map(({ column, ...field }) => (
        <CourseField key={column} name={column}>
          <SwitchField {...field} />
        </CourseField>
      ))}
      <CourseField name="finish_criteria">
        <Grid templateColumns={columns} gap="4">
          {criteria.map(({ name, label, most }) => (
            <TextField
              key={name}
              name={`finishCriteria.${name}`}
              label={label}
              inputMode="numeric"
              rules={[wholeNumber(1, most)]}
            />
          ))}
        </Grid>
      </CourseField>
      <CourseField name="certificate_id">
        <ImageField
          companyId={companyId}
          mayPick={mayPick}
          name="certificateId"
          label="Основа сертификата"
          hint="На ней печатается имя ученика"
          shape={{ width: 297, height: 210, label: 'лист А4 поперёк' }}
        />
      </CourseField>
    </Stack>
  );
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' };
