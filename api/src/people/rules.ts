// Validation rules of people's own data, with messages for users, and the limits of sign-in.
import { z } from 'zod';
import { captchaField } from '../kit/services/captcha.ts';
import * as contacts from '../kit/values/contacts.ts';
import { name, optionalLine, required } from '../kit/values/texts.ts';

/** After five consecutive failures, sign-in is blocked for a quarter of an hour. */
export const failuresUntilBlock = 5;
export const blockMinutes = 15;

/**
 * Failed sign-ins per network address. Many people of a school share one address and sign in at nine.
 */
export const signInsFromAddress = { times: 600, minutes: 10 };
export const failuresFromAddress = { times: 200, minutes: 10 };

/** Failures per login after which attempts are refused without a query. */
export const failuresAtLogin = { times: 20, minutes: 1 };

/**
 * Failures per login and per address after which a sign-in needs a captcha. Browsers solve it without the user's
 * notice.
 */
export const failuresUntilCaptcha = { times: 2, minutes: 15 };
export const failuresFromAddressUntilCaptcha = { times: 10, minutes: 10 };

/** Requests per address that send a mail with a link, or use one. */
export const linksFromAddress = { times: 60, minutes: 60 };

/**
 * Recovery mails per account. Further requests get the usual response, because an earlier link is valid for 40 more
 * minutes; an error would let others use up the limit of a person.
 */
export const recoveryMails = { times: 3, minutes: 20 };

/** Days that a session is valid. */
export const sessionDays = 30;

/** Minutes that a recovery link is valid. */
export const recoveryMinutes = 60;

/** Hours that the link to a new e-mail address is valid. */
export const emailChangeHours = 24;

/**
 * Days that the link is valid with which a person sets the password of an account that another person created.
 */
export const invitationDays = 7;

export const email = z.string(required).trim().min(1, required).pipe(contacts.email);

export const password = z
  .string(required)
  .min(1, required)
  .min(8, 'Требуется минимум 8 символов')
  .max(200, 'Не больше 200 символов');

/** Optional; stored as +79001234567. */
export const phone = optionalLine(30).pipe(contacts.phone.nullish());

/** A login is an e-mail address and case-insensitive. */
export const loginOf = (text: string) => contacts.withAsciiDomain(text.trim()).toLowerCase();

export const signInInput = z.strictObject({
  login: z.string(required).trim().min(1, required).max(255),
  password: z.string(required).min(1, required).max(200, 'Не больше 200 символов'),
  code: z.string().trim().max(50).optional().describe('Required with two-step sign-in.'),
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
    .describe('Whether to keep the user’s access tokens.'),
});

export const emailConfirmation = z.strictObject({ token: z.string(required).min(1, required) });

export const accountInput = z.strictObject({ name, surname: optionalLine(255), email, password });

export type AccountInput = z.infer<typeof accountInput>;

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
    .describe('The `url` that `POST /profile/images` returned; null removes the photo.'),
  password: password.optional(),
  current_password: z.string().max(200).optional(),
});

/** Changes of account security need the current password. */
export const passwordProof = z.strictObject({
  current_password: z.string(required).min(1, required).max(200),
});

export const codeProof = z.strictObject({
  code: z.string(required).trim().min(1, required).max(50),
});
