// The application's upload queue.
import { sessionLost } from '../network/session.ts';
import { findEnding } from './endings.ts';
import { handleOf } from './handles.ts';
import { keepUploads } from './keeping.ts';
import { createUploads } from './queue.ts';

export const uploads = createUploads({
  keeping: keepUploads(),
  endings: findEnding,
  handleOf,
  onSignedOut: sessionLost,
});
