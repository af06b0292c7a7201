// What a learner sees after finishing: each option includes the previous ones.
import { ChoiceBox, useField } from '../../ui/index.ts';
import type { ShownTestResult } from '../../__generated__/settingsValues_test.graphql.ts';

export function ShownResultField({ name }: { name: string }) {
  const label = 'Что видит ученик';
  const { field, error } = useField<ShownTestResult>(name, {
    words: { label, show: (chosen) => options.find(({ value }) => value === chosen)?.label ?? '' },
  });
  return (
    <ChoiceBox
      label={label}
      required
      multiple={false}
      options={options}
      value={[field.value]}
      onChange={([chosen]) => field.onChange(chosen)}
      error={error}
    />
  );
}

const options: readonly { value: ShownTestResult; label: string; note: string }[] = [
  {
    value: 'NOTHING',
    label: 'Ничего',
    note: 'Только то, что тест завершён: результат объявите сами.',
  },
  { value: 'POINTS', label: 'Баллы и оценку', note: 'Сколько набрано, но не за что.' },
  {
    value: 'CORRECTNESS',
    label: 'Где ответ верный',
    note: 'Баллы за каждый вопрос и какие ответы неверны; верных ответов не видно.',
  },
  {
    value: 'ANSWERS',
    label: 'Верные ответы',
    note: 'Всё: верные ответы, комментарии и решения. Для тренировок.',
  },
];
