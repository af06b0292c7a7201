// Kinds of notifications and their Russian texts, shared by the browser and mails.
export const notificationGroups = [
  'comments',
  'homework',
  'tests',
  'webinars',
  'certificates',
  'orders',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Each kind with the group in which users turn it off. */
export const groupOfKind = {
  comment: 'comments',
  reply: 'comments',
  homework_sent: 'homework',
  homework_asked: 'homework',
  homework_returned: 'homework',
  homework_accepted: 'homework',
  homework_answered: 'homework',
  test_waiting: 'tests',
  test_checked: 'tests',
  test_annulled: 'tests',
  webinar_set: 'webinars',
  webinar_moved: 'webinars',
  webinar_canceled: 'webinars',
  certificate: 'certificates',
  order_comment: 'orders',
  order_mention: 'orders',
  order_call: 'orders',
} as const satisfies Record<string, NotificationGroup>;

export type NotificationKind = keyof typeof groupOfKind;
export const notificationKinds = Object.keys(groupOfKind) as [
  NotificationKind,
  ...NotificationKind[],
];

/** How often unread notifications are sent by mail. */
export const digestPeriods = ['off', 'daily', 'weekly'] as const;
export type DigestPeriod = (typeof digestPeriods)[number];

/** Unread notifications are counted up to this number. */
export const mostUnread = 100;

export interface NotificationContent {
  kind: NotificationKind;
  /** How often it has happened since the notification was read. */
  times: number;
  /** The time of a webinar, if it has one. */
  startsAt: Date | null;
}

const plurals = new Intl.PluralRules('ru');

/** The text for one event, and the plural forms that follow the number of several. */
type Words = readonly [one: string, of1: string, of2: string, of5: string];

const words: Record<Exclude<NotificationKind, `webinar_${string}`>, Words> = {
  comment: ['Новый комментарий', 'новый комментарий', 'новых комментария', 'новых комментариев'],
  reply: [
    'Ответ на ваш комментарий',
    'ответ на ваш комментарий',
    'ответа на ваш комментарий',
    'ответов на ваш комментарий',
  ],
  homework_sent: [
    'Сдано домашнее задание',
    'ответ на домашнее задание',
    'ответа на домашнее задание',
    'ответов на домашнее задание',
  ],
  homework_asked: [
    'Сообщение к домашнему заданию',
    'сообщение к домашнему заданию',
    'сообщения к домашнему заданию',
    'сообщений к домашнему заданию',
  ],
  homework_returned: [
    'Домашнее задание вернули на доработку',
    'возврат домашнего задания на доработку',
    'возврата домашнего задания на доработку',
    'возвратов домашнего задания на доработку',
  ],
  homework_accepted: [
    'Домашнее задание принято',
    'решение: домашнее задание принято',
    'решения: домашнее задание принято',
    'решений: домашнее задание принято',
  ],
  homework_answered: [
    'Проверяющий написал вам',
    'сообщение от проверяющего',
    'сообщения от проверяющего',
    'сообщений от проверяющего',
  ],
  test_waiting: [
    'Тест ждёт проверки',
    'попытка ждёт проверки',
    'попытки ждут проверки',
    'попыток ждут проверки',
  ],
  test_checked: [
    'Новый результат теста',
    'новый результат теста',
    'новых результата теста',
    'новых результатов теста',
  ],
  test_annulled: [
    'Попытка теста аннулирована',
    'аннулирование попытки теста',
    'аннулирования попытки теста',
    'аннулирований попытки теста',
  ],
  certificate: ['Вы получили сертификат', 'сертификат', 'сертификата', 'сертификатов'],
  order_comment: [
    'Новый комментарий к заявке',
    'новый комментарий к заявке',
    'новых комментария к заявке',
    'новых комментариев к заявке',
  ],
  order_mention: [
    'Вас упомянули в заявке',
    'упоминание в заявке',
    'упоминания в заявке',
    'упоминаний в заявке',
  ],
  order_call: [
    'Пора позвонить клиенту',
    'напоминание о звонке',
    'напоминания о звонке',
    'напоминаний о звонке',
  ],
};

/** The title of a notification; dates are in this time zone. */
export function notificationTitle(
  { kind, times, startsAt }: NotificationContent,
  timeZone?: string,
): string {
  if (kind === 'webinar_canceled') return 'Вебинар отменён';
  if (kind === 'webinar_set' || kind === 'webinar_moved') {
    const verb = kind === 'webinar_set' ? 'Назначен' : 'Перенесён';
    return startsAt === null
      ? `${verb} вебинар`
      : `${verb} вебинар на ${momentIn(startsAt, timeZone)}`;
  }
  const [one, of1, of2, of5] = words[kind];
  if (times === 1) return one;
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: of1, few: of2 };
  return `${times.toLocaleString('ru')} ${forms[plurals.select(times)] ?? of5}`;
}

/** Formatted as «1 декабря в 19:00». */
function momentIn(at: Date, timeZone: string | undefined): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { ...(timeZone !== undefined && { timeZone }), ...options });
  const day = parts({ day: 'numeric', month: 'long' }).format(at);
  return `${day} в ${parts({ hour: '2-digit', minute: '2-digit' }).format(at)}`;
}

export interface PlaceOfNotification {
  kind: NotificationKind;
  /** It leads to the back office, otherwise to the learning part. */
  isForStaff: boolean;
  /** Null for notifications about a test or an order. */
  courseId: number | null;
  lessonId: number | null;
  /** Set for notifications about a test. */
  testId: number | null;
  /** Set for notifications about an order. */
  orderId: number | null;
  /** The latest record concerned: the comment, the submission, the attempt. */
  recordId: number;
  /** How often it has happened since the notification was read. */
  times: number;
}

/** The path of the page that a notification leads to. */
export function pathOfNotification(
  code: string,
  { kind, isForStaff, courseId, lessonId, testId, orderId, recordId, times }: PlaceOfNotification,
): string {
  if (orderId !== null) {
    const order = `/${code}/orders/${orderId}`;
    return kind === 'order_call' ? order : `${order}?tab=comments#comment-${recordId}`;
  }
  if (testId !== null) {
    if (!isForStaff) return `/courses/${code}/tests/${testId}/${recordId}`;
    // Several waiting attempts are listed in the queue.
    return times > 1 ? `/${code}/tests/checking` : `/${code}/tests/${testId}/results/${recordId}`;
  }
  if (!isForStaff) {
    const course = `/courses/${code}/${courseId}`;
    if (lessonId === null) return course;
    const lesson = `${course}/${lessonId}`;
    return groupOfKind[kind] === 'comments' ? `${lesson}#comment-${recordId}` : lesson;
  }
  if (groupOfKind[kind] === 'homework') return `/${code}/homeworks/${recordId}`;
  return `/${code}/comments?comment=${recordId}`;
}
