// Builds iCalendar files of webinars (RFC 5545).
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEvent {
  id: number;
  name: string;
  course: string;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  /** The URL of the lesson's page. */
  page: string;
  /** The URL of the webinar room; null if it is not set or not visible to the reader. */
  joinLink: string | null;
  changedAt: Date;
}

/** How often calendar clients should refresh, in seconds. */
const freshness = 3600;

/** `origin` is the installation's URL, which makes event ids globally unique. */
export function buildCalendar(
  name: string,
  events: readonly CalendarEvent[],
  origin: string,
): string {
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
