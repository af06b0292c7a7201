// Validation rules of the fields of an account, shared by all its forms.
import {
  email,
  maxLength,
  maxLengthOrEmpty,
  minLength,
  pattern,
  type Rule,
} from '../../ui/index.ts';

export const nameRules: readonly Rule[] = [maxLength(255)];
export const surnameRules: readonly Rule[] = [maxLengthOrEmpty(255)];
export const emailRules: readonly Rule[] = [email(), maxLength(255)];
export const newPasswordRules: readonly Rule[] = [minLength(8), maxLength(200)];
export const phoneRules: readonly Rule[] = [
  // The server checks whether the number exists.
  pattern(/^\+?[\d\s().-]{10,30}$/, 'Введите номер в виде +7 900 000-00-00'),
];
