// Stores submitted forms in the transaction of their effects. Other domains register listeners for further effects.
import type { FieldType } from '@kafedra/common/fields';
import type { FormFieldType } from '@kafedra/common/forms';
import type { Transaction } from '../../kit/database/database.ts';
import { admitAnswer, type Sender } from '../limits/admission.ts';
import type { StoredValue } from '../values/read-values.ts';
import { formAnswers, formAnswerValues } from './answer-tables.ts';

export interface AnswerValue extends StoredValue {
  /** The field's name within the form; `custom_field_7` for fields requested by an invite. */
  ref: string;
  type: FormFieldType;
  label: string;
  custom_field_id: number | null;
  custom_field_type: FieldType | null;
  /** The displayed value: the text of the option, the name of the file. */
  shown: string;
}

/** A submission. */
export interface Answer {
  company_id: number;
  form_id: number;
  /** The user whose account the form created, or the member who submitted it. */
  user_id: number | null;
  /** The URL of the page with the form. */
  page: string | null;
  values: readonly AnswerValue[];
}

export interface SubmittedAnswer extends Answer {
  id: number;
  created_at: string;
}

/** A further effect of a submission, in its transaction, as the system. An error rolls the submission back. */
export type AnswerListener = (transaction: Transaction, answer: SubmittedAnswer) => Promise<void>;

/** The form submissions of an installation. */
export interface AnswerStore {
  onAnswer: (listener: AnswerListener) => void;
  /**
   * Stores a submission. Throws 409 if the form's limits do not admit it. Runs as the system, because the sender may be
   * anonymous.
   */
  store: (transaction: Transaction, answer: Answer, sender: Sender) => Promise<SubmittedAnswer>;
}

export function answerStore(): AnswerStore {
  const listeners: AnswerListener[] = [];
  return {
    onAnswer: (listener) => void listeners.push(listener),
    store: async (transaction, answer, sender) => {
      const stored = await insertAnswer(transaction, answer, sender);
      for (const listener of listeners) await listener(transaction, stored);
      return stored;
    },
  };
}

async function insertAnswer(
  transaction: Transaction,
  answer: Answer,
  sender: Sender,
): Promise<SubmittedAnswer> {
  const { values, ...about } = answer;
  const { company_id, form_id } = about;
  const counted = await admitAnswer(transaction, about, sender);
  const [row] = await transaction
    .insert(formAnswers)
    .values({ ...about, ...counted, searched: values.map(({ shown }) => shown).join('\n') })
    .returning({ id: formAnswers.id, created_at: formAnswers.created_at });
  if (row === undefined) throw new Error(`an answer to form ${form_id} was not stored`);
  if (values.length > 0) {
    const answered = new Set<string>();
    await transaction.insert(formAnswerValues).values(
      values.map((value) => {
        const is_first = !answered.has(value.ref);
        answered.add(value.ref);
        return { ...value, is_first, company_id, form_id, answer_id: row.id };
      }),
    );
  }
  return { ...answer, id: row.id, created_at: new Date(row.created_at).toISOString() };
}
