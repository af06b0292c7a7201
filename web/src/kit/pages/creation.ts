// The commands «Создать…»: open a list and run its main action once it is rendered.

import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

let awaited: string | null = null;

/** Call before navigating to the list, to create a record there. */
export function requestCreation(pathname: string): void {
  awaited = pathname;
}

/** Whether a creation was requested at this address; clears the request. */
function takeCreation(pathname: string): boolean {
  const isHere = awaited === pathname;
  awaited = null;
  return isHere;
}

/** Runs the main action of a list if it was requested. */
export function useRequestedCreation(create: (() => void) | undefined): void {
  const { key, pathname } = useLocation();
  const act = useEffectEvent((_visit: string) => {
    if (takeCreation(pathname)) create?.();
  });
  useEffect(() => act(key), [key]);
}
