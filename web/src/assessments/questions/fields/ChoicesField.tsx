// The choices of a question: which are right, and the comment shown for each afterwards.
import { useState } from 'react';
import { MessageSquare } from 'lucide-react';
import { plainHtml } from '../../../kit/files/plainHtml.ts';
import {
  chakra,
  Checkbox,
  IconButton,
  useField,
  htmlToText,
  type TextUploads,
} from '../../../ui/index.ts';
import { emptyAnswer } from '../convertAnswers.ts';
import type { AnswerDraft } from '../questionValues.ts';
import { AnswerText } from './AnswerText.tsx';
import { FieldRows } from './FieldRows.tsx';

export function ChoicesField({
  name,
  isSingle,
  uploads,
}: {
  name: string;
  /** Exactly one choice is right. */
  isSingle: boolean;
  uploads: TextUploads;
}) {
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: { label: 'Варианты ответа', show: shown },
  });
  const [commented, setCommented] = useState<ReadonlySet<number>>(new Set());
  const all = field.value;
  return (
    <FieldRows
      label="Варианты ответа"
      hint={isSingle ? 'Отметьте правильный вариант' : 'Отметьте все правильные варианты'}
      error={error}
      rows={all}
      blank={emptyAnswer}
      typed={richTextRow}
      most={100}
      nameOf={choiceName}
      onChange={field.onChange}
    >
      {(answer, index, change) => {
        const called = choiceName(answer, index);
        const isCommented = answer.comment !== '' || commented.has(index);
        return (
          <>
            <Choice>
              {isSingle ? (
                <input
                  type="radio"
                  aria-label={`Правильный: ${called}`}
                  checked={answer.correct}
                  disabled={index >= all.length}
                  onChange={() =>
                    field.onChange(
                      all.map((each, place) => ({ ...each, correct: place === index })),
                    )
                  }
                />
              ) : (
                <Checkbox
                  aria-label={`Правильный: ${called}`}
                  checked={answer.correct}
                  disabled={index >= all.length}
                  onChange={(correct) => change({ correct })}
                />
              )}
              <div>
                <AnswerText
                  label={`Вариант ${index + 1}`}
                  placeholder={index < all.length ? '' : 'Добавить вариант'}
                  value={answer.value}
                  onChange={(value) => change({ value })}
                  onBlur={field.onBlur}
                  uploads={uploads}
                />
              </div>
              {index < all.length && (
                <IconButton
                  size="sm"
                  icon={<MessageSquare />}
                  label={`Комментарий: ${called}`}
                  aria-expanded={isCommented}
                  onClick={() => setCommented(new Set([...commented, index]))}
                />
              )}
            </Choice>
            {isCommented && index < all.length && (
              <Comment>
                <AnswerText
                  label={`Комментарий: ${called}`}
                  placeholder="Что сказать ученику об этом варианте"
                  value={answer.comment}
                  onChange={(comment) => change({ comment })}
                  onBlur={field.onBlur}
                  uploads={uploads}
                />
              </Comment>
            )}
          </>
        );
      }}
    </FieldRows>
  );
}

/** Converts a line of plain text to a row with rich text. */
export const richTextRow = (text: string) => ({ value: plainHtml(text) });

export const choiceName = ({ value }: { value: string }, index: number): string =>
  htmlToText(value).slice(0, 60).toWellFormed() || `вариант ${index + 1}`;

const shown = (answers: readonly AnswerDraft[]): string =>
  answers.map(({ value, correct }) => `${correct ? '✓ ' : ''}${htmlToText(value)}`).join('; ') ||
  'пусто';

const Choice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > div': { flex: '1', minW: '0' },
    '& > input': { flexShrink: 0, w: '4', h: '4', mt: '2.5', accentColor: 'colors.primary' },
  },
});

const Comment = chakra('div', { base: { pl: '6', mt: '1' } });
