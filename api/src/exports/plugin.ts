// The exports domain: the list of exported files.
import fp from 'fastify-plugin';
import { exportResource } from './index.ts';

export const exports = fp(async (app) => exportResource.register(app, app.kit.database), {
  name: 'exports',
  dependencies: ['jobs'],
});
