// What a webinar may be, and what it may become: the server refuses anything else, and the browser offers nothing else.

/** Statuses of webinars (specification B, section 4). */
export const webinarStatuses = ['coming_soon', 'play', 'pause', 'finished', 'canceled'] as const;
export type WebinarStatus = (typeof webinarStatuses)[number];

const next: Record<WebinarStatus, readonly WebinarStatus[]> = {
  coming_soon: ['play', 'canceled'],
  play: ['pause', 'finished'],
  pause: ['play', 'finished'],
  finished: [],
  canceled: [],
};

/** What people can make of a webinar, in the order in which it is offered. */
export const webinarSteps = (status: WebinarStatus): readonly WebinarStatus[] => next[status];

export const mayBecome = (from: WebinarStatus, to: WebinarStatus): boolean =>
  from === to || next[from].includes(to);

/** Whether nothing becomes of it any more. */
export const isOver = (status: WebinarStatus): boolean => next[status].length === 0;

/** Milliseconds: whoever opens the room earlier than that tries it out. */
const rehearsal = 60 * 60 * 1000;

/** What a webinar is after its meeting began or ended: a rehearsal, and what comes too late, change nothing. */
export function afterMeeting(
  { status, startsAt }: { status: WebinarStatus; startsAt: Date | null },
  event: 'started' | 'ended',
  at: Date,
): WebinarStatus {
  const isRehearsal =
    status === 'coming_soon' && startsAt !== null && startsAt.getTime() - at.getTime() > rehearsal;
  const to = event === 'started' ? 'play' : 'finished';
  return !isRehearsal && mayBecome(status, to) ? to : status;
}

/** How long before a webinar it is reminded of, in minutes. */
export const reminderMinutes = { day: 24 * 60, hour: 60 } as const;
export type WebinarReminder = keyof typeof reminderMinutes;

/** Reminders of a webinar that are still to come, with their times. */
export function remindersToCome(
  webinar: { startsAt: Date; switches: Readonly<Record<WebinarReminder, boolean>> },
  now: Date,
): { reminder: WebinarReminder; at: Date }[] {
  return (Object.keys(reminderMinutes) as WebinarReminder[]).flatMap((reminder) => {
    const at = new Date(webinar.startsAt.getTime() - reminderMinutes[reminder] * 60_000);
    return webinar.switches[reminder] && at > now ? [{ reminder, at }] : [];
  });
}
