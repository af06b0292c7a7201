// Sends YooKassa's notifications: at once, or held until a test sends them.

interface Notification {
  type: 'notification';
  event: string;
  object: object;
}

export interface Flush {
  /** `reversed`: the latest first. */
  order?: 'happened' | 'reversed';
  /** How often each is sent. */
  times?: number;
}

export function createNotifications() {
  let url: string | null = null;
  let isHeld = false;
  let waiting: Notification[] = [];
  let sending: Promise<unknown> = Promise.resolve();

  /** A rejected notification is sent again with the next flush; YooKassa retries for 24 hours. */
  const send = async (notification: Notification): Promise<number> => {
    const status = await fetch(url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notification),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status !== 200 && !waiting.includes(notification)) waiting.push(notification);
    return status;
  };

  return {
    happened: (event: string, object: object) => {
      if (url === null) return;
      const notification: Notification = { type: 'notification', event, object };
      if (isHeld) waiting.push(notification);
      else sending = sending.then(() => send(notification));
    },
    /** Null sends none. */
    sendTo: (next: string | null) => {
      url = next;
    },
    hold: (held: boolean) => {
      isHeld = held;
    },
    /** Returns the status of each response; 0 for none. */
    flush: async ({ order = 'happened', times = 1 }: Flush): Promise<number[]> => {
      await sending;
      const due = waiting;
      waiting = [];
      if (order === 'reversed') due.reverse();
      const statuses: number[] = [];
      for (const notification of due.flatMap((each) => Array.from({ length: times }, () => each))) {
        statuses.push(await send(notification));
      }
      return statuses;
    },
    /** Resolves when all immediate notifications are sent. */
    sent: () => sending,
  };
}
