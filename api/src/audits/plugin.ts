// The audits domain: the company's log. Histories of records are registered by their domains.
import fp from 'fastify-plugin';
import { registerAuditLog } from './index.ts';

export const audits = fp(async (app) => registerAuditLog(app, app.kit.database), {
  name: 'audits',
});
