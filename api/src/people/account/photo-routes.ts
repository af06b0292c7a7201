// What a person uploads: for the own photo, and for texts.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { limiter } from '../../kit/limits.ts';
import { personRouteInSteps } from '../../kit/routes.ts';
import type { Storage } from '../../kit/storage.ts';
import {
  accountFileAddress,
  dropBytes,
  findAccountImage,
  keepAccountFile,
  removeAccountImage,
  type Uploads,
} from '../../media/index.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

export interface Photos {
  /** Throws unless the address is of an image that the person uploaded. */
  requireOwn: (userId: number, address: string) => Promise<void>;
  /** Removes the bytes of a photo that is no longer one. */
  forget: (userId: number, address: string | null) => Promise<void>;
}

export function profilePhotos(parts: Parts): Photos {
  const { database } = parts;
  const keyOf = (userId: number, address: string) =>
    database.person(userId, (transaction) => findAccountImage(transaction, userId, address));
  return {
    requireOwn: async (userId, address) => {
      if ((await keyOf(userId, address)) === null) {
        throw invalid('photo', 'Сначала загрузите изображение');
      }
    },
    forget: async (userId, address) => {
      const key = address === null ? null : await keyOf(userId, address);
      if (key === null) return;
      await database.person(userId, (transaction) => removeAccountImage(transaction, key));
      await dropBytes(parts, [key]);
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
      answer: z.object({ id: z.int(), url: z.string(), name: z.string() }),
      status: 201,
      failures: [429],
      run: async (call) => {
        const { id } = call.person;
        return receive(call, async (transaction, upload) => {
          often.take(String(id)); // Files, and not the chunks of one.
          const file = await keepAccountFile(transaction, id, upload);
          const url = accountFileAddress(upload, app.fileAddresses.markOfPerson(id));
          return { id: file, url, name: upload.file_name };
        });
      },
    });

  // The first is where widgets send what they are told no other address for.
  for (const path of ['/profile/images/add_media', '/profile/images']) {
    uploadRoute(path, uploads.receiveImage, {
      summary: 'Upload an image, for the own photo or for a text',
      description:
        'Multipart form data with a JPEG, PNG, WebP or GIF of at most 10 MB in the field `image`. It becomes the photo by `PUT /auth_user/update` with its `url` as `photo`.',
    });
  }
  uploadRoute('/profile/file', uploads.receiveFile, {
    summary: 'Upload a file for a text',
    description:
      'Multipart form data with the file in the field `file`. A text shows it as a card that leads to its `url`.',
  });
}
