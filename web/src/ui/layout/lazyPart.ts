// A part of a screen whose code comes when the part is first shown, or before: when a person reaches for any button.
import { createElement, lazy, use, type ComponentProps, type FunctionComponent } from 'react';
import { AttemptContext } from './ErrorBoundary.tsx';

/** A component of whatever props, as React says it. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * The component of this name in a module: `lazyPart(() => import('../UserLog.tsx'), 'UserLog')`. Suspends until it is
 * here, and is fetched once more by the next try after a failure, which `lazy` would keep.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<ComponentProps<Module[Name]>> {
  if (import.meta.env.PROD && !import.meta.env.SSR) loadInTime(load);
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

/** The parts of the screens that were opened, until their code is fetched. */
const awaited = new Set<Load>();

/** A part opens by a button or a tab, nearly always after the pointer or the focus has been on one: it comes then. */
export function loadInTime(load: Load): void {
  if (awaited.size === 0) {
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  }
  awaited.add(load);
}

/** Milliseconds after which it comes on a busy machine, too. */
const longestWait = 300;

/** Safari has no idle time yet. */
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
    // One at a time, as what the person does there is drawn first.
    whenIdle(() => loadNow(load));
  }
  awaited.clear();
}

function loadNow(load: Load): void {
  // It would fail; it comes with a sign after the network is back.
  if (!navigator.onLine) return loadInTime(load);
  // What does not come now is told when it is shown.
  load().catch(() => null);
}
