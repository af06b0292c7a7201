// Files that wait for their form to be sent: the form holds their tickets, and what they are called is known here.

export interface WaitingFile {
  name: string;
  /** Bytes. */
  size: number;
  /** When it was uploaded, in milliseconds since 1970. */
  at: number;
}

const files = new Map<string, WaitingFile>();

/** Milliseconds that the server keeps one, less what it takes to send the form. */
const keptFor = 23 * 3600 * 1000;

/** Whether the server may have it no more. */
export const isGone = ({ at }: WaitingFile): boolean => at + keptFor < Date.now();

export const knowFile = (ticket: string, file: WaitingFile): void => void files.set(ticket, file);

export const waitingFile = (ticket: string): WaitingFile | undefined => files.get(ticket);

/** Makes room for others. Whether it was done, nobody waits for: in a day it is gone anyway. */
export function dropFile(ticket: string): void {
  if (!files.delete(ticket)) return;
  void fetch(`/media/forms/${ticket}`, { method: 'DELETE' }).catch(() => {});
}
