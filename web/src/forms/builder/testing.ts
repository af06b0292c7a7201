// Forms for tests of the builder.
import { newField, type FieldDraft, type FormDocument } from './document/document.ts';

/** A text field whose name is its `ref`. */
export const field = (ref: string, rest: Partial<FieldDraft> = {}): FieldDraft => ({
  ...newField('title'),
  text: ref,
  ref,
  ...rest,
});

export const form = (...fields: FieldDraft[]): FormDocument => ({
  name: 'Анкета',
  code: '',
  title: '',
  description: '',
  buttonName: '',
  webhook: '',
  frontTemplate: 'card',
  role: null,
  createUser: true,
  socialNetworkLogin: false,
  successText: '',
  redirectUrl: '',
  allowedOrigins: [],
  opensAt: null,
  closesAt: null,
  answersLimit: '',
  answersPerAddress: '',
  answersPerEmail: '',
  textBefore: '',
  textAfter: '',
  textFull: '',
  fields,
});
