// A form field for questions with rich-text answers, which can be added, sorted and removed.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { mostAnswers } from '@kafedra/common/lessons';
import {
  Button,
  chakra,
  FieldNote,
  Flex,
  IconButton,
  Input,
  RichTextBox,
  Text,
  useField,
  htmlToText,
  type TextUploads,
} from '../../ui/index.ts';
import type { AnswerDraft } from './blockValues.ts';

export function AnswersField({ name, uploads }: { name: string; uploads: TextUploads }) {
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: { label: 'Вопросы и ответы', show: shown },
  });
  const all = field.value;
  const change = (index: number, part: Partial<AnswerDraft>) =>
    field.onChange(all.map((each, place) => (place === index ? { ...each, ...part } : each)));
  const move = (index: number, by: 1 | -1) =>
    field.onChange(
      all.toSpliced(index, 1).toSpliced(index + by, 0, ...all.slice(index, index + 1)),
    );
  return (
    <div>
      <Questions>
        {all.map((each, index) => {
          const called = each.question || `Вопрос ${index + 1}`;
          return (
            // Questions have no ids, and their inputs are controlled by the form.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Flex gap="1" align="center" justify="flex-end" wrap="wrap">
                <Input
                  aria-label={`Вопрос ${index + 1}`}
                  flex="1 1 200px"
                  w="auto"
                  placeholder="Вопрос"
                  maxLength={500}
                  value={each.question}
                  onChange={({ currentTarget }) => change(index, { question: currentTarget.value })}
                />
                <IconButton
                  size="sm"
                  icon={<ArrowUp />}
                  label={`Выше: ${called}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="sm"
                  icon={<ArrowDown />}
                  label={`Ниже: ${called}`}
                  disabled={index === all.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  size="sm"
                  icon={<Trash2 />}
                  label={`Удалить: ${called}`}
                  onClick={() => field.onChange(all.toSpliced(index, 1))}
                />
              </Flex>
              <RichTextBox
                label={`Ответ: ${called}`}
                value={each.answer}
                onChange={(answer) => change(index, { answer })}
                onBlur={field.onBlur}
                uploads={uploads}
              />
            </li>
          );
        })}
      </Questions>
      {all.length === 0 && (
        <Text tone="muted" size="sm" mb="2">
          Вопросов пока нет.
        </Text>
      )}
      <Button
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={all.length >= mostAnswers}
        onClick={() => field.onChange([...all, { question: '', answer: '' }])}
      >
        Добавить вопрос
      </Button>
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </div>
  );
}

const shown = (answers: readonly AnswerDraft[]): string =>
  answers.map(({ question, answer }) => `${question} — ${htmlToText(answer)}`).join('; ') ||
  'пусто';

const Questions = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    m: '0',
    mb: '2',
    p: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      p: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
    },
  },
});
