// The time zone in which dates and times are shown and entered: the company's on its pages, otherwise the browser's.

let shown: string | undefined;

/** Sets the zone of the page about to be rendered; undefined is the browser's. */
export function setTimeZone(timeZone: string | undefined): void {
  shown = timeZone;
}

export const shownTimeZone = (): string | undefined => shown;

export interface Clock {
  yyyy: string;
  mm: string;
  dd: string;
  hh: string;
  min: string;
}

/** The calendar date and clock time of an instant. */
export function clockAt(date: Date, timeZone = shown): Clock {
  const found = new Map(
    formatter(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return {
    yyyy: part('year'),
    mm: part('month'),
    dd: part('day'),
    hh: part('hour'),
    min: part('minute'),
  };
}

/** The day of an instant as `2026-09-01`. */
export function dayAt(date: Date, timeZone = shown): string {
  const { yyyy, mm, dd } = clockAt(date, timeZone);
  return `${yyyy.padStart(4, '0')}-${mm}-${dd}`;
}

export const today = (): string => dayAt(new Date());

/**
 * The instant of a day and a time like `07:30`; a time skipped by daylight saving is shifted forward by the same
 * amount.
 */
export function instantOf(day: string, time: string, timeZone = shown): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const offsetAt = (instant: number) => {
    const { hh, min } = clockAt(new Date(instant), timeZone);
    return Date.parse(`${dayAt(new Date(instant), timeZone)}T${hh}:${min}Z`) - instant;
  };
  const before = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(before));
}

/** Days since the epoch, by calendar: days of 23 or 25 hours count as one. */
export const dayNumber = (date: Date, timeZone = shown): number =>
  Date.parse(dayAt(date, timeZone)) / 86_400_000;

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  let made = formatters.get(timeZone);
  if (!made) {
    made = new Intl.DateTimeFormat('ru-RU', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, made);
  }
  return made;
}
