// A notice above everything that an operation is waiting for an overloaded server.
import { Suspense, useSyncExternalStore } from 'react';
import { busyNow, subscribeToBusy } from '../../kit/network/busy.ts';
import { lazyPart } from '../../ui/index.ts';

export function BusyNotice() {
  const busy = useSyncExternalStore(subscribeToBusy, busyNow, () => null);
  return (
    // React Aria hides everything outside an open modal except elements with this attribute.
    <output aria-live="polite" data-react-aria-top-layer="true">
      {busy && (
        <Suspense>
          <BusyStrip until={busy.until} />
        </Suspense>
      )}
    </output>
  );
}

/** Without its code, which comes from the same server, nothing is shown. */
const fallbackModule = { BusyStrip: (_busy: { until: number | null }) => null };

const BusyStrip = lazyPart(
  () => import('./BusyStrip.tsx').catch(() => fallbackModule),
  'BusyStrip',
);
