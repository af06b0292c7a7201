// Whether a person did anything on the page since it opened. What only serves somebody who reads on (the next rows of a
// list) can wait for that: opening a screen then costs one request, also in tabs that nobody looks at.
import { useEffect, useState } from 'react';

export function usePersonIsHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return;
    const notice = () => setHere(true);
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice, { capture: true });
    };
  }, [isHere]);
  return isHere;
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
