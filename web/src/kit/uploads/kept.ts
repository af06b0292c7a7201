// Whose uploads this browser keeps, and whether it keeps any. Every page asks that, so it is told without the database
// and without the code that uploads.
import { readSetting, writeSetting } from '../network/settings.ts';

/** Signing out takes it away (`session.ts`). */
export const uploadsDatabase = 'uploads';

let owner: string | null = null;

/** Global id of the person; null before it is known, and then nothing is kept. */
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

/** For the one place that shows them: tells when that changes. Answers how it is left. */
export function followKeptUploads(listener: () => void): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = () => undefined;
  };
}
