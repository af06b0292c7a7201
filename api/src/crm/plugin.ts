// The CRM domain: the fields of a company's Bitrix24.
import fp from 'fastify-plugin';
import { registerBitrix } from './index.ts';

export const crm = fp(async (app) => registerBitrix(app, app.kit), { name: 'crm' });
