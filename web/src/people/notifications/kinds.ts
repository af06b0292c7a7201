// Titles and links of notifications by their kind in the schema.
import { graphql, readInlineData } from 'react-relay';
import {
  notificationKinds,
  notificationTitle,
  pathOfNotification,
} from '@kafedra/common/notifications';
import { shownTimeZone } from '../../ui/index.ts';
import type { kinds_notification$key } from '../../__generated__/kinds_notification.graphql.ts';

/** The title and the page of a notification; a server of another version may send unknown kinds. */
export function describeNotification(
  code: string,
  notification: kinds_notification$key,
): { title: string; to: string } {
  const {
    kind: name,
    startsAt,
    times,
    ...place
  } = readInlineData<kinds_notification$key>(
    graphql`
      fragment kinds_notification on Notification @inline {
        kind
        isForStaff
        courseId
        lessonId
        testId
        orderId
        recordId
        times
        startsAt
      }
    `,
    notification,
  );
  const kind = notificationKinds.find((each) => each.toUpperCase() === name);
  if (kind === undefined) return { title: 'Уведомление', to: `/${code}` };
  const { isForStaff, courseId, lessonId, testId, orderId, recordId } = place;
  const when = startsAt == null ? null : new Date(startsAt);
  return {
    title: notificationTitle({ kind, times, startsAt: when }, shownTimeZone()),
    to: pathOfNotification(code, {
      kind,
      isForStaff,
      courseId: courseId ?? null,
      lessonId: lessonId ?? null,
      testId: testId ?? null,
      orderId: orderId ?? null,
      recordId,
      times,
    }),
  };
}
