// When the code of a lazy part is loaded.
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

function press(element: Element): void {
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.runAllTimers();
}

it('loads the code on the first hover or focus of a button', () => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<{ Part: () => null }>>(async () => ({ Part: () => null }));
  lazyPart(load, 'Part');
  document.body.innerHTML = '<p>Текст</p><button><svg></svg></button>';
  press(document.querySelector('p') as Element);
  expect(load).not.toHaveBeenCalled();
  press(document.querySelector('svg') as Element);
  press(document.querySelector('svg') as Element);
  expect(load).toHaveBeenCalledOnce();

  const next = vi.fn<() => Promise<{ Part: () => null }>>(async () => {
    throw new Error('offline');
  });
  lazyPart(next, 'Part');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press(document.querySelector('button') as Element);
  expect(next).not.toHaveBeenCalled();
  onLine.mockRestore();
  press(document.querySelector('button') as Element);
  expect(next).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  document.body.innerHTML = '';
});
