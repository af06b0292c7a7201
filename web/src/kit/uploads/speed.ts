// How fast an upload is, by what has left within the last seconds: parts that come broken and pauses do not spoil it.

/** Milliseconds that are looked back on. */
const span = 8000;

export interface Speed {
  /** Notes how many bytes have left so far. */
  note: (sent: number) => void;
  /** Bytes a second; null as long as it is too early to tell. */
  now: () => number | null;
  /** After a pause. */
  reset: () => void;
}

export function measureSpeed(clock: () => number = () => performance.now()): Speed {
  let noted: { at: number; sent: number }[] = [];
  return {
    note: (sent) => {
      const at = clock();
      const before = noted.at(-1);
      // What was lost is sent again.
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
