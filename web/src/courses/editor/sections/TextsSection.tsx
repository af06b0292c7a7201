// The form's section of rich texts.
import { RichTextField, Stack, type TextUploads } from '../../../ui/index.ts';
import { CourseField } from '../CourseField.tsx';

const texts = [
  { name: 'description', column: 'description', label: 'Описание' },
  { name: 'forWhom', column: 'for_whom', label: 'Для кого' },
  { name: 'goal', column: 'goal', label: 'Цель' },
  { name: 'program', column: 'program', label: 'Программа' },
  {
    name: 'instruction',
    column: 'instruction',
    label: 'Инструкция',
    hint: 'Её читают перед первым уроком',
  },
  {
    name: 'successResult',
    column: 'success_result',
    label: 'Текст при успехе',
    hint: 'Его видит тот, кто прошёл курс',
  },
  {
    name: 'failResult',
    column: 'fail_result',
    label: 'Текст при неудаче',
    hint: 'Его видит тот, кто не выполнил условия завершения',
  },
] as const;

export function TextsSection({ uploads, readOnly }: { uploads: TextUploads; readOnly: boolean }) {
  return (
    <Stack gap="5">
      {texts.map(({ column, ...text }) => (
        <CourseField key={column} name={column}>
          <RichTextField {...text} uploads={uploads} readOnly={readOnly} short isFolded />
        </CourseField>
      ))}
    </Stack>
  );
}
