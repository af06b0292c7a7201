// Problems of the question in the form: they prevent saving an active question and activating an inactive one.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { flawsOf } from '@kafedra/common/assessments';
import { chakra, useFieldValue } from '../../ui/index.ts';
import { questionToScore, type ScoredValues } from './questionValues.ts';

/** Number of problems shown before the list is expanded. */
const most = 4;

export function FlawList({ isActive }: { isActive: boolean }) {
  const values = useDeferredValue(useJudged());
  const flaws = flawsOf(questionToScore(values));
  const words = [...new Set(flaws.map(({ message }) => message))];
  if (words.length === 0) {
    return isActive ? null : (
      <Note data-fine>
        <CircleCheck size={16} aria-hidden />
        <p>Вопрос готов, его можно включить.</p>
      </Note>
    );
  }
  return (
    <Note>
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{isActive ? 'Так включённый вопрос не сохранить:' : 'Чтобы включить вопрос:'}</p>
        <ul>
          {words.slice(0, most).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

/** The form values that affect judging. */
const useJudged = (): ScoredValues => ({
  type: useFieldValue('type'),
  question: useFieldValue('question'),
  maxPoints: useFieldValue('maxPoints'),
  partial: useFieldValue('partial'),
  penaltyPercentage: useFieldValue('penaltyPercentage'),
  caseSensitive: useFieldValue('caseSensitive'),
  correspondenceMulti: useFieldValue('correspondenceMulti'),
  criterionType: useFieldValue('criterionType'),
  answers: useFieldValue('answers'),
  matching: useFieldValue('matching'),
  criteria: useFieldValue('criteria'),
});

const Note = chakra('output', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    bg: 'warningSoft',
    color: 'warning',
    fontSize: 'sm',
    '& > svg': { flexShrink: 0, mt: '0.5' },
    '& ul': { pl: '4', listStyle: 'disc' },
    '&[data-fine]': { bg: 'successSoft', color: 'success' },
  },
});
