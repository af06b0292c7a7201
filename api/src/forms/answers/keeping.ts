// Every form that is sent is kept, in the transaction of what it makes; whoever has more to do with an answer listens.
import type { FieldType } from '@kafedra/common/fields';
import type { FormFieldType } from '@kafedra/common/forms';
import type { Transaction } from '../../kit/database/database.ts';
import { admitAnswer, type Sender } from '../limits/admission.ts';
import type { KeptValue } from '../values/read-values.ts';
import { formAnswers, formAnswerValues } from './answer-tables.ts';

/** One value of a field that was answered. */
export interface AnsweredValue extends KeptValue {
  /** The field's name within the form; `custom_field_7` of what an invite asked for besides. */
  ref: string;
  type: FormFieldType;
  /** How the field was called. */
  label: string;
  custom_field_id: number | null;
  custom_field_type: FieldType | null;
  /** What a person reads: the variable's words, the file's name. */
  shown: string;
}

/** What was sent. */
export interface Answer {
  company_id: number;
  form_id: number;
  /** Who came by it, or the member who sent it. */
  user_id: number | null;
  /** The address of the page that it was sent from. */
  page: string | null;
  values: readonly AnsweredValue[];
}

/** The same once it is kept. */
export interface KeptAnswer extends Answer {
  id: number;
  created_at: string;
}

/** What else is done with an answer: in its transaction, as the system. What throws there takes the answer back. */
export type AnswerListener = (transaction: Transaction, answer: KeptAnswer) => Promise<void>;

/** The answers of one installation. */
export interface Answers {
  onAnswer: (listener: AnswerListener) => void;
  /** Throws 409 for what the form's limits do not let in. Runs as the system: whoever answers may be nobody. */
  keep: (transaction: Transaction, answer: Answer, sender: Sender) => Promise<KeptAnswer>;
}

export function keptAnswers(): Answers {
  const listeners: AnswerListener[] = [];
  return {
    onAnswer: (listener) => void listeners.push(listener),
    keep: async (transaction, answer, sender) => {
      const kept = await insertAnswer(transaction, answer, sender);
      for (const listener of listeners) await listener(transaction, kept);
      return kept;
    },
  };
}

async function insertAnswer(
  transaction: Transaction,
  answer: Answer,
  sender: Sender,
): Promise<KeptAnswer> {
  const { values, ...about } = answer;
  const { company_id, form_id } = about;
  const counted = await admitAnswer(transaction, about, sender);
  const [row] = await transaction
    .insert(formAnswers)
    .values({ ...about, ...counted, searched: values.map(({ shown }) => shown).join('\n') })
    .returning({ id: formAnswers.id, created_at: formAnswers.created_at });
  if (row === undefined) throw new Error(`an answer to form ${form_id} was not kept`);
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
