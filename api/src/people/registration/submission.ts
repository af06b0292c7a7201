// Reads the values of a submitted form by its fields and stores them with the labels of the fields.
import { holdsFiles } from '@kafedra/common/fields';
import { isAnswered, nameOfField, shownInForm, type Answers as Given } from '@kafedra/common/forms';
import { z } from 'zod';
import {
  readValues,
  valuesOfSubtype,
  type AnswerValue,
  type StoredValue,
  type PendingFile,
} from '../../forms/index.ts';
import * as contacts from '../../kit/values/contacts.ts';
import { Failure, failureOf } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import { quoted } from '../../kit/values/russian-errors.ts';
import { name, optionalLine } from '../../kit/values/texts.ts';
import * as rules from '../rules.ts';
import type { StoredField } from './registration-form.ts';

export interface Submission {
  /** Null if the form creates no account. */
  account: rules.AccountInput | null;
  /** The values of the user's custom fields. */
  userValues: (StoredValue & { custom_field_id: number })[];
  /** All values, in the order of the form's fields. */
  values: AnswerValue[];
}

type Sent = Readonly<Record<string, unknown>>;

/** Throws 422 with all validation errors. */
export function readSubmission(
  fields: readonly StoredField[],
  body: Sent,
  withAccount: boolean,
  uploaded: readonly PendingFile[] = [],
): Submission {
  const shown = shownInForm(fields.map(dependingField), answersIn(fields, body));
  const shownFields = fields.filter(({ key }) => shown.field(key));
  const person = withAccount ? accountIn(shownFields, body) : personIn(shownFields, body);
  const errors = [...person.errors, ...unknownIn(fields, body, withAccount)];
  const values = shownFields.flatMap((field): AnswerValue[] => {
    const { key, type, custom_field: own } = field;
    if (isPersonal(type)) return textOf(field, person.values[type]);
    if (type === 'hidden') return textOf(field, hiddenText(field, body[key]));
    if (own === null) return [];
    const variables = own.variables.filter(({ id }) => shown.variable(id));
    const files = uploaded.filter(({ ref }) => ref === field.ref);
    const sent = holdsFiles(own.type) ? idsOf(files, body[key]) : body[key];
    const read = readValues({ ...own, variables, files }, sent, field.required);
    if ('values' in read)
      return read.values.map((value) => answered(field, value, wordsOf(own, files, value)));
    errors.push({ message: read.problem, field: key, code: 'invalid' });
    return [];
  });
  if (errors.length > 0) throw new Failure(422, errors);
  const ofUsers = new Set(
    shownFields.flatMap(({ custom_field: own }) => (own?.subtype === 'user' ? own.id : [])),
  );
  return {
    account: person.account,
    userValues: values.flatMap(({ custom_field_id, value, variable_id, file_id, number }) =>
      custom_field_id !== null && ofUsers.has(custom_field_id)
        ? { custom_field_id, value, variable_id, file_id, number }
        : [],
    ),
    values,
  };
}

/**
 * The uploaded files of a submission. Files in custom fields of a new member belong to the user from then on.
 */
export function submittedFiles(
  { values, userValues }: Submission,
  comes: boolean,
): { id: number; purpose: string | null }[] {
  const ofUser = new Set(comes ? userValues.map(({ file_id }) => file_id) : []);
  return values.flatMap(({ file_id: id }) =>
    id === null
      ? []
      : { id, purpose: ofUser.has(id) ? (valuesOfSubtype('user')?.filePurpose ?? null) : null },
  );
}

const personal = ['name', 'surname', 'email'] as const;
type Personal = (typeof personal)[number];

const isPersonal = (type: string): type is Personal =>
  (personal as readonly string[]).includes(type);

/** The validated personal data, and the account if they suffice for one. */
interface Person {
  values: Partial<Record<Personal, string | null | undefined>>;
  account: rules.AccountInput | null;
  errors: FailureReason[];
}

/** An account always needs a name and an address, even if the form does not show them. */
function accountIn(shownFields: readonly StoredField[], body: Sent): Person {
  const surname = textFor(shownFields, 'surname');
  const read = rules.accountInput
    .extend({ surname })
    .strip()
    .safeParse(
      { ...body, surname: has(shownFields, 'surname') ? body['surname'] : undefined },
      { reportInput: true },
    );
  return read.success
    ? { values: read.data, account: read.data, errors: [] }
    : { values: {}, account: null, errors: failureOf(read.error).errors };
}

function personIn(shownFields: readonly StoredField[], body: Sent): Person {
  const email = isRequired(shownFields, 'email')
    ? rules.email
    : optionalLine(255).pipe(contacts.email.nullish());
  const entries = personal
    .filter((type) => has(shownFields, type))
    .map((type) => [type, body[type]]);
  const read = z
    .object({ name: textFor(shownFields, 'name'), surname: textFor(shownFields, 'surname'), email })
    .safeParse(Object.fromEntries(entries), { reportInput: true });
  return read.success
    ? { values: read.data, account: null, errors: [] }
    : { values: {}, account: null, errors: failureOf(read.error).errors };
}

const has = (fields: readonly StoredField[], type: Personal) =>
  fields.some((field) => field.type === type);

const isRequired = (fields: readonly StoredField[], type: Personal) =>
  fields.some((field) => field.type === type && field.required);

const textFor = (fields: readonly StoredField[], type: Personal) =>
  isRequired(fields, type) ? name : optionalLine(255);

/** Errors for values that are neither fields of the form nor part of an account. */
function unknownIn(
  fields: readonly StoredField[],
  body: Sent,
  withAccount: boolean,
): FailureReason[] {
  const known = new Set(fields.filter(({ type }) => isAnswered(type)).map(({ key }) => key));
  return Object.keys(body)
    .filter((key) => !known.has(key))
    .filter((key) => !withAccount || !Object.hasOwn(rules.accountInput.shape, key))
    .map((key) => ({
      message: `Неизвестное поле ${quoted(key)}`,
      field: key,
      code: 'unknown_field',
    }));
}

const longestMark = 1000;

/**
 * A fixed value comes from the form. A URL parameter that is too long is truncated, because the visitor cannot correct
 * it.
 */
function hiddenText({ parameter, value }: StoredField, sent: unknown): string | null {
  const [text] = [sent].flat();
  if (parameter === null || typeof text !== 'string' || text.trim() === '') return value;
  return text.trim().slice(0, longestMark);
}

const textOf = (field: StoredField, text: string | null | undefined): AnswerValue[] =>
  text == null ? [] : [answered(field, { value: text, ...untyped }, text)];

const untyped = { variable_id: null, file_id: null, number: null };

const answered = (
  { ref, type, label, text, custom_field: own, parameter }: StoredField,
  value: StoredValue,
  shown: string,
): AnswerValue => ({
  ...value,
  ref,
  type,
  label: label ?? parameter ?? nameOfField({ label, text, customField: own, type }),
  custom_field_id: own?.id ?? null,
  custom_field_type: own?.type ?? null,
  shown,
});

/** Visitors send the tickets of uploaded files instead of ids. */
const idsOf = (files: readonly PendingFile[], sent: unknown): unknown[] =>
  [sent].flat().map((text) => files.find(({ ticket }) => ticket === text)?.id ?? text);

const wordsOf = (
  { variables }: NonNullable<StoredField['custom_field']>,
  files: readonly PendingFile[],
  { value, variable_id, file_id }: StoredValue,
): string =>
  variables.find(({ id }) => id === variable_id)?.value ??
  files.find(({ id }) => id === file_id)?.file_name ??
  value;

/** The field in the form that the rules of conditional fields use. */
const dependingField = ({ key, type, condition, custom_field: own }: StoredField) => ({
  key,
  type,
  condition,
  own: own && {
    id: own.id,
    variables: own.variables.map((variable) => ({
      id: variable.id,
      dependentFields: variable.dependent_custom_field_ids,
      dependentVariables: variable.dependent_variable_ids,
    })),
  },
});

/** The sent values in the form that conditions use. */
const answersIn = (fields: readonly StoredField[], body: Sent): Given =>
  new Map(
    fields.map(({ key }) => [
      key,
      [body[key]]
        .flat()
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .map(String),
    ]),
  );
