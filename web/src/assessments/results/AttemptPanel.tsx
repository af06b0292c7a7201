// An attempt for the checker: its header and its questions, with a button that moves to the next one to check.
import { ArrowDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import { useKeys } from '../../kit/pages/useKeys.ts';
import { Button, Card, Stack, Text, useShortcutGroup, type ShortcutGroup } from '../../ui/index.ts';
import { AnswerCard, answerElementId } from './AnswerCard.tsx';
import { AttemptHead } from './AttemptHead.tsx';
import { useJudging } from './checking/useJudging.ts';
import type { AttemptPanel_attempt$key } from '../../__generated__/AttemptPanel_attempt.graphql.ts';

export interface AttemptPanelProps {
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  /** Called after the last unchecked answer was judged. */
  onChecked: () => void;
  /**
   * The attempt or its lists are stale: another teacher has judged it, or a judgement was undone.
   */
  onStale: () => void;
}

export function AttemptPanel({
  attempt: key,
  code,
  may,
  onChecked,
  onStale,
}: AttemptPanelProps & { attempt: AttemptPanel_attempt$key }) {
  const attempt = useFragment<AttemptPanel_attempt$key>(
    graphql`
      fragment AttemptPanel_attempt on TestAttempt @throwOnFieldError {
        id
        state
        viewerCanUpdate
        questions {
          id
          score {
            state
          }
          ...AnswerCard_question
        }
        ...AttemptHead_attempt
      }
    `,
    key,
  );
  const { id, state, viewerCanUpdate } = attempt;
  const questions = attempt.questions ?? [];
  const judging = useJudging(id, onStale);
  const waiting = questions.flatMap((each) => (each.score?.state === 'WAITS' ? [each.id] : []));
  const judges = viewerCanUpdate && state !== 'IN_PROGRESS';
  /** Moves to the next unchecked answer below the current one, or to the first of all. */
  const goOn = () => {
    const place = document.activeElement?.closest('[data-answer]')?.getAttribute('data-answer');
    const here = questions.findIndex((each) => each.id === place);
    const below = questions.slice(here + 1).find((each) => waiting.includes(each.id));
    return lead(below?.id ?? waiting[0]);
  };
  /**
   * After a first judgement the focus moves to the next unchecked answer; after a change it stays.
   */
  const judged = (answer: string) => {
    const others = waiting.filter((other) => other !== answer);
    const waited = waiting.includes(answer);
    lead(waited && others.length > 0 ? others[0] : answer);
    if (waited && others.length === 0) onChecked();
  };
  useKeys(judges ? { KeyN: goOn } : noKeys);
  useShortcutGroup(judges ? judgingKeys : readingKeys);
  return (
    <Stack gap="4">
      <AttemptHead attempt={attempt} code={code} may={may} />
      {judges && waiting.length > 0 && (
        <div>
          <Button icon={<ArrowDown size={16} aria-hidden />} onClick={() => void goOn()}>
            К следующему без оценки
          </Button>
        </div>
      )}
      {questions.length === 0 && (
        <Card>
          <Text tone="muted">Вопросов этой попытки больше нет.</Text>
        </Card>
      )}
      {questions.map((question) => (
        <AnswerCard
          key={question.id}
          question={question}
          judging={judges ? judging : null}
          mayChangeAll={may('EDIT_POINTS')}
          hasKeys={question.id === waiting[0]}
          onJudged={() => judged(question.id)}
          onStale={onStale}
        />
      ))}
    </Stack>
  );
}

function lead(id: string | undefined): boolean {
  const place = id === undefined ? null : document.getElementById(answerElementId(id));
  place?.focus();
  return place !== null;
}

const judgingKeys: ShortcutGroup = {
  title: 'Проверка',
  shortcuts: [
    { keys: ['0', '…', '9'], text: 'Поставить баллы первому ответу без оценки' },
    { keys: ['N'], text: 'К следующему ответу без оценки' },
    { keys: ['Ctrl', 'Enter'], text: 'Сохранить оценку' },
  ],
};

const readingKeys: ShortcutGroup = { title: '', shortcuts: [] };

const noKeys = {};
