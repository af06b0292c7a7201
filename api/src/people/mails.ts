/** The mails about accounts. */
import type { Mail } from '../kit/mail.ts';
import { invitationDays, recoveryMinutes } from './rules.ts';

/** Whom a link for choosing a password goes to. */
export interface Recovery {
  token: string;
  email: string;
  name: string;
}

export function recoveryMail({ email, name, token }: Recovery, publicUrl: string): Mail {
  return {
    to: email,
    subject: 'Восстановление пароля',
    text: [
      `Здравствуйте, ${name}!`,
      `Чтобы задать новый пароль, откройте ссылку: ${linkTo(token, publicUrl)}`,
      `Ссылка действует ${recoveryMinutes} минут и только один раз. Если вы не просили о восстановлении, ничего делать не нужно.`,
    ].join('\n\n'),
  };
}

/** For an account that somebody else made. */
export function invitationMail({ email, name, token }: Recovery, publicUrl: string): Mail {
  return {
    to: email,
    subject: 'Для вас создан доступ',
    text: [
      `Здравствуйте, ${name}!`,
      `Для вас создан доступ в «Кафедру». Ваш логин: ${email}`,
      `Чтобы задать пароль, откройте ссылку: ${linkTo(token, publicUrl)}`,
      `Ссылка действует ${invitationDays} дней и только один раз.`,
    ].join('\n\n'),
  };
}

const linkTo = (token: string, publicUrl: string) =>
  new URL(`/recovery?token=${token}`, publicUrl).href;
