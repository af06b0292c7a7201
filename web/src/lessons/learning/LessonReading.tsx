// The content of a lesson for its learner: text, blocks and homework; or why it is locked.
import { Suspense } from 'react';
import { Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Card, chakra, countOf, lazyPart, RichText, Stack, Text } from '../../ui/index.ts';
import { LessonBlocks, type FilmProgressHandlers } from './LessonBlocks.tsx';
import { lockedWords, momentWords } from './openingWords.ts';
import type { LessonReading_lesson$key } from '../../__generated__/LessonReading_lesson.graphql.ts';

const WebinarRoom = lazyPart(() => import('../webinars/WebinarRoom.tsx'), 'WebinarRoom');

export function LessonReading({
  lesson: key,
  done,
  onBlock,
  films,
  isPreview = false,
}: {
  lesson: LessonReading_lesson$key;
  /** Completed blocks that were not sent to the server yet. */
  done: ReadonlySet<number>;
  /** Called when the learner has completed a required block. */
  onBlock?: (blockId: number) => void;
  /** Receives the progress of videos. */
  films?: FilmProgressHandlers;
  /** Shows the text even of a locked lesson. */
  isPreview?: boolean;
}) {
  const lesson = useFragment<LessonReading_lesson$key>(
    graphql`
      fragment LessonReading_lesson on LearnerLesson {
        isOpen
        closedReason
        opensAt
        closesAt
        text {
          description
          homework
          homeworkMinPoints
          homeworkMaxPoints
          forbidDatetime
          webinar {
            ...WebinarRoom_webinar
          }
          ...LessonBlocks_text
        }
      }
    `,
    key,
  );
  const { isOpen, closedReason, opensAt, closesAt, text } = lesson;
  if (!isOpen && !isPreview) {
    return (
      <Closed>
        <Lock size={28} aria-hidden />
        <Text fontWeight="medium">Урок пока закрыт</Text>
        <Text tone="muted">{lockedWords({ closedReason, opensAt })}.</Text>
      </Closed>
    );
  }
  return (
    <Stack gap="6">
      {closesAt && (
        <Text size="sm" tone="muted">
          Урок открыт до {momentWords(closesAt)}.
        </Text>
      )}
      {text?.webinar && (
        <Suspense>
          <WebinarRoom webinar={text.webinar} />
        </Suspense>
      )}
      {text?.description && <Reading html={text.description} />}
      {text && (
        <LessonBlocks
          text={text}
          done={done}
          {...(onBlock && { onBlock })}
          {...(films && { films })}
        />
      )}
      {text?.homework && (
        <Card title="Домашнее задание">
          <RichText html={text.homework} />
          <Text size="sm" tone="muted" mt="3">
            {pointsWords(text.homeworkMinPoints, text.homeworkMaxPoints)}
            {text.forbidDatetime && ` Сдать до ${momentWords(text.forbidDatetime)}.`}
          </Text>
        </Card>
      )}
    </Stack>
  );
}

function pointsWords(least: number, most: number | null | undefined): string {
  if (most == null) return `Оценивается от ${countOf(least, ['балла', 'баллов', 'баллов'])}.`;
  return least === most ? `Баллы: ${most}.` : `Баллы: от ${least} до ${most}.`;
}

const Reading = chakra(RichText, { base: { fontSize: 'md', lineHeight: '1.65' } });

const Closed = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    px: '6',
    py: '12',
    textAlign: 'center',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '& > svg': { color: 'faint', mb: '2' },
  },
});
