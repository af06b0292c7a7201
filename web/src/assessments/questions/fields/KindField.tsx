// Selects the type of a question; changing it retains the answers that have the same meaning in the new type.
import { useFieldValue, SelectBox, useField } from '../../../ui/index.ts';
import { convertAnswers, emptyAnswer } from '../convertAnswers.ts';
import { kindOptions, questionKinds, typeOfOption, yesNoAnswers } from '../questionKinds.tsx';
import type { AnswerDraft } from '../questionValues.ts';
import type { TestQuestionType } from '../../../__generated__/QuestionRow_question.graphql.ts';

export function KindField({ name }: { name: string }) {
  const { field, error } = useField<TestQuestionType>(name, {
    words: { label: 'Тип вопроса', show: (type) => questionKinds[type].label },
  });
  const answers = useFieldValue<readonly AnswerDraft[]>('answers');
  const { field: written } = useField<readonly AnswerDraft[]>('answers', {
    words: { label: 'Ответы', show: (all) => all.map(({ value }) => value).join(', ') },
  });
  const isYesNo =
    field.value === 'RADIO' && answers.map(({ value }) => value).join() === yesNoAnswers.join();
  return (
    <SelectBox
      label="Тип вопроса"
      options={kindOptions.map(([value, { label, icon }]) => ({ value, label, icon }))}
      value={isYesNo ? 'YES_NO' : field.value === 'UNKNOWN' ? null : field.value}
      placeholder="Выберите тип"
      onChange={(kind) => {
        const type = typeOfOption(kind);
        const converted =
          kind === 'YES_NO'
            ? yesNoAnswers.map((value) => ({ ...emptyAnswer, value }))
            : convertAnswers(field.value, type, answers);
        field.onChange(type);
        if (converted !== answers) written.onChange(converted);
      }}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
