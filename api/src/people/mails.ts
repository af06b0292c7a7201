// The mails about accounts. What goes out uncounted holds no words of anybody but to an address that is confirmed.
import type { Mail } from '../kit/services/mail.ts';
import type { Recovered } from './account/accounts.ts';
import { emailChangeHours, invitationDays, recoveryMinutes } from './rules.ts';

/** Whom a link for choosing a password goes to. */
export interface Recovery {
  token: string;
  email: string;
  /** Null while nobody has shown that the address is theirs: strangers must not read what somebody calls themselves. */
  name: string | null;
}

const greeting = (name: string | null = null) =>
  name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;

export function recoveryMail({ email, name, token }: Recovery, publicUrl: string): Mail {
  return {
    to: email,
    subject: 'Восстановление пароля',
    text: [
      greeting(name),
      `Чтобы задать новый пароль, откройте ссылку: ${linkTo(token, publicUrl)}`,
      `Ссылка действует ${recoveryMinutes} минут и только один раз. Если вы не просили о восстановлении, ничего делать не нужно.`,
    ].join('\n\n'),
  };
}

/** To whoever has just chosen a new password by a link, for the case that it was somebody else. */
export function recoveredMail({ email, name, revokedAccessTokens }: Recovered): Mail {
  const tokens =
    revokedAccessTokens === 0 ? '' : `, отозваны токены доступа: ${revokedAccessTokens}`;
  return {
    to: email,
    subject: 'Пароль изменён',
    text: [
      greeting(name),
      `Пароль для входа в «Кафедру» изменён по ссылке из письма. Все сеансы завершены${tokens}.`,
      'Если это были не вы, восстановите пароль ещё раз и проверьте, кто читает вашу почту.',
    ].join('\n\n'),
  };
}

/** For an account that somebody else made. */
export function invitationMail({ email, name, token }: Recovery, publicUrl: string): Mail {
  return {
    to: email,
    subject: 'Для вас создан доступ',
    text: [
      greeting(name),
      `Для вас создан доступ в «Кафедру». Ваш логин: ${email}`,
      `Чтобы задать пароль, откройте ссылку: ${linkTo(token, publicUrl)}`,
      `Ссылка действует ${invitationDays} дней и только один раз.`,
    ].join('\n\n'),
  };
}

/** To the address of a new account, which shows to be its person's when they open the link. */
export function confirmationMail(link: EmailLink, publicUrl: string): Mail {
  return {
    to: link.email,
    subject: 'Подтвердите почту',
    text: [
      greeting(),
      `С этой почтой зарегистрировались в «Кафедре». Чтобы подтвердить её, откройте ссылку: ${emailLink(link, publicUrl)}`,
      `Ссылка действует ${emailChangeHours} часа и только один раз. Если вы не регистрировались, ничего делать не нужно.`,
    ].join('\n\n'),
  };
}

/** To a new address, which becomes the account's when its owner opens the link. */
export function emailChangeMail(link: EmailLink, publicUrl: string): Mail {
  return {
    to: link.email,
    subject: 'Подтвердите новую почту',
    text: [
      greeting(),
      `Чтобы входить в «Кафедру» с почтой ${link.email}, откройте ссылку: ${emailLink(link, publicUrl)}`,
      `Ссылка действует ${emailChangeHours} часа и только один раз. Если вы не меняли почту, ничего делать не нужно.`,
    ].join('\n\n'),
  };
}

/** Where a link for confirming an address goes. */
interface EmailLink {
  email: string;
  token: string;
}

const emailLink = ({ token }: EmailLink, publicUrl: string) =>
  new URL(`/profile/email?token=${token}`, publicUrl).href;

/** To the present address, for the case that somebody else asked. */
export function emailChangeNotice({ to, email }: { to: string; email: string }): Mail {
  return {
    to,
    subject: 'Почта для входа скоро сменится',
    text: [
      greeting(),
      `В вашем профиле указали новую почту для входа: ${email}. Она заменит ${to}, когда её подтвердят по ссылке из письма.`,
      'Если это были не вы, смените пароль: вместе с ним отменится и смена почты.',
    ].join('\n\n'),
  };
}

/** To whoever signs in with the password alone from now on, because an administrator said so. */
export function twoStepResetMail({ email }: { email: string }): Mail {
  return {
    to: email,
    subject: 'Двухэтапный вход выключен',
    text: [
      greeting(),
      'Администратор компании выключил двухэтапный вход в ваш профиль: теперь для входа хватает пароля. Прежние коды восстановления больше не действуют.',
      'Если вы об этом не просили, смените пароль и сообщите администратору. Включить двухэтапный вход снова можно в профиле.',
    ].join('\n\n'),
  };
}

const linkTo = (token: string, publicUrl: string) =>
  new URL(`/recovery?token=${token}`, publicUrl).href;
