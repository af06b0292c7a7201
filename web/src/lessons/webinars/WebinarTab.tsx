// The «Вебинар» tab: conducting it, and its settings.
import { graphql, useFragment } from 'react-relay';
import { Video } from 'lucide-react';
import { Box, EmptyState, Stack, Text, TextLink } from '../../ui/index.ts';
import type { LessonTabProps } from '../editor/lessonTabProps.ts';
import { WebinarControls } from './WebinarControls.tsx';
import { WebinarForm } from './WebinarForm.tsx';
import type { WebinarTab_lesson$key } from '../../__generated__/WebinarTab_lesson.graphql.ts';

export function WebinarTab({
  lesson: key,
  courseId,
  companyId,
  atLesson,
  mayPick,
  isReadOnly,
  draftOf,
}: LessonTabProps & {
  lesson: WebinarTab_lesson$key;
  companyId: string;
  /** URL of the lesson. */
  atLesson: string;
  /** Whether the user may see the company's files. */
  mayPick: boolean;
}) {
  const { type, webinar } = useFragment<WebinarTab_lesson$key>(
    graphql`
      fragment WebinarTab_lesson on Lesson @throwOnFieldError {
        type
        webinar {
          ...WebinarControls_webinar
          ...WebinarForm_webinar
        }
      }
    `,
    key,
  );
  if (!webinar) {
    return (
      <EmptyState
        kind="start"
        title="У этого урока нет вебинара"
        text="Вебинар есть у уроков вида «Вебинар» и у тех, где стоит блок «Вебинар»."
        icon={<Video />}
      />
    );
  }
  return (
    <Stack gap="4">
      <Box maxW="760px">
        <WebinarControls
          webinar={webinar}
          companyId={companyId}
          courseId={courseId}
          isReadOnly={isReadOnly}
        />
      </Box>
      <WebinarForm
        webinar={webinar}
        companyId={companyId}
        mayPick={mayPick}
        isReadOnly={isReadOnly}
        draftOf={draftOf}
        {...(type === 'WEBINAR' && {
          elsewhere: (
            <Text tone="muted" size="sm">
              Время и комнату задают на вкладке{' '}
              <TextLink to={atLesson}>«Содержание урока»</TextLink>.
            </Text>
          ),
        })}
      />
    </Stack>
  );
}
