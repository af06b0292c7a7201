// How much the form takes, from when and until when, and what is said when it is not open.
import { DateTimeBox, FieldNote } from '../../ui/index.ts';
import { TextBox } from '../builder/inputs.tsx';
import type { FormDocument } from '../builder/document.ts';

export function LimitSettings({
  document,
  errorOf,
  onChange,
}: {
  document: FormDocument;
  errorOf: (part: string) => string | null;
  /** `what` is changed. */
  onChange: (change: Partial<FormDocument>, what: string) => void;
}) {
  const moment = (name: 'opensAt' | 'closesAt', label: string, hint: string) => (
    <DateTimeBox
      label={label}
      hint={hint}
      value={document[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value }, name)}
    />
  );
  const text = (name: LimitText, label: string, more: { hint?: string; long?: boolean } = {}) => (
    <TextBox
      {...more}
      id={name}
      label={label}
      value={document[name]}
      maxLength={more.long ? 1000 : 7}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value }, name)}
    />
  );
  const asksEmail = document.fields.some(({ type }) => type === 'email');
  return (
    <>
      {moment('opensAt', 'Открыть', 'Пусто — форма открыта сразу')}
      {document.opensAt !== null && text('textBefore', 'Что показать до открытия', { long: true })}
      {moment('closesAt', 'Закрыть', 'Пусто — форма открыта, пока есть места')}
      {document.closesAt !== null &&
        text('textAfter', 'Что показать после закрытия', { long: true })}
      {text('answersLimit', 'Сколько ответов принять', { hint: 'Пусто — сколько угодно' })}
      {document.answersLimit.trim() !== '' &&
        text('textFull', 'Что показать, когда мест не останется', { long: true })}
      {text('answersPerAddress', 'Сколько ответов с одного адреса в интернете', {
        hint: 'У класса или семьи адрес может быть общий',
      })}
      {text('answersPerEmail', 'Сколько ответов с одной почты', {
        hint: 'Пусто — сколько угодно',
      })}
      {document.answersPerEmail.trim() !== '' && !asksEmail && (
        <FieldNote
          id="answersPerEmail-note"
          error="В форме нет поля «Почта»: считать ответы не по чему"
        />
      )}
    </>
  );
}

type LimitText =
  | 'answersLimit'
  | 'answersPerAddress'
  | 'answersPerEmail'
  | 'textBefore'
  | 'textAfter'
  | 'textFull';
