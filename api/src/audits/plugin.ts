// The audits domain: the company's log. Histories of records are registered by their domains.
import fp from 'fastify-plugin';
import { registerLog } from './index.ts';

export const audits = fp(async (app) => registerLog(app, app.kit.database), { name: 'audits' });
