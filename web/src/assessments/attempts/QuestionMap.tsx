// The map of an attempt's questions: numbers that show which are answered and which is open, and link to each.
import { chakra } from '../../ui/index.ts';

export interface QuestionMapItem {
  place: number;
  isAnswered: boolean;
  isRequired: boolean;
  /** Replaces «отвечен» for a judged question. */
  state?: string | undefined;
  tone?: 'right' | 'wrong' | undefined;
}

export function QuestionMap({
  questions,
  current,
  onOpen,
}: {
  questions: readonly QuestionMapItem[];
  current: number;
  onOpen: (place: number) => void;
}) {
  return (
    <chakra.nav aria-label="Вопросы теста">
      <Numbers>
        {questions.map((question) => (
          <li key={question.place}>
            <Number
              type="button"
              aria-label={labelOf(question)}
              aria-current={question.place === current ? 'step' : undefined}
              data-answered={question.isAnswered || undefined}
              data-tone={question.tone}
              onClick={() => onOpen(question.place)}
            >
              {question.place}
            </Number>
          </li>
        ))}
      </Numbers>
    </chakra.nav>
  );
}

function labelOf({ place, isAnswered, isRequired, state }: QuestionMapItem): string {
  const words = state ?? (isAnswered ? 'есть ответ' : 'нет ответа');
  return `Вопрос ${place}: ${words}${isRequired && !isAnswered ? ', обязательный' : ''}`;
}

const Numbers = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    // Space for the outline of the open question.
    m: '-1',
    p: '1',
    listStyle: 'none',
    maxH: '220px',
    overflowY: 'auto',
  },
});

const Number = chakra('button', {
  base: {
    minW: '10',
    h: '10',
    px: '1',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    bg: 'surface',
    color: 'ink',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'soft' },
    '&[data-answered]': { bg: 'primarySoft', borderColor: 'primary', color: 'primary' },
    '&[data-tone=right]': { bg: 'successSoft', borderColor: 'success', color: 'success' },
    '&[data-tone=wrong]': { bg: 'dangerSoft', borderColor: 'danger', color: 'danger' },
    '&[aria-current]': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
  },
});
