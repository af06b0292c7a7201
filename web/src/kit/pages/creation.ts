// «Создать…» from anywhere: the list where that is done opens, and does its main action once it is there.

import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

let awaited: string | null = null;

/** The list at this address is about to be opened, to make something new. */
export function awaitCreation(pathname: string): void {
  awaited = pathname;
}

/** Whether somebody came to this address for that; once. */
function takeCreation(pathname: string): boolean {
  const isHere = awaited === pathname;
  awaited = null;
  return isHere;
}

/** Does the main action of a list for somebody who came for it. */
export function useAwaitedCreation(create: (() => void) | undefined): void {
  const { key, pathname } = useLocation();
  const act = useEffectEvent((_visit: string) => {
    if (takeCreation(pathname)) create?.();
  });
  useEffect(() => act(key), [key]);
}
