// Reports of a visit to a form's page; each has only the changes since the last one.

export interface Visit {
  /** The visitor has filled in something. */
  begun: boolean;
  /** The key of the last touched field; null before the first one and after submission. */
  at: string | null;
}

export interface Report {
  seen: boolean;
  begun: boolean;
  leftAt: string | null;
  noLongerAt: string | null;
}

/** Null if nothing has changed. `lastReported` is null before the first report. */
export function reportOf(lastReported: Visit | null, visit: Visit): Report | null {
  const before = lastReported ?? { begun: false, at: null };
  const moved = before.at !== visit.at;
  const report = {
    seen: lastReported === null,
    begun: visit.begun && !before.begun,
    leftAt: moved ? visit.at : null,
    noLongerAt: moved ? before.at : null,
  };
  return report.seen || report.begun || moved ? report : null;
}
