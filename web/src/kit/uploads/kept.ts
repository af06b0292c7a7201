// The owner of stored uploads, and whether there are any. Every page reads that, so it needs neither IndexedDB nor the
// upload code.
import { readSetting, writeSetting } from '../network/settings.ts';

/** Signing out deletes it (`session.ts`). */
export const uploadsDatabase = 'uploads';

let owner: string | null = null;

/** Global id of the user; null before it is known, and then nothing is stored. */
export const ownerOfUploads = (): string | null => owner;

export function uploadsBelongTo(person: string): void {
  owner = person;
}

export const keepsUploads = (): boolean => readSetting('uploads') !== null;

export function noteKeptUploads(some: boolean): void {
  if (some === keepsUploads()) return;
  writeSetting('uploads', some ? '1' : null);
  tell();
}

let tell = (): void => undefined;

/** Subscribes the one component that shows them; returns the unsubscribe function. */
export function followKeptUploads(listener: () => void): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = () => undefined;
  };
}
