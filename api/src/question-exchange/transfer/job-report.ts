// Converts the report of an import or export to the report of a job.
import type { JobReport } from '../../jobs/index.ts';
import { excerpt, type Changed, type SkippedItem } from '../../assessments/document/index.ts';

/** The limit of lines in a report. */
const maxLines = 1000;

export const changedLines = (changed: readonly Changed[]): NonNullable<JobReport['changed']> =>
  changed
    .slice(0, maxLines)
    .map(({ question, name, what }) => ({ title: titleOf(question, null, name), what }));

export const leftLines = (left: readonly SkippedItem[]): JobReport['left'] =>
  left
    .slice(0, maxLines)
    .map(({ question, line, name, why }) => ({ title: titleOf(question, line, name), why }));

/** «Вопрос 3, строка 12: Столица Италии?» */
function titleOf(question: number | null, line: number | null, name: string): string {
  const at = line === null ? '' : `, строка ${line}`;
  const called = excerpt(name);
  if (question === null) return called + at;
  return `Вопрос ${question}${at}${called === '' ? '' : `: ${called}`}`;
}
