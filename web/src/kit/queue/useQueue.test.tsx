// The two-pane queue: keyboard navigation, and the next waiting item after a decision.
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newUser } from '../../ui/testing.tsx';
import { queueKeys, useQueue } from './useQueue.ts';

let isWide = true;

beforeEach(() => {
  isWide = true;
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => vi.unstubAllGlobals());

const keys = queueKeys('работа');

function queue(states: readonly boolean[]) {
  const refresh = vi.fn();
  const rows = states.map((isWaiting, index) => ({ id: `row-${index + 1}`, isWaiting }));
  const Queue = () => {
    const { shown, choose, showNext } = useQueue({
      rows,
      waits: (row) => row.isWaiting,
      keys,
      refresh,
    });
    return (
      <>
        <output>{shown?.id ?? 'nothing'}</output>
        <button type="button" onClick={showNext}>
          Дальше
        </button>
        {choose && (
          <button type="button" onClick={() => choose('row-2')}>
            Второй
          </button>
        )}
      </>
    );
  };
  render(<Queue />);
  return { user: newUser(), refresh, shown: () => screen.getByRole('status').textContent };
}

const press = (user: ReturnType<typeof newUser>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('moves with J and K and stops at both ends', async () => {
  const { user, shown } = queue([true, true]);
  expect(shown()).toBe('row-1');
  await user.keyboard('kj');
  expect(shown()).toBe('row-2');
  await user.keyboard('jk');
  expect(shown()).toBe('row-1');
});

it('shows the next waiting item after a decision, and the first after the last', async () => {
  const { user, shown, refresh } = queue([true, true, false, true]);
  await press(user, 'Второй');
  await press(user, 'Дальше');
  expect(shown()).toBe('row-4');
  await press(user, 'Дальше');
  expect(shown()).toBe('row-1');
  expect(refresh).not.toHaveBeenCalled();
});

it('is refetched when no other item is waiting', async () => {
  const { user, shown, refresh } = queue([true, false]);
  await press(user, 'Дальше');
  expect(shown()).toBe('row-1');
  expect(refresh).toHaveBeenCalledOnce();
});

it('shows no side pane on narrow screens', async () => {
  isWide = false;
  const { user, shown } = queue([true, true]);
  await user.keyboard('j');
  expect(shown()).toBe('nothing');
  expect(screen.queryByRole('button', { name: 'Второй' })).toBeNull();
});
