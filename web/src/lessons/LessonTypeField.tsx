// A form field that selects the type of a lesson, with a sentence on the purpose of each.
import { ChoiceBox, useField } from '../ui/index.ts';
import { lessonKinds, lessonTypes } from './lessonTypes.tsx';
import type { LessonType } from '../__generated__/ContentRow_lesson.graphql.ts';

export function LessonTypeField({ name }: { name: string }) {
  const label = 'Вид урока';
  const { field, error } = useField<LessonType>(name, {
    required: true,
    words: { label, show: (type) => lessonKinds[type].label },
  });
  return (
    <ChoiceBox
      label={label}
      required
      multiple={false}
      options={lessonTypes.map((value) => ({
        value,
        label: lessonKinds[value].label,
        note: lessonKinds[value].hint,
      }))}
      value={[field.value]}
      onChange={([chosen]) => field.onChange(chosen)}
      error={error}
    />
  );
}
