// The settings of a form's limit, opening and closing times, and the text shown while it is closed.
import { DateTimeBox, FieldNote } from '../../ui/index.ts';
import { CommitOnBlur, TextBox } from '../builder/inputs.tsx';
import type { FormDocument } from '../builder/document/document.ts';

export function LimitSettings({
  document,
  errorOf,
  onLeft,
  onChange,
}: {
  document: FormDocument;
  errorOf: (part: string) => string | null;
  /** Called when an input of `settledSettings` loses the focus. */
  onLeft: () => void;
  /**
   * `what` names the changed setting: consecutive changes of the same one are a single undo step.
   */
  onChange: (change: Partial<FormDocument>, what: string) => void;
}) {
  const moment = (name: 'opensAt' | 'closesAt', label: string, hint: string) => (
    <CommitOnBlur onLeft={onLeft}>
      <DateTimeBox
        label={label}
        hint={hint}
        value={document[name]}
        error={errorOf(name)}
        onChange={(value) => onChange({ [name]: value }, name)}
      />
    </CommitOnBlur>
  );
  const limit = (name: LimitNumber, label: string, hint: string) => (
    <CommitOnBlur onLeft={onLeft}>
      <TextBox
        id={name}
        label={label}
        hint={hint}
        value={document[name]}
        maxLength={7}
        error={errorOf(name)}
        onChange={(value) => onChange({ [name]: value }, name)}
      />
    </CommitOnBlur>
  );
  const words = (name: LimitWords, label: string) => (
    <TextBox
      long
      id={name}
      label={label}
      value={document[name]}
      maxLength={1000}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value }, name)}
    />
  );
  const asksEmail = document.fields.some(({ type }) => type === 'email');
  return (
    <>
      {moment('opensAt', 'Открыть', 'Пусто — форма открыта сразу')}
      {document.opensAt !== null && words('textBefore', 'Что показать до открытия')}
      {moment('closesAt', 'Закрыть', 'Пусто — форма открыта, пока есть места')}
      {document.closesAt !== null && words('textAfter', 'Что показать после закрытия')}
      {limit('answersLimit', 'Сколько ответов принять', 'Пусто — сколько угодно')}
      {document.answersLimit.trim() !== '' &&
        words('textFull', 'Что показать, когда мест не останется')}
      {limit(
        'answersPerAddress',
        'Сколько ответов с одного адреса в интернете',
        'У класса или семьи адрес может быть общий',
      )}
      {limit('answersPerEmail', 'Сколько ответов с одной почты', 'Пусто — сколько угодно')}
      {document.answersPerEmail.trim() !== '' && !asksEmail && (
        <FieldNote
          id="answersPerEmail-note"
          error="В форме нет поля «Почта»: считать ответы не по чему"
        />
      )}
    </>
  );
}

type LimitNumber = 'answersLimit' | 'answersPerAddress' | 'answersPerEmail';
type LimitWords = 'textBefore' | 'textAfter' | 'textFull';
