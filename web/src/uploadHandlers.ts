// The handlers of finished uploads, collected from all domains.
import type { UploadHandlers } from './kit/uploads/uploadHandlers.ts';

export const uploadHandlers: UploadHandlers = {
  storage: async () => (await import('./media/uploads/putIntoStorage.ts')).putIntoStorage,
};
