// The route that issues captcha challenges, which visitors solve before an account is created or a mail is sent.
import type { FastifyInstance } from 'fastify';
import { captchaMinutes, challengeSchema, type Captcha } from '../../kit/services/captcha.ts';
import { openRoute } from '../../kit/http/routes.ts';

export function registerCaptcha(app: FastifyInstance, { captcha }: { captcha: Captcha }): void {
  openRoute(app, {
    method: 'GET',
    path: '/captcha',
    tag: 'Sign-in',
    summary: 'A challenge to solve for `captcha`',
    description: `Registration and recovery need one, and sign-in after failures (\`captcha_required\`). It works once, for ${captchaMinutes} minutes; any library of ALTCHA 2 solves it. Null where this installation asks for none.`,
    answer: challengeSchema.nullable(),
    run: () => captcha.challenge(),
  });
}
