// A part of a screen whose code comes when the part is first shown.
import { lazy, type LazyExoticComponent } from 'react';

/** A component of whatever props, as React says it. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** The component of this name in a module: `lazyPart(() => import('./UserLog.tsx'), 'UserLog')`. Suspends until it is here. */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await load())[name] }));
}
