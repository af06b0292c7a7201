// A submission for its checker: learner, task, thread and decision.
import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Avatar,
  Badge,
  chakra,
  Flex,
  formatDateTime,
  Heading,
  plural,
  RichText,
  Text,
  TextLink,
} from '../../ui/index.ts';
import { VerdictForm } from './VerdictForm.tsx';
import { boundsOf, pointsOf, statusLabels, statusTones } from './workStates.ts';
import { WorkThread } from './WorkThread.tsx';
import type { WorkPanel_work$key } from '../../__generated__/WorkPanel_work.graphql.ts';

export function WorkPanel({
  work: key,
  companyId,
  code,
  onDecided,
  onStale,
}: {
  work: WorkPanel_work$key;
  companyId: string;
  code: string;
  onDecided: () => void;
  onStale: () => void;
}) {
  const work = useFragment<WorkPanel_work$key>(
    graphql`
      fragment WorkPanel_work on HomeworkWork @throwOnFieldError {
        id
        status
        points
        minPoints
        maxPoints
        courseName
        lessonName
        taskTitle
        task
        sentAt
        lastMessageId
        viewerCanUpdate
        user {
          id
          fullName
          photo
        }
        course {
          databaseId
        }
        lesson {
          databaseId
        }
        messages {
          ...WorkThread_messages
        }
        sameText {
          workId
          fullName
        }
      }
    `,
    key,
  );
  const { user, course, lesson, status, points, sameText } = work;
  const name = user?.fullName ?? 'Ученик';
  const task = work.taskTitle ?? work.lessonName;
  return (
    <chakra.article aria-labelledby={`work-${work.id}`}>
      <Flex align="flex-start" gap="3" mb="4">
        <Avatar name={name} photo={user?.photo} size={40} />
        <chakra.div minW="0" flex="1">
          <Heading id={`work-${work.id}`} as="h2" size="section" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {work.courseName} ·{' '}
            {course && lesson ? (
              <TextLink to={`/${code}/courses/${course.databaseId}/lessons/${lesson.databaseId}`}>
                {work.lessonName}
              </TextLink>
            ) : (
              work.lessonName
            )}
          </Text>
          <Text size="sm" tone="muted">
            Сдано {formatDateTime(work.sentAt)}
            {user && (
              <>
                {' · '}
                <TextLink to={`/${code}/homeworks?tab=all&user=${encodeURIComponent(user.id)}`}>
                  Все работы ученика
                </TextLink>
              </>
            )}
          </Text>
        </chakra.div>
        <Flex direction="column" align="flex-end" gap="1" flexShrink="0">
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {points != null && <Badge tone="success">{pointsOf(points)}</Badge>}
        </Flex>
      </Flex>
      {sameText.length > 0 && (
        <Alike role="note">
          <TriangleAlert size={18} aria-hidden />
          <Text size="sm">
            {plural(sameText.length, [
              'Тот же текст сдал',
              'Тот же текст сдали',
              'Тот же текст сдали',
            ])}
            :{' '}
            {sameText.map(({ workId, fullName }, index) => (
              <span key={workId}>
                {index > 0 && ', '}
                <TextLink to={`/${code}/homeworks/${workId}`}>{fullName}</TextLink>
              </span>
            ))}
          </Text>
        </Alike>
      )}
      <Task>
        <summary>
          Задание: {task}
          <Text as="span" size="xs" tone="muted" ml="2">
            {boundsOf(work.minPoints, work.maxPoints)} баллов
          </Text>
        </summary>
        {work.task ? (
          <RichText html={work.task} />
        ) : (
          <Text tone="muted">Текста у задания нет.</Text>
        )}
      </Task>
      <WorkThread messages={work.messages} />
      {work.viewerCanUpdate && (
        <Decision>
          <VerdictForm
            // The key resets the form for another submission and for new messages in this one.
            key={work.id}
            work={{
              id: work.id,
              minPoints: work.minPoints,
              maxPoints: work.maxPoints,
              lastMessageId: work.lastMessageId,
              isAccepted: status === 'ACCEPTED',
              name,
            }}
            companyId={companyId}
            onDecided={onDecided}
            onStale={onStale}
          />
        </Decision>
      )}
    </chakra.article>
  );
}

const Alike = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    mb: '3',
    px: '3.5',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'warningSoft',
    color: 'warning',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
});

const Task = chakra('details', {
  base: {
    mb: '3',
    p: '3',
    borderRadius: 'xl',
    bg: 'soft',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '&[open] > summary': { mb: '2' },
  },
});

const Decision = chakra('div', {
  base: { mt: '4', pt: '4', borderTop: '1px solid', borderColor: 'line' },
});
