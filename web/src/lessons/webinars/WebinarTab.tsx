// «Вебинар»: how it is given, and its settings.
import { graphql, useFragment } from 'react-relay';
import { Video } from 'lucide-react';
import { Box, EmptyState, Stack } from '../../ui/index.ts';
import type { LessonSetting } from '../editor/setting.ts';
import { WebinarConduct } from './WebinarConduct.tsx';
import { WebinarForm } from './WebinarForm.tsx';
import type { WebinarTab_lesson$key } from '../../__generated__/WebinarTab_lesson.graphql.ts';

export function WebinarTab({
  lesson: key,
  courseId,
  companyId,
  mayPick,
  isReadOnly,
  draftOf,
}: LessonSetting & {
  lesson: WebinarTab_lesson$key;
  companyId: string;
  /** Whether the person sees the school's files. */
  mayPick: boolean;
}) {
  const { webinar } = useFragment<WebinarTab_lesson$key>(
    graphql`
      fragment WebinarTab_lesson on Lesson @throwOnFieldError {
        webinar {
          ...WebinarConduct_webinar
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
        <WebinarConduct
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
      />
    </Stack>
  );
}
