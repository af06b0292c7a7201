// A blank in a question's text: its answers beside its number. Blanks follow the marks in the text; a blank without a
// mark is reported until it is removed or the mark returns.
import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { blankMark, blanksIn } from '@kafedra/common/assessments';
import {
  chakra,
  FieldNote,
  Fieldset,
  IconButton,
  Text,
  useField,
  useFieldValue,
} from '../../../ui/index.ts';
import { emptyAnswer } from '../convertAnswers.ts';
import type { AnswerDraft } from '../questionValues.ts';

export function Blank({
  number,
  isInText,
  onRemove,
  children,
}: {
  number: number;
  isInText: boolean;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Head>
        <b>Пропуск {blankMark(number)}</b>
        {!isInText && (
          <>
            <Text size="sm" tone="muted">
              в тексте его нет
            </Text>
            <IconButton
              size="sm"
              icon={<Trash2 />}
              label={`Удалить ответы для пропуска ${number}`}
              onClick={onRemove}
            />
          </>
        )}
      </Head>
      {children}
    </li>
  );
}

function BlankList({
  label,
  error,
  count,
  children,
}: {
  label: string;
  error: string | null;
  count: number;
  children: ReactNode;
}) {
  return (
    <Fieldset>
      <legend>{label}</legend>
      {count === 0 ? (
        <Text size="sm" tone="muted">
          Поставьте в тексте вопроса [[1]] там, где нужен пропуск, [[2]] — где второй: поля для
          ответов появятся здесь.
        </Text>
      ) : (
        <List>{children}</List>
      )}
      <div aria-live="polite">{error && <FieldNote id={`${label}-note`} error={error} />}</div>
    </Fieldset>
  );
}

const Inside = chakra('div', { base: { pl: '4', mt: '2' } });

Blank.List = BlankList;
Blank.Inside = Inside;

/** Blanks of the text and those of the form, by number. */
export function useBlanks(name: string, label: string) {
  const text = useFieldValue<string>('question');
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: { label, show: shownBlanks },
  });
  const all = field.value;
  const marks = new Set(blanksIn(text));
  const numbers = new Set([...marks, ...all.map(({ sort }) => sort)]);
  const blanks = [...numbers]
    .toSorted((one, other) => one - other)
    .map((sort) => ({
      answer: all.find((answer) => answer.sort === sort) ?? { ...emptyAnswer, sort },
      isInText: marks.has(sort),
    }));
  const change = (sort: number, part: Partial<AnswerDraft>) =>
    field.onChange(
      all.some((answer) => answer.sort === sort)
        ? all.map((answer) => (answer.sort === sort ? { ...answer, ...part } : answer))
        : [...all, { ...emptyAnswer, sort, ...part }].toSorted(
            (one, other) => one.sort - other.sort,
          ),
    );
  const remove = (sort: number) => field.onChange(all.filter((answer) => answer.sort !== sort));
  return { blanks, change, remove, field, error };
}

export const shownBlanks = (all: readonly AnswerDraft[]): string =>
  all
    .map(({ value, variants, items }) => {
      const fills = [...variants, ...items].map((each) => each.value).join(' / ');
      return value ? `${value}: ${fills}` : fills;
    })
    .join('; ') || 'пусто';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    '& > b': { fontWeight: 'medium' },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': { p: '3', border: '1px solid', borderColor: 'line', borderRadius: 'lg' },
  },
});
