// The owner of stored uploads, and whether there are any. Every page reads that, so it needs neither IndexedDB nor the
// upload code.
import { readSetting, writeSetting } from '../network/settings.ts';

/** Signing out deletes it (`session.ts`). */
export const uploadsDatabase = 'uploads';

let owner: string | null = null;

/** Global id of the user; null before it is known, and then nothing is stored. */
export const uploadOwner = (): string | null => owner;

export function setUploadOwner(person: string): void {
  owner = person;
}

export const hasStoredUploads = (): boolean => readSetting('uploads') !== null;

export function setHasStoredUploads(some: boolean): void {
  if (some === hasStoredUploads()) return;
  writeSetting('uploads', some ? '1' : null);
  notify();
}

let notify = (): void => undefined;

/** Subscribes the one component that shows them; returns the unsubscribe function. */
export function subscribeToStoredUploads(listener: () => void): () => void {
  notify = listener;
  return () => {
    if (notify === listener) notify = () => undefined;
  };
}
