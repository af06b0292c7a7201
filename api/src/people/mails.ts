// Mails about accounts. They are not counted in a company's daily limit, so they contain nobody's own words unless the
// address is confirmed.
import type { Mail } from '../kit/services/mail.ts';
import type { RecoveredAccount } from './account/accounts.ts';
import { emailChangeHours, invitationDays, recoveryMinutes } from './rules.ts';

/** The recipient of a link to set a password. */
export interface PasswordLink {
  token: string;
  email: string;
  /** Null while the address is unconfirmed, so that nobody can send text to strangers in a name. */
  name: string | null;
}

const greeting = (name: string | null = null) =>
  name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;

export function recoveryMail({ email, name, token }: PasswordLink, publicUrl: string): Mail {
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

/** Notifies the person that the password was changed by a link, in case somebody else did it. */
export function passwordChangedMail({ email, name, revokedAccessTokens }: RecoveredAccount): Mail {
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

/** For an account that another person created. */
export function invitationMail({ email, name, token }: PasswordLink, publicUrl: string): Mail {
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

/** To the address of a new account, which opening the link confirms. */
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

/** To a new address, which becomes the account's login when the link is opened. */
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

/** The recipient and token of a link that confirms an address. */
interface EmailLink {
  email: string;
  token: string;
}

const emailLink = ({ token }: EmailLink, publicUrl: string) =>
  new URL(`/profile/email?token=${token}`, publicUrl).href;

/** To the current address, in case somebody else requested the change. */
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

/** To a person whose two-step sign-in an administrator switched off. */
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
