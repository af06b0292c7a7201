// Uploaded files of a form that was not submitted yet: the form's values are tickets, and this module stores their
// names.

export interface PendingFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Upload time in milliseconds since 1970. */
  at: number;
}

const files = new Map<string, PendingFile>();

/** Milliseconds that the server stores such a file, minus time to submit the form. */
const retentionTime = 23 * 3600 * 1000;

/** Whether the server may have deleted it. */
export const isExpired = ({ at }: PendingFile): boolean => at + retentionTime < Date.now();

export const rememberFile = (ticket: string, file: PendingFile): void =>
  void files.set(ticket, file);

export const pendingFile = (ticket: string): PendingFile | undefined => files.get(ticket);

/** Frees storage on the server. Fire and forget: the file expires within a day anyway. */
export function dropFile(ticket: string): void {
  if (!files.delete(ticket)) return;
  void fetch(`/media/forms/${ticket}`, { method: 'DELETE' }).catch(() => {});
}
