// Lazy components whose code is loaded when they are first rendered, or earlier, when the user hovers or focuses any
// button.
import { createElement, lazy, use, type ComponentProps, type FunctionComponent } from 'react';
import { AttemptContext } from './ErrorBoundary.tsx';

/** A component with any props, in the terms of `React.lazy`. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * The component exported under this name: `lazyPart(() => import('../UserLog.tsx'), 'UserLog')`. Suspends while
 * loading. Unlike `lazy`, it loads again on a retry after a failure.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<ComponentProps<Module[Name]>> {
  if (import.meta.env.PROD && !import.meta.env.SSR) preloadOnInteraction(load);
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  let hasFailed = false;
  let part = fetched();
  let triedIn = 0;
  return (props) => {
    const attempt = use(AttemptContext);
    if (hasFailed && attempt !== triedIn) {
      hasFailed = false;
      part = fetched();
    }
    triedIn = attempt;
    return createElement(part, props);
  };
}

type Load = () => Promise<unknown>;

/** Lazy parts of rendered screens that aren't loaded yet. */
const awaited = new Set<Load>();

/**
 * Loads the code on the first hover or focus of a control: a lazy part nearly always opens by one.
 */
export function preloadOnInteraction(load: Load): void {
  if (awaited.size === 0) {
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  }
  awaited.add(load);
}

/** Milliseconds; the limit of waiting for idle time on a busy machine. */
const longestWait = 300;

/** Safari lacks requestIdleCallback. */
const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: longestWait })
    : setTimeout(run));

const signs = ['pointerover', 'focusin'] as const;

function onSign({ target }: Event): void {
  if (
    !(
      target instanceof Element && target.closest('button, [role=combobox], [role=tab], [role=row]')
    )
  )
    return;
  for (const sign of signs) document.removeEventListener(sign, onSign);
  for (const load of awaited) {
    // Idle callbacks run one by one, after the response to the user's action is rendered.
    whenIdle(() => loadNow(load));
  }
  awaited.clear();
}

function loadNow(load: Load): void {
  // It would fail offline; the next hover or focus tries again.
  if (!navigator.onLine) return preloadOnInteraction(load);
  // Errors are shown when the component is rendered.
  load().catch(() => null);
}
