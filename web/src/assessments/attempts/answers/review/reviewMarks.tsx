// Marks of a review: an icon and a word, so that meaning does not depend on colour.
import type { ReactNode } from 'react';
import { Check, Circle, Clock, Minus, X } from 'lucide-react';
import type { Outcome, ScoreState } from '@kafedra/common/assessments';
import { chakra, formatNumber, plural, RichText } from '../../../../ui/index.ts';

const outcomes: Record<Outcome, { icon: ReactNode; word: string }> = {
  right: { icon: <Check aria-hidden />, word: 'Верно' },
  wrong: { icon: <X aria-hidden />, word: 'Неверно' },
  missed: { icon: <Circle aria-hidden />, word: 'Пропущено' },
};

export function OutcomeMark({
  outcome,
  children,
}: {
  outcome: Outcome | null;
  /** Replaces the default word. */
  children?: ReactNode;
}) {
  if (outcome === null) return null;
  const { icon, word } = outcomes[outcome];
  return (
    <Mark data-outcome={outcome}>
      {icon}
      <span>{children ?? word}</span>
    </Mark>
  );
}

const states: Record<ScoreState, { icon: ReactNode; words: string; outcome: Outcome | undefined }> =
  {
    right: { icon: <Check aria-hidden />, words: 'Верно', outcome: 'right' },
    partly: { icon: <Minus aria-hidden />, words: 'Верно частично', outcome: 'missed' },
    wrong: { icon: <X aria-hidden />, words: 'Неверно', outcome: 'wrong' },
    not_given: { icon: <Circle aria-hidden />, words: 'Ответа нет', outcome: 'missed' },
    waits: { icon: <Clock aria-hidden />, words: 'Ответ ждёт преподавателя', outcome: undefined },
  };

/** The outcome and points of the whole answer; nothing if both are hidden. */
export function ScoreSummary({
  state,
  points,
  maxPoints,
}: {
  state: ScoreState | null | undefined;
  points: number | null | undefined;
  maxPoints: number;
}) {
  if (state == null && points == null) return null;
  const { icon, words, outcome } = state == null ? hiddenState : states[state];
  const most = `${formatNumber(maxPoints)} ${plural(maxPoints, ['балла', 'баллов', 'баллов'])}`;
  const score =
    points == null ? state === 'waits' && `до ${most}` : `${formatNumber(points)} из ${most}`;
  return (
    <Summary data-outcome={outcome}>
      {icon}
      <span>{[words, score].filter(Boolean).join(': ')}</span>
    </Summary>
  );
}

const hiddenState = { icon: null, words: '', outcome: undefined };

/** The accepted answers, if they are shown. */
export function AcceptedAnswers({
  children,
  name,
}: {
  children: readonly string[];
  name?: string;
}) {
  if (children.length === 0) return null;
  const label = children.length === 1 ? 'Верный ответ' : 'Верные ответы';
  return (
    <Note>
      {name !== undefined && `${name}. `}
      {label}: <b>{children.join(' или ')}</b>
    </Note>
  );
}

/** The author's comment on an answer. */
export const AuthorComment = ({ html }: { html: string | null }) =>
  html === null ? null : <RichText html={html} fontSize="md" color="muted" mt="1" />;

export const Note = chakra('p', {
  base: { color: 'muted', fontSize: 'sm', '& b': { color: 'ink', fontWeight: 'medium' } },
});

const byOutcome = {
  '&[data-outcome=right]': { color: 'success' },
  '&[data-outcome=wrong]': { color: 'danger' },
  '&[data-outcome=missed]': { color: 'warning' },
  '& > svg': { flexShrink: 0, boxSize: '16px' },
};

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '0.5',
    verticalAlign: 'middle',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '20px',
    ...byOutcome,
  },
});

const Summary = chakra('output', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    bg: 'soft',
    color: 'muted',
    fontWeight: 'medium',
    ...byOutcome,
    '&[data-outcome=right]': { bg: 'successSoft', color: 'success' },
    '&[data-outcome=wrong]': { bg: 'dangerSoft', color: 'danger' },
    '&[data-outcome=missed]': { bg: 'warningSoft', color: 'warning' },
  },
});
