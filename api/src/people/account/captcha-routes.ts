// The route that issues captcha challenges, which visitors solve before an account is created or a mail is sent.
import type { FastifyInstance } from 'fastify';
import { captchaMinutes, challengeSchema, type Captcha } from '../../kit/services/captcha.ts';
import { openRoute } from '../../kit/http/routes.ts';

export function registerCaptcha(app: FastifyInstance, { captcha }: { captcha: Captcha }): void {
  openRoute(app, {
    method: 'GET',
    path: '/captcha',
    tag: 'Sign-in',
    summary: 'Get a captcha challenge',
    description: `Required for registration, password recovery, and sign-in after failures (\`captcha_required\`). Valid once, for ${captchaMinutes} minutes; any library for ALTCHA 2 solves it. Null if the installation requires none.`,
    answer: challengeSchema.nullable(),
    run: () => captcha.challenge(),
  });
}
