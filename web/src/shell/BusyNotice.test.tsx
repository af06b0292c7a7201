// What a person sees and hears while something waits for a server that has too much to do.
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startWaiting } from '../kit/busy.ts';
import { renderUi } from '../ui/testing.tsx';
import { BusyNotice } from './BusyNotice.tsx';

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
/** The other one is that of the alerts. */
const told = () => screen.getAllByRole('status')[0]?.textContent;
const shown = (text: string) => screen.queryByText(text, { selector: '[aria-hidden] *, [aria-hidden]' });

it('counts the seconds down, is told once, and goes when the server has answered', async () => {
  vi.useFakeTimers();
  renderUi(<BusyNotice />);
  expect([told(), screen.queryByText(/Сервер занят/)]).toEqual(['', null]);
  const waiting = startWaiting();
  let pause: Promise<void> | null = null;
  await act(async () => {
    pause = waiting.pause(4, new AbortController().signal);
  });
  expect(shown('Сервер занят, продолжим через 4 с')).toBeVisible();
  expect(told()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(1);
  expect(shown('Сервер занят, продолжим через 3 с')).toBeVisible();
  await seconds(2);
  expect(shown('Сервер занят, продолжим через 1 с')).toBeVisible();
  expect(told()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(2);
  await pause;
  expect(shown('Сервер занят, продолжаем…')).toBeVisible();
  await act(async () => {
    pause = waiting.pause(4, new AbortController().signal);
  });
  expect(shown('Сервер занят, продолжим через 5 с')).toBeVisible();
  expect(told()).toBe('Сервер занят, продолжим через 4\u00a0с');
  await seconds(6);
  await act(async () => waiting.end());
  expect([told(), screen.queryByText(/Сервер занят/)]).toEqual(['', null]);
});
