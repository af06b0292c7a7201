// The handlers of finished uploads, collected from all domains.
import type { Endings } from './kit/uploads/endings.ts';

export const uploadEndings: Endings = {
  storage: async () => (await import('./media/uploads/putIntoStorage.ts')).putIntoStorage,
};
