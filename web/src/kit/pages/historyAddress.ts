// The filter of a record's history, in the address of a page with a history tab.
import { choice, day, valueAt, values, type Address } from './addressParameters.ts';

/** The first matches all events. */
export const shownEvents = ['ALL', 'CREATED', 'UPDATED', 'DELETED'] as const;

const fields = values();
const events = choice(shownEvents);

export interface HistoryState {
  /** REST names of fields. */
  field: readonly string[];
  /** REST ids. */
  author: readonly string[];
  event: (typeof shownEvents)[number];
  from: string | null;
  to: string | null;
}

/** The parameters in the address, by name. */
export const historyParts = { field: fields, author: fields, event: events, from: day, to: day };

export const historyStateAt = (place: Pick<Address, 'search'>): HistoryState => ({
  field: valueAt('field', fields)(place),
  author: valueAt('author', fields)(place).filter((id) => /^\d{1,9}$/.test(id)),
  event: valueAt('event', events)(place),
  from: valueAt('from', day)(place),
  to: valueAt('to', day)(place),
});

/** The filter of the query; null for all changes. */
export function historyAt(place: Pick<Address, 'search'>) {
  const { field, author, event, from, to } = historyStateAt(place);
  const filter = {
    ...(field.length > 0 && { field }),
    ...(author.length > 0 && { author: author.map(Number) }),
    ...(event !== 'ALL' && { event: [event] }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
