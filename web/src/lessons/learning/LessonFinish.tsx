// Shows how a lesson is finished: by the learner's button, or automatically, with the condition.
import { useEffect } from 'react';
import { CircleCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, chakra, Text } from '../../ui/index.ts';
import type { UnsentChanges, LearnerAction } from './outboxStore.ts';
import type {
  CheckCriterion,
  LessonFinish_lesson$key,
} from '../../__generated__/LessonFinish_lesson.graphql.ts';

export function LessonFinish({
  lesson,
  unsent,
  perform,
}: {
  lesson: LessonFinish_lesson$key;
  unsent: UnsentChanges;
  perform: (action: LearnerAction) => void;
}) {
  const { checkCriterion, finishedAt, watchedPercent, text } = useFragment<LessonFinish_lesson$key>(
    graphql`
      fragment LessonFinish_lesson on LearnerLesson {
        checkCriterion
        finishedAt
        watchedPercent
        text {
          watchPercent
        }
      }
    `,
    lesson,
  );
  const isFinished = unsent.isFinished ?? finishedAt != null;
  // Video progress responses contain the watched share only, so a visit is sent to finish the lesson.
  const isSeen =
    checkCriterion === 'WATCHED' && !isFinished && watchedPercent >= (text?.watchPercent ?? 101);
  useEffect(() => {
    if (isSeen) perform({ kind: 'visit' });
  }, [isSeen, perform]);
  const isMarked = checkCriterion === 'MARKED';
  return (
    <Place data-finished={isFinished ? '' : undefined}>
      {isFinished ? (
        <>
          <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="medium">
            <CircleCheck size={20} aria-hidden /> Урок пройден
          </chakra.span>
          {isMarked && (
            <Button variant="ghost" size="sm" onClick={() => perform({ kind: 'unfinish' })}>
              Снять отметку
            </Button>
          )}
        </>
      ) : isMarked ? (
        <Button
          variant="primary"
          icon={<CircleCheck size={16} aria-hidden />}
          onClick={() => perform({ kind: 'finish' })}
        >
          Отметить пройденным
        </Button>
      ) : (
        <Text tone="muted">{words(checkCriterion, text?.watchPercent ?? 0, watchedPercent)}</Text>
      )}
    </Place>
  );
}

function words(criterion: CheckCriterion, percent: number, watched: number): string {
  switch (criterion) {
    case 'WATCHED':
      return `Урок будет пройден, когда вы посмотрите ${percent} % видео. Посмотрено: ${watched} %.`;
    case 'HOMEWORK':
      return 'Урок будет пройден, когда примут домашнее задание.';
    case 'TESTS':
      return 'Урок будет пройден, когда вы сдадите все его тесты.';
    case 'ATTENDED':
      return 'Урок будет пройден, когда вас отметят на занятии.';
    case 'CONSTRUCTOR':
      return 'Урок будет пройден, когда вы дойдёте до конца обязательных блоков.';
    default:
      return 'Урок будет отмечен пройденным сам.';
  }
}

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '8',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '&[data-finished]': { bg: 'successSoft', color: 'success', borderColor: 'transparent' },
  },
});
