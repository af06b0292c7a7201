// The text of a digest mail: unread notifications by course, test and order, in the wording of the notification centre.
import {
  notificationTitle,
  pathOfNotification,
  type NotificationKind,
} from '@kafedra/common/notifications';
import { countOf } from '../../kit/values/plurals.ts';

/** Lines in a mail; the mail ends with the number of the others. */
const mostLines = 50;

export interface DigestLine {
  kind: NotificationKind;
  is_for_staff: boolean;
  course_id: number | null;
  lesson_id: number | null;
  test_id: number | null;
  order_id: number | null;
  record_id: number;
  times: number;
  course_name: string | null;
  lesson_name: string | null;
  test_title: string | null;
  order_number: string | null;
  starts_at: string | null;
}

interface Addressed {
  company: { code: string; name: string; time_zone: string };
  publicUrl: string;
  /** The unsubscribe URL. */
  offUrl: string;
}

const forms = ['уведомление', 'уведомления', 'уведомлений'] as const;

export function digestMail(
  lines: readonly DigestLine[],
  { company, publicUrl, offUrl }: Addressed,
): { subject: string; text: string } {
  const { code, name, time_zone } = company;
  const at = (path: string) => new URL(path, publicUrl).href;
  const shown = lines.slice(0, mostLines).map((line) => ({
    place: placeOf(line),
    text: `— ${titleOf(line, time_zone)}\n  ${at(pathOf(code, line))}`,
  }));
  const places = [...Map.groupBy(shown, ({ place }) => place)].map(([place, some]) =>
    [place, ...some.map(({ text }) => text)].join('\n'),
  );
  const isForStaff = lines.some(({ is_for_staff }) => is_for_staff);
  const all = at(isForStaff ? `/${code}/notifications` : `/courses/${code}/notifications`);
  const rest = lines.length - shown.length;
  return {
    subject: `${name}: ${countOf(lines.length, forms)}`,
    text: [
      'Здравствуйте!',
      `Вот что вы ещё не прочитали в школе «${name}».`,
      ...places,
      ...(rest > 0 ? [`И ещё ${countOf(rest, forms)}.`] : []),
      `Все уведомления: ${all}`,
      `Чтобы такие письма не приходили: ${offUrl}`,
    ].join('\n\n'),
  };
}

function placeOf({ course_name, test_title, order_number }: DigestLine): string {
  if (order_number !== null) return `Заявка № ${order_number}`;
  return test_title === null ? `Курс «${course_name}»` : `Тест «${test_title}»`;
}

function titleOf({ kind, times, starts_at, lesson_name }: DigestLine, timeZone: string): string {
  const startsAt = starts_at === null ? null : new Date(starts_at);
  const title = notificationTitle({ kind, times, startsAt }, timeZone);
  return lesson_name === null ? title : `${title}: урок «${lesson_name}»`;
}

const pathOf = (code: string, line: DigestLine): string =>
  pathOfNotification(code, {
    kind: line.kind,
    isForStaff: line.is_for_staff,
    courseId: line.course_id,
    lessonId: line.lesson_id,
    testId: line.test_id,
    orderId: line.order_id,
    recordId: line.record_id,
    times: line.times,
  });
