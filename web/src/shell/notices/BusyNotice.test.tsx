// What users see and hear while an operation waits for an overloaded server.
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startRetries } from '../../kit/network/busy.ts';
import { renderUi } from '../../ui/testing.tsx';
import { BusyNotice } from './BusyNotice.tsx';

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
/**
 * The text for screen readers in the notice's live region; the second live region belongs to the alerts.
 */
const announcement = () => {
  const heard = screen.getAllByRole('status')[0]?.cloneNode(true) as HTMLElement;
  for (const hidden of heard.querySelectorAll('[aria-hidden]')) hidden.remove();
  return heard.textContent;
};
const shown = (text: string) =>
  screen.queryByText(text, { selector: '[aria-hidden] *, [aria-hidden]' });

it('counts down, is announced once, and disappears after the response', async () => {
  vi.useFakeTimers();
  renderUi(<BusyNotice />);
  expect([announcement(), screen.queryByText(/Сервер занят/)]).toEqual(['', null]);
  const waiting = startRetries();
  let pause: Promise<void> | null = null;
  await act(async () => {
    pause = waiting.pause(4, new AbortController().signal);
  });
  // The first time, its code is loaded.
  await vi.waitFor(() => expect(shown('Сервер занят, продолжим через 4 с')).toBeVisible());
  expect(announcement()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(1);
  expect(shown('Сервер занят, продолжим через 3 с')).toBeVisible();
  await seconds(2);
  expect(shown('Сервер занят, продолжим через 1 с')).toBeVisible();
  expect(announcement()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(2);
  await pause;
  expect(shown('Сервер занят, продолжаем…')).toBeVisible();
  await act(async () => {
    pause = waiting.pause(4, new AbortController().signal);
  });
  expect(shown('Сервер занят, продолжим через 5 с')).toBeVisible();
  expect(announcement()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(6);
  await act(async () => waiting.end());
  expect([announcement(), screen.queryByText(/Сервер занят/)]).toEqual(['', null]);
});
