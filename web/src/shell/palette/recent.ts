// The places that a person went to last by the command palette, each company's apart. Their names are the company's
// secrets: they are forgotten with the session.
import { readSetting, writeSetting } from '../../kit/network/settings.ts';

export interface RecentPlace {
  label: string;
  note?: string;
  /** Under the company's address. */
  path: string;
}

/** As many as are seen at a glance. */
const most = 6;

export function recentPlaces(code: string): readonly RecentPlace[] {
  return read()[code] ?? [];
}

export function noteRecent(code: string, place: RecentPlace): void {
  const others = recentPlaces(code).filter(({ path }) => path !== place.path);
  writeSetting(
    'recent_places',
    JSON.stringify({ ...read(), [code]: [place, ...others].slice(0, most) }),
  );
}

/** What stands there may be of another release. */
function read(): Readonly<Record<string, readonly RecentPlace[]>> {
  try {
    const kept: unknown = JSON.parse(readSetting('recent_places') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([code, places]) => [
        code,
        Array.isArray(places) ? places.filter(isPlace) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isPlace(place: unknown): place is RecentPlace {
  return (
    typeof place === 'object' &&
    place !== null &&
    'label' in place &&
    typeof place.label === 'string' &&
    'path' in place &&
    typeof place.path === 'string'
  );
}
