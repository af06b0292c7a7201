// The help domain: platform releases.
import fp from 'fastify-plugin';
import { registerHelp } from './routes.ts';

export const help = fp(async (app) => registerHelp(app, app.kit), { name: 'help' });
