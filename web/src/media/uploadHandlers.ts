// What happens to uploads into the file storage when they are finished.
import type { UploadHandlers } from '../kit/uploads/uploadHandlers.ts';

export const uploadHandlers: UploadHandlers = {
  storage: async () => (await import('./uploads/putIntoStorage.ts')).putIntoStorage,
};
