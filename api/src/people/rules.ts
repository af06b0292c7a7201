// What people's own data must be like, with the texts that they see.
import { z } from 'zod';
import { captchaField } from '../kit/services/captcha.ts';
import * as contacts from '../kit/values/contacts.ts';
import { name, optionalLine, required } from '../kit/values/texts.ts';

/** Five failures in a row block the sign-in for a quarter of an hour. */
export const failuresUntilBlock = 5;
export const blockMinutes = 15;

/** Sign-ins from one address, of which so many may fail: many people of a school have the same one, and come at nine. */
export const signInsFromAddress = { times: 600, minutes: 10 };
export const failuresFromAddress = { times: 200, minutes: 10 };

/** Failures at one login after which it is not even looked up. */
export const failuresAtLogin = { times: 20, minutes: 1 };

/**
 * Failures after which a sign-in needs a captcha, at the login and from the address. Whoever mistypes a password twice sees
 * nothing of it in the browser.
 */
export const failuresUntilCaptcha = { times: 2, minutes: 15 };
export const failuresFromAddressUntilCaptcha = { times: 10, minutes: 10 };

/** What is asked for with a link of a mail, or leads to one. */
export const linksFromAddress = { times: 60, minutes: 60 };

/**
 * Recovery mails of one account. Whoever asks for more has one whose link works for 40 minutes yet, and is refused
 * nothing: otherwise somebody else could use it up for them.
 */
export const recoveryMails = { times: 3, minutes: 20 };

/** How long a sign-in lasts, in days. */
export const sessionDays = 30;

/** How long the link in a recovery mail works, in minutes. */
export const recoveryMinutes = 60;

/** How long the link to a new e-mail address works. */
export const emailChangeHours = 24;

/** How long the link works that somebody gets whose account another person made, in days. */
export const invitationDays = 7;

export const email = z.string(required).trim().min(1, required).pipe(contacts.email);

export const password = z
  .string(required)
  .min(1, required)
  .min(8, 'Требуется минимум 8 символов')
  .max(200, 'Не больше 200 символов');

/** May be left empty; kept as +79001234567. */
export const phone = optionalLine(30).pipe(contacts.phone.nullish());

/** A login is an e-mail address; its letters' case does not matter. */
export const loginOf = (text: string) => contacts.withAsciiDomain(text.trim()).toLowerCase();

export const signInInput = z.strictObject({
  login: z.string(required).trim().min(1, required).max(255),
  password: z.string(required).min(1, required).max(200, 'Не больше 200 символов'),
  code: z.string().trim().max(50).optional().describe('Needed with two-step sign-in.'),
  captcha: captchaField,
});

export const recoveryInput = z.strictObject({
  login: z.string(required).trim().min(1, required).max(255),
  captcha: captchaField,
});

export const resetInput = z.strictObject({
  token: z.string(required).min(1, required),
  password,
  keep_access_tokens: z
    .boolean()
    .default(false)
    .describe('Whether the tokens of the person’s tools go on working.'),
});

export const emailConfirmation = z.strictObject({ token: z.string(required).min(1, required) });

export const accountInput = z.strictObject({ name, surname: optionalLine(255), email, password });

export type Account = z.infer<typeof accountInput>;

export const registrationInput = accountInput.extend({ captcha: captchaField });

export const profileInput = z.strictObject({
  name: name.optional(),
  surname: optionalLine(255),
  email: email.optional(),
  phone,
  photo: z
    .string()
    .max(500)
    .nullish()
    .describe('An address that POST /profile/images answered; null removes the photo.'),
  password: password.optional(),
  current_password: z.string().max(200).optional(),
});

/** What changes how the account is protected needs the present password. */
export const passwordProof = z.strictObject({
  current_password: z.string(required).min(1, required).max(200),
});

export const codeProof = z.strictObject({
  code: z.string(required).trim().min(1, required).max(50),
});
