// Whether a page holds its connections, by what the browser says of the network.
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAttention } from './attention.ts';

const says = (event: string) => act(() => void dispatchEvent(new Event(event)));

it('ends when the network goes, and not where the browser knows of none from the beginning', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(useAttention);
  expect(result.current).toBe(true);
  says('offline');
  expect(result.current).toBe(false);
  says('online');
  expect(result.current).toBe(true);
});
