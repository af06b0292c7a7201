// Tells, over whatever is on the screen, that something waits for a server which has too much to do.
import { Suspense, useSyncExternalStore } from 'react';
import { busyNow, followBusy } from '../../kit/network/busy.ts';
import { lazyPart } from '../../ui/index.ts';

export function BusyNotice() {
  const busy = useSyncExternalStore(followBusy, busyNow, () => null);
  return (
    // React Aria hides everything outside an open modal, except what carries this mark.
    <output aria-live="polite" data-react-aria-top-layer="true">
      {busy && (
        <Suspense>
          <BusyStrip until={busy.until} />
        </Suspense>
      )}
    </output>
  );
}

/** Its code comes from the same server. */
const untold = { BusyStrip: (_busy: { until: number | null }) => null };

const BusyStrip = lazyPart(() => import('./BusyStrip.tsx').catch(() => untold), 'BusyStrip');
