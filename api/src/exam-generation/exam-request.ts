// Reads the exam data for a generation request: question numbers with their current prompts and examples.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../kit/database/database.ts';
import { invalid } from '../kit/http/errors.ts';
import { idArray } from '../kit/lists/filters.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { plainText } from '../kit/rich-text/rich-text.ts';
import { examQuestionNumberResource } from './ege/ai-exam.ts';
import { excerpt } from '../assessments/document/index.ts';
import type { ExamNumber } from './generation-rules.ts';

/** More examples would only repeat the pattern. */
const maxExamples = 5;

/** Characters of an example's question, and of its solution. */
const longestExample = 3000;

interface Found extends Omit<ExamNumber, 'count'> {
  id: number;
  subject: string;
}

/** Throws 422 for a number that the caller does not see, and for numbers of several subjects. */
export async function readExamRequest(
  transaction: Transaction,
  scope: Scope,
  sent: readonly { id: number; count: number }[],
): Promise<{ title: string; subject: string; numbers: ExamNumber[] }> {
  const field = 'ai_ege_question_numbers';
  const ids = sent.map(({ id }) => id);
  const there = await examQuestionNumberResource.existingIds(transaction, scope, ids, {});
  const found = new Map(
    (await numbersBy(transaction, scope, [...there])).map((each) => [each.id, each]),
  );
  const subjects = new Set<string>();
  const numbers = sent.map(({ id, count }, index) => {
    const number = found.get(id);
    if (number === undefined) {
      throw invalid(`${field}.${index}.id`, examQuestionNumberResource.missing, 'not_found');
    }
    const { id: _, subject: of, ...rest } = number;
    subjects.add(of);
    return { ...rest, count, examples: rest.examples.map(inWords) };
  });
  const [subject = '', ...others] = subjects;
  if (others.length > 0) throw invalid(field, 'Выберите задания одного предмета');
  const names = numbers.map(({ name }) => name).join(', ');
  return { title: excerpt(`${subject}: ${names}`), subject, numbers };
}

const numbersBy = (
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<Found[]> =>
  rowsOf<Found>(
    transaction,
    sql`select number.id, number.name, number.answer_type, number.prompt, number.use_image, subject.name as subject,
        case when number.use_example then (
          select coalesce(json_agg(json_build_object('text', example.text, 'answer', example.answer, 'solution', example.solution)
            order by example.sort, example.id), '[]'::json)
          from (select * from ai_ege_examples example where example.company_id = number.company_id
            and example.question_number_id = number.id order by sort, id limit ${maxExamples}) example)
        else '[]'::json end as examples
      from ai_ege_question_numbers number
      join ai_ege_subjects subject on subject.company_id = number.company_id and subject.id = number.subject_id
      where number.company_id = ${companyId} and number.id = any(${idArray(ids)})`,
  );

const inWords = ({ text, answer, solution }: ExamNumber['examples'][number]) => ({
  text: shortened(text),
  answer,
  solution: solution === null ? null : shortened(solution),
});

const shortened = (html: string): string => plainText(html).slice(0, longestExample).toWellFormed();
