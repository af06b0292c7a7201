// Statuses of webinars and the allowed transitions, which the server enforces and the browser offers.

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

/** The statuses that users may set next, in the displayed order. */
export const nextStatuses = (status: WebinarStatus): readonly WebinarStatus[] => next[status];

export const mayBecome = (from: WebinarStatus, to: WebinarStatus): boolean =>
  from === to || next[from].includes(to);

/** Whether the status is final. */
export const isOver = (status: WebinarStatus): boolean => next[status].length === 0;

/** Milliseconds: a meeting opened earlier than this before the webinar is a rehearsal. */
const rehearsal = 60 * 60 * 1000;

/** The status after its meeting began or ended; rehearsals and late events do not change it. */
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

/** Minutes before a webinar at which reminders are sent. */
export const reminderMinutes = { day: 24 * 60, hour: 60 } as const;
export type WebinarReminder = keyof typeof reminderMinutes;

/** Future reminders of a webinar with their times. */
export function remindersToCome(
  webinar: { startsAt: Date; switches: Readonly<Record<WebinarReminder, boolean>> },
  now: Date,
): { reminder: WebinarReminder; at: Date }[] {
  return (Object.keys(reminderMinutes) as WebinarReminder[]).flatMap((reminder) => {
    const at = new Date(webinar.startsAt.getTime() - reminderMinutes[reminder] * 60_000);
    return webinar.switches[reminder] && at > now ? [{ reminder, at }] : [];
  });
}
