// How a question is judged and shown: points, time limit, tries, what learners see afterwards, and its part.
import { questionParts } from '@kafedra/common/assessments';
import {
  CheckboxField,
  Grid,
  RichTextField,
  Select,
  Stack,
  TextField,
  useFieldValue,
  wholeNumber,
  type TextUploads,
} from '../../ui/index.ts';
import { kindOf } from './questionKinds.tsx';
import type { PartOfTest } from './test-parts/testParts.ts';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

export function ScoringFields({
  parts,
  uploads,
  isReadOnly,
}: {
  parts: readonly PartOfTest[];
  uploads: TextUploads;
  isReadOnly: boolean;
}) {
  const type = useFieldValue<TestQuestionType>('type');
  const isPartial = useFieldValue<boolean>('partial');
  const isEndless = useFieldValue<boolean>('infinityAttempts');
  const part = useFieldValue<string>('part');
  const { answers, correspondences, criteria } = questionParts[kindOf(type)];
  const isJudged = answers !== undefined || correspondences === true;
  const isTyped = answers === 'blanks' || type === 'INPUT';
  const hasParts = isJudged && type !== 'RADIO' && answers !== 'accepted';
  const mayPenalize = hasParts && type !== 'SORT';
  const next = Math.max(0, ...parts.map((each) => each.part)) + 1;
  const offered = parts.some((each) => String(each.part) === part)
    ? parts
    : [...parts, { part: Number(part), title: `Часть ${part}` }];
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {!criteria && (
          <TextField
            name="maxPoints"
            label="Баллов за верный ответ"
            inputMode="numeric"
            required
            rules={[points]}
          />
        )}
        {criteria && (
          <Select
            name="criterionType"
            label="Баллы за критерий"
            required
            options={[
              { value: 'POINTS', label: 'От нуля до наибольшего' },
              { value: 'YES_NO', label: 'Все или ничего' },
            ]}
          />
        )}
        <Select
          name="part"
          label="Часть теста"
          required
          options={[
            ...offered.map((each) => ({ value: String(each.part), label: each.title })),
            { value: String(next), label: `Новая часть ${next}` },
          ]}
        />
        <TextField
          name="timer"
          label="Время на ответ, секунд"
          hint="Пусто — без ограничения"
          inputMode="numeric"
          rules={[seconds]}
        />
        {!isEndless && (
          <TextField
            name="maxAttempts"
            label="Сколько раз можно ответить"
            inputMode="numeric"
            required
            rules={[attempts]}
          />
        )}
        {mayPenalize && isPartial && (
          <TextField
            name="penaltyPercentage"
            label="Штраф за ошибку, % баллов"
            hint={
              isTyped || answers === 'options'
                ? 'Пусто — без штрафа'
                : 'Пусто — столько же, сколько даёт верная часть'
            }
            inputMode="numeric"
            rules={[percent]}
          />
        )}
        {(answers === 'choices' || answers === 'options' || type === 'CORRESPONDENCE') && (
          <Select
            name="shuffleAnswers"
            label="Порядок ответов"
            required
            options={[
              { value: 'TEST', label: 'Как задано в тесте' },
              { value: 'YES', label: 'Вперемешку' },
              { value: 'NO', label: 'Как здесь' },
            ]}
          />
        )}
      </Grid>
      <Stack gap="2">
        {hasParts && <CheckboxField name="partial" label="Засчитывать ответ, верный частично" />}
        {type === 'CORRESPONDENCE' && (
          <CheckboxField name="correspondenceMulti" label="У элемента может быть несколько пар" />
        )}
        {isTyped && <CheckboxField name="caseSensitive" label="Различать заглавные и строчные" />}
        <CheckboxField name="required" label="Обязательный: без ответа тест не завершить" />
        <CheckboxField name="infinityAttempts" label="Менять ответ можно сколько угодно раз" />
        <CheckboxField name="showAnswerNote" label="Показывать комментарии после завершения" />
        <CheckboxField
          name="checkWithoutRegister"
          label="Показывать правильность тем, кто проходит без входа"
        />
      </Stack>
      <RichTextField
        name="solution"
        label="Решение"
        hint="Ученик увидит его после завершения, если тест показывает правильные ответы"
        uploads={uploads}
        readOnly={isReadOnly}
        short
        isFolded
      />
    </Stack>
  );
}

const points = wholeNumber(0, 1000);
const seconds = wholeNumber(5, 86_400);
const attempts = wholeNumber(1, 1000);
const percent = wholeNumber(0, 100);
