// The mails about accounts.
import type { Mail } from '../kit/mail.ts';
import { emailChangeHours, invitationDays, recoveryMinutes } from './rules.ts';

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

/** To a new address, which becomes the account's when its owner opens the link. */
export function emailChangeMail({ email, name, token }: Recovery, publicUrl: string): Mail {
  const link = new URL(`/profile/email?token=${token}`, publicUrl).href;
  return {
    to: email,
    subject: 'Подтвердите новую почту',
    text: [
      `Здравствуйте, ${name}!`,
      `Чтобы входить в «Кафедру» с почтой ${email}, откройте ссылку: ${link}`,
      `Ссылка действует ${emailChangeHours} часа и только один раз. Если вы не меняли почту, ничего делать не нужно.`,
    ].join('\n\n'),
  };
}

/** To the present address, for the case that somebody else asked. */
export function emailChangeNotice({
  to,
  name,
  email,
}: {
  to: string;
  name: string;
  email: string;
}): Mail {
  return {
    to,
    subject: 'Почта для входа скоро сменится',
    text: [
      `Здравствуйте, ${name}!`,
      `В вашем профиле указали новую почту для входа: ${email}. Она заменит ${to}, когда её подтвердят по ссылке из письма.`,
      'Если это были не вы, смените пароль: вместе с ним отменится и смена почты.',
    ].join('\n\n'),
  };
}

/** To whoever signs in with the password alone from now on, because an administrator said so. */
export function twoStepResetMail({ email, name }: { email: string; name: string }): Mail {
  return {
    to: email,
    subject: 'Двухэтапный вход выключен',
    text: [
      `Здравствуйте, ${name}!`,
      'Администратор компании выключил двухэтапный вход в ваш профиль: теперь для входа хватает пароля. Прежние коды восстановления больше не действуют.',
      'Если вы об этом не просили, смените пароль и сообщите администратору. Включить двухэтапный вход снова можно в профиле.',
    ].join('\n\n'),
  };
}

const linkTo = (token: string, publicUrl: string) =>
  new URL(`/recovery?token=${token}`, publicUrl).href;
