// The media domain: uploads, streams and the routes of files.
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { errorCodes } from 'fastify';
import fp from 'fastify-plugin';
import { registerFileStorage } from './file-storage/storage-routes.ts';
import { readQuota } from './files/quota.ts';
import { registerGalleries } from './galleries/galleries.ts';
import { registerLibrary } from './library/library.ts';
import { registerMedia } from './routes.ts';
import { findFfmpeg } from './streams/ffmpeg.ts';
import { createStreamMaker } from './streams/stream-maker.ts';
import { formLimits } from './uploads/upload-form.ts';
import { registerUploads } from './uploads/upload-routes.ts';
import { createUploads, type Uploads } from './uploads/upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploads: Uploads;
    /** Whether the installation makes streams of films. */
    makesStreams: boolean;
  }
}

export const media = fp(
  async (app) => {
    const { settings, database, background, storage, spending, scopeOfMember, workers } = app.kit;
    const ffmpeg = findFfmpeg(settings.FFMPEG);
    const folder = join(settings.DATA_DIR, 'streams');
    const uploads = createUploads({
      database,
      storage,
      maxBytes: settings.UPLOAD_LIMIT,
      readQuota: readQuota,
    });
    app.decorate('uploads', uploads);
    app.decorate('makesStreams', ffmpeg !== null);
    workers.push(
      createStreamMaker({ database: background, storage, log: app.log, folder, ffmpeg, spending }),
    );

    await app.register(multipart, { limits: { ...formLimits, fileSize: settings.UPLOAD_LIMIT } });
    app.addContentTypeParser('application/octet-stream', ({ routeOptions: { config } }, _, done) =>
      done(config.upload ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
    );
    const parts = { ...app.kit, uploads, readQuota, scopeOfMember };
    registerMedia(app, parts);
    registerUploads(app, parts);
    registerFileStorage(app, parts);
    registerGalleries(app, database);
    registerLibrary(app, database);
  },
  { name: 'media' },
);
