// The browser's online status, and when it is trusted.
import { expect, it, vi } from 'vitest';
import { isOnline } from './online.ts';

const says = (event: 'online' | 'offline') => dispatchEvent(new Event(event));

it('is online until an offline event, even when navigator.onLine is false from the start', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  says('online');
  expect(isOnline()).toBe(true);
  says('offline');
  expect(isOnline()).toBe(false);
  // A computer that was asleep gets no `online` event.
  onLine.mockReturnValue(true);
  expect(isOnline()).toBe(true);
  onLine.mockReturnValue(false);
  says('online');
  expect(isOnline()).toBe(true);
});
