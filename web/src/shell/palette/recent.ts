// Records recently opened by the command palette, per company. Their names are confidential, so the list is deleted
// with the session.
import { readSetting, writeSetting } from '../../kit/network/settings.ts';

export interface RecentRecord {
  label: string;
  note?: string;
  /** Below the company's address. */
  path: string;
}

/** The size of the list without scrolling. */
const most = 6;

export function recentRecords(code: string): readonly RecentRecord[] {
  return read()[code] ?? [];
}

export function addRecent(code: string, place: RecentRecord): void {
  const others = recentRecords(code).filter(({ path }) => path !== place.path);
  writeSetting(
    'recent_places',
    JSON.stringify({ ...read(), [code]: [place, ...others].slice(0, most) }),
  );
}

/** Stored data may come from another release. */
function read(): Readonly<Record<string, readonly RecentRecord[]>> {
  try {
    const stored: unknown = JSON.parse(readSetting('recent_places') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([code, places]) => [
        code,
        Array.isArray(places) ? places.filter(isPlace) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isPlace(place: unknown): place is RecentRecord {
  return (
    typeof place === 'object' &&
    place !== null &&
    'label' in place &&
    typeof place.label === 'string' &&
    'path' in place &&
    typeof place.path === 'string'
  );
}
