// Routes that upload a person's own files: the photo, files in texts, and files to use in a company.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import { personRouteInSteps } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import {
  removeBytes,
  findAccountImage,
  createAccountFile,
  removeAccountImage,
  type Uploads,
} from '../../media/index.ts';
import { ownFileRecord, readOwnFile } from './own-files.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

export interface ProfilePhotos {
  /** Throws unless the URL belongs to an image that the person uploaded. */
  requireOwn: (userId: number, address: string) => Promise<void>;
  /** Deletes the bytes of a replaced photo. */
  remove: (userId: number, address: string | null) => Promise<void>;
}

export function profilePhotos(parts: Parts): ProfilePhotos {
  const { database } = parts;
  const keyOf = (userId: number, address: string) =>
    database.person(userId, (transaction) => findAccountImage(transaction, userId, address));
  return {
    requireOwn: async (userId, address) => {
      if ((await keyOf(userId, address)) === null) {
        throw invalid('photo', 'Сначала загрузите изображение');
      }
    },
    remove: async (userId, address) => {
      const key = address === null ? null : await keyOf(userId, address);
      if (key === null) return;
      await database.person(userId, (transaction) => removeAccountImage(transaction, key));
      await removeBytes(parts, [key]);
    },
  };
}

export function registerAccountFiles(
  app: FastifyInstance,
  { uploads }: { uploads: Uploads },
): void {
  const often = limiter({ times: 200, minutes: 60 });
  const uploadRoute = (
    path: string,
    receive: Uploads['receiveFile'],
    said: { summary: string; description: string },
  ) =>
    personRouteInSteps(app, {
      method: 'POST',
      path,
      tag: 'Profile',
      ...said,
      upload: true,
      answer: ownFileRecord.schema,
      status: 201,
      failures: [429],
      run: async (call) => {
        const { id } = call.person;
        return receive(call, async (transaction, upload) => {
          often.take(String(id)); // Counts files, not chunks.
          return readOwnFile(transaction, id, await createAccountFile(transaction, id, upload));
        });
      },
    });

  uploadRoute('/profile/images', uploads.receiveImage, {
    summary: 'Upload an image, for the user’s photo or for a text',
    description:
      'Multipart form data with a JPEG, PNG, WebP or GIF of at most 10 MB in the field `image`. `PUT /auth_user/update` with its `url` as `photo` makes it the photo.',
  });
  // The default upload addresses of editor widgets.
  const toBeUsed =
    'A file in the field `image` or `file`, or a chunk of one. It belongs to the user, and also to a company once they use it there: wherever a company’s routes accept ids of files, callers who may add files can send this `id`.';
  const takes = [
    ['/add_media', uploads.receiveFile, 'Upload a file'],
    ['/add_big_media', uploads.receiveFile, 'Upload a large file'],
    ['/video', uploads.receiveFilm, 'Upload a video'],
  ] as const;
  for (const [path, receive, summary] of takes) {
    uploadRoute(`/profile/images${path}`, receive, {
      summary: `${summary} for use in a company`,
      description: toBeUsed,
    });
  }
  uploadRoute('/profile/file', uploads.receiveFile, {
    summary: 'Upload a file for a text',
    description:
      'Multipart form data with the file in the field `file`. Texts show it as a card with a link to its `url`.',
  });
}
