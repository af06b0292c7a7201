// Stores this browser's recent requests of exports by job, so that they can be repeated: the server stores only the
// file.
import { readSetting, writeSetting, type Setting } from '../kit/network/settings.ts';

const maxEntries = 20;

export interface ExportRequests<Request> {
  requestOf: (jobId: string) => Request | null;
  rememberRequest: (jobId: string, request: Request) => void;
}

/** Reads and writes the requests under this browser setting. */
export function exportRequests<Request extends object>(setting: Setting): ExportRequests<Request> {
  type Entry = readonly [jobId: string, request: Request];

  const isEntry = (entry: unknown): entry is Entry =>
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object';

  const read = (): readonly Entry[] => {
    try {
      const entries: unknown = JSON.parse(readSetting(setting) ?? '[]');
      return Array.isArray(entries) ? entries.filter(isEntry) : [];
    } catch {
      return [];
    }
  };

  return {
    requestOf: (jobId) => read().find(([id]) => id === jobId)?.[1] ?? null,
    rememberRequest: (jobId, request) => {
      const entries = [...read(), [jobId, request]].slice(-maxEntries);
      writeSetting(setting, JSON.stringify(entries));
    },
  };
}
