// Titles of notifications, and the pages that they lead to.
import { describe, expect, test } from 'vitest';
import {
  notificationTitle,
  pathOfNotification,
  type NotificationKind,
  type PlaceOfNotification,
} from './index.ts';

const title = (kind: NotificationKind, times: number) =>
  notificationTitle({ kind, times, startsAt: null }).replaceAll('\u00a0', ' ');

test.each<[NotificationKind, number, string]>([
  ['test_waiting', 1, 'Тест ждёт проверки'],
  ['test_waiting', 2, '2 попытки ждут проверки'],
  ['test_waiting', 5, '5 попыток ждут проверки'],
  ['test_waiting', 21, '21 попытка ждёт проверки'],
  ['test_checked', 1, 'Новый результат теста'],
  ['test_checked', 3, '3 новых результата теста'],
])('%s, %i times: «%s»', (kind, times, words) => {
  expect(title(kind, times)).toBe(words);
});

test('comments on an order and due calls lead to the order', () => {
  const place = (kind: NotificationKind) =>
    pathOfNotification('demo', {
      kind,
      isForStaff: true,
      courseId: null,
      lessonId: null,
      testId: null,
      orderId: 5,
      recordId: 42,
      times: 1,
    });
  expect(place('order_comment')).toBe('/demo/orders/5?tab=comments#comment-42');
  expect(place('order_call')).toBe('/demo/orders/5');
});

describe('a notification about a test', () => {
  const nowhere = { courseId: null, lessonId: null, testId: null, orderId: null };
  const place = (more: Partial<PlaceOfNotification>): string =>
    pathOfNotification('demo', {
      kind: 'test_waiting',
      isForStaff: true,
      ...nowhere,
      testId: 7,
      recordId: 42,
      times: 1,
      ...more,
    });

  test('leads staff to the attempt, or to the queue if several wait', () => {
    expect(place({})).toBe('/demo/tests/7/results/42');
    expect(place({ times: 2 })).toBe('/demo/tests/checking');
  });

  test('leads the learner to their result, whatever its count', () => {
    for (const times of [1, 2]) {
      expect(place({ kind: 'test_checked', isForStaff: false, times })).toBe(
        '/courses/demo/tests/7/42',
      );
    }
  });
});
