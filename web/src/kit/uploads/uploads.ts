// The application's upload queue.
import { handleSessionLost } from '../network/session.ts';
import { findUploadHandler } from './uploadHandlers.ts';
import { handleOf } from './handles.ts';
import { createUploadStore } from './uploadStore.ts';
import { createUploads } from './queue.ts';

export const uploads = createUploads({
  keeping: createUploadStore(),
  endings: findUploadHandler,
  handleOf,
  onSignedOut: handleSessionLost,
});
