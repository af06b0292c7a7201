// Builds the addresses of a record's history, with and without filters.
import { historyParts, type HistoryState } from '../kit/pages/historyAddress.ts';

export const emptyHistoryFilter: HistoryState = {
  field: [],
  author: [],
  event: 'ALL',
  from: null,
  to: null,
};

/** The address of the same tab with another state. */
export function historySearch(tab: string, state: HistoryState): string {
  const search = new URLSearchParams({ tab });
  for (const name of Object.keys(historyParts) as (keyof HistoryState)[]) {
    const text = historyParts[name].write(state[name] as never);
    if (text !== '') search.set(name, text);
  }
  return String(search);
}
