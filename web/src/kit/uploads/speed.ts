// The speed of an upload over the last seconds, unaffected by pauses and damaged parts.

/** Milliseconds to look back. */
const span = 8000;

export interface Speed {
  /** Records the total of bytes sent. */
  note: (sent: number) => void;
  /** Bytes per second; null until it can be measured. */
  now: () => number | null;
  /** Call after a pause. */
  reset: () => void;
}

export function measureSpeed(clock: () => number = () => performance.now()): Speed {
  let noted: { at: number; sent: number }[] = [];
  return {
    note: (sent) => {
      const at = clock();
      const before = noted.at(-1);
      // The total shrinks when a lost part is sent again.
      if (before && sent < before.sent) noted = [];
      noted = [...noted.filter((one) => at - one.at <= span), { at, sent }];
    },
    now: () => {
      const [first] = noted;
      const last = noted.at(-1);
      if (!first || !last || last.at - first.at < 1000) return null;
      return ((last.sent - first.sent) / (last.at - first.at)) * 1000;
    },
    reset: () => {
      noted = [];
    },
  };
}
