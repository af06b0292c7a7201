// What a form's page tells of a visit: only what is new since it told last.

export interface Visit {
  /** Somebody has filled something in. */
  begun: boolean;
  /** The key of the field that was touched last; null before the first one, and once the form is sent. */
  at: string | null;
}

export interface Report {
  seen: boolean;
  begun: boolean;
  leftAt: string | null;
  noLongerAt: string | null;
}

/** Null where there is nothing to tell. `told` is null before the first report. */
export function reportOf(told: Visit | null, visit: Visit): Report | null {
  const before = told ?? { begun: false, at: null };
  const moved = before.at !== visit.at;
  const report = {
    seen: told === null,
    begun: visit.begun && !before.begun,
    leftAt: moved ? visit.at : null,
    noLongerAt: moved ? before.at : null,
  };
  return report.seen || report.begun || moved ? report : null;
}
