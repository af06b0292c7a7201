/** The routes of people, in one list. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import type { Mailer } from '../kit/mail.ts';
import { registerGroups } from './groups.ts';
import { passwordCheck } from './own-account.ts';
import { registerProfile } from './profile-routes.ts';
import { registerRecovery } from './recovery-routes.ts';
import { registerRoles } from './roles.ts';
import { registerRegistration, registerSignIn } from './sign-in-routes.ts';
import { registerUsers } from './user-routes.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

export function registerPeople(app: FastifyInstance, parts: Parts): void {
  const own = { ...parts, requirePassword: passwordCheck() };
  registerSignIn(app, parts);
  registerRegistration(app, parts);
  registerRecovery(app, parts);
  registerProfile(app, own);
  registerRoles(app, parts.database);
  registerGroups(app, parts.database);
  registerUsers(app, parts);
}
