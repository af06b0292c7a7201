// Webinars as calendars know them (RFC 5545).
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEvent {
  id: number;
  name: string;
  course: string;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  /** The page of its lesson. */
  page: string;
  /** Where it is given; null where that is not known, or not told. */
  joinLink: string | null;
  changedAt: Date;
}

/** How often calendars are to ask anew, in seconds. */
const freshness = 3600;

/** `origin`: of the installation, which makes the ids of events its own. */
export function calendarOf(name: string, events: readonly CalendarEvent[], origin: string): string {
  const calendar = ical({
    name,
    prodId: { company: 'Kafedra', product: 'Webinars', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: freshness,
  });
  const { hostname } = new URL(origin);
  for (const event of events) {
    calendar.createEvent({
      id: `webinar-${event.id}@${hostname}`,
      start: event.startsAt,
      end: event.endsAt,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: event.name,
      description: `Курс «${event.course}»`,
      url: event.page,
      ...(event.joinLink !== null && { location: event.joinLink }),
      status: event.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
