// Registers the routes of the people domain.
import type { FastifyInstance } from 'fastify';
import type { AnswerStore } from '../forms/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Captcha } from '../kit/services/captcha.ts';
import type { Database } from '../kit/database/database.ts';
import type { Mailer } from '../kit/services/mail.ts';
import type { Outbound } from '../kit/services/outbound.ts';
import type { Sms } from '../kit/services/sms.ts';
import type { Storage } from '../kit/files/storage.ts';
import type { Uploads } from '../media/index.ts';
import './users/form-roles.ts';
import { registerAccessTokens } from './access/access-token-routes.ts';
import { registerCaptcha } from './account/captcha-routes.ts';
import { signInAttempts, type SignInAttempts } from './account/sign-in-attempts.ts';
import { emailChanger, registerEmail } from './account/email-routes.ts';
import { registerGeneration } from './generation/generation-routes.ts';
import { groupResource } from './groups/groups.ts';
import type { InviteSendingParts } from './invites/invite-sending.ts';
import { registerInvites } from './invites/invite-routes.ts';
import { registerDigests } from './notifications/digest-routes.ts';
import { registerNotifications } from './notifications/routes.ts';
import { availableObservers } from './observers/available-observers.ts';
import { observedUsers } from './observers/observed.ts';
import { passwordCheck, type RequirePassword } from './account/own-account.ts';
import { registerOwnFiles } from './account/own-files.ts';
import { registerOwnPosters } from './account/own-posters.ts';
import { profilePhotos, registerAccountFiles } from './account/own-upload-routes.ts';
import { registerProfile } from './account/profile-routes.ts';
import { registerRecovery } from './account/recovery-routes.ts';
import { registerCompanyRegistration } from './registration/registration-routes.ts';
import { registerRoles } from './roles/roles.ts';
import { registerServiceAccounts } from './access/service-account-routes.ts';
import { registerSessions } from './account/session-routes.ts';
import { registerOwnerSignUp, registerSignIn } from './account/sign-in-routes.ts';
import { registerSending } from './sending/message-quota-routes.ts';
import type { CompanyMessages } from './sending/company-messages.ts';
import { createSocialClient } from './social/social-client.ts';
import { registerSocialProfile } from './social/social-profile-routes.ts';
import { registerSocialSettings } from './social/social-settings-routes.ts';
import { registerSocialSignIn } from './social/social-sign-in-routes.ts';
import { registerTwoStep } from './account/two-step-routes.ts';
import { registerUserCustomFields } from './users/user-custom-fields.ts';
import { registerUsers } from './users/user-routes.ts';

interface Parts {
  database: Database;
  storage: Storage;
  uploads: Uploads;
  mailer: Mailer;
  sms: Sms;
  jobs: Jobs;
  captcha: Captcha;
  answers: AnswerStore;
  outbound: Outbound;
  publicUrl: string;
  ownAddress: InviteSendingParts['ownAddress'];
  messages: CompanyMessages;
}

export function registerPeople(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  const requirePassword = passwordCheck();
  const attempts = signInAttempts(parts);
  const emails = emailChanger(parts);
  const photos = profilePhotos(parts);
  registerSignIn(app, { database, attempts });
  registerCaptcha(app, parts);
  registerOwnerSignUp(app, { ...parts, emails });
  registerRecovery(app, parts);
  registerProfile(app, { database, requirePassword, askForEmail: emails.requestChange, photos });
  registerAccountFiles(app, parts);
  registerOwnFiles(app, parts);
  registerOwnPosters(app, parts.database);
  registerEmail(app, { emails });
  registerTwoStep(app, { database, requirePassword });
  registerSessions(app, parts);
  registerRoles(app, database);
  groupResource.register(app, database);
  observedUsers.register(app, database);
  availableObservers.register(app, database);
  registerUsers(app, { ...parts, emails });
  registerUserCustomFields(app, parts);
  registerSending(app, parts);
  registerNotifications(app, database);
  registerDigests(app, database);
  registerGeneration(app, parts);
  registerInvites(app, parts);
  registerCompanyRegistration(app, parts);
  registerAccessTokens(app, parts);
  registerServiceAccounts(app, parts);
  registerSocial(app, { ...parts, requirePassword, attempts });
}

function registerSocial(
  app: FastifyInstance,
  {
    database,
    outbound,
    publicUrl,
    requirePassword,
    attempts,
  }: Parts & { requirePassword: RequirePassword; attempts: SignInAttempts },
): void {
  const redirectUri = new URL('/social/callback', publicUrl).href;
  const client = createSocialClient({ outbound, redirectUri, log: app.log });
  registerSocialSettings(app, { database, redirectUri, allowsHttp: outbound.allowsHttp });
  registerSocialSignIn(app, { database, client, attempts });
  registerSocialProfile(app, { database, client, requirePassword });
}
