// Generates the tables of docs/formats.md from the behaviour of the formats; `npx vitest -u` updates the file.
import type { QuestionType } from '@kafedra/common/assessments';
import { expect, it } from 'vitest';
import {
  type TestDocument,
  type TestQuestion,
  defaultQuestion,
  exampleTest,
  normalQuestion,
} from '../assessments/document/index.ts';
import { testFormats, type TestFormat } from './formats/index.ts';

const formats: readonly TestFormat[] = Object.values(testFormats);

/** Laid out as this repository's formatter does. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const content = [
  'answers',
  'correspondences',
  'correspondence_links',
  'select_input_items',
  'question_criteria_by_sort',
] as const;

/** How other systems read a question of this kind. */
function understood(meant: TestQuestion, found: TestQuestion | null): string {
  if (found === null) return 'note alone';
  if (found.type !== meant.type) return `as \`${found.type}\``;
  return content.every((name) => alike(found[name], meant[name])) ? 'yes' : 'in part';
}

async function kinds(): Promise<string> {
  const files = await Promise.all(formats.map(({ write }) => write(exampleTest)));
  const rows = exampleTest.questions.map((question, index) => [
    `\`${question.type}\``,
    ...files.map((file) => understood(question, file.understood.questions[index] ?? null)),
  ]);
  return table(['kind', ...formats.map(({ name }) => name)], rows);
}

/** A value other than the default for each field, with a kind of question that uses it. */
const fields: readonly (readonly [string, QuestionType, Partial<TestQuestion>])[] = [
  ['points', 'textarea', { max_points: 7 }],
  ['all or nothing', 'checkbox', { partial: false }],
  ['part of the points for a part', 'sort', { partial: true, penalty_percentage: 0 }],
  ['penalty', 'checkbox', { partial: true, penalty_percentage: 25 }],
  ['capitals make a difference', 'input', { case_sensitive: true }],
  ['several pairs of an item', 'correspondence', { correspondence_multi: true }],
  ['solution', 'textarea', { solution: '<p>Так</p>' }],
  ['topic', 'textarea', { topic: 'Тема' }],
  ['part of the test', 'textarea', { part: 2 }],
  ['time', 'textarea', { timer: 60 }],
  ['attempts', 'textarea', { max_attempts: 3, infinity_attempts: false }],
  ['shuffled answers', 'radio', { shuffle_answers: true }],
  ['required', 'textarea', { required: true }],
  ['inactive', 'textarea', { active: false }],
];

async function settings(): Promise<string> {
  const rows = fields.map(async ([name, type, parts]) => {
    const example = exampleTest.questions.find((question) => question.type === type);
    const question = normalQuestion({ ...(example ?? defaultQuestion), ...parts });
    const first = normalQuestion({ ...defaultQuestion, type: 'textarea', question: '<p>1</p>' });
    const document: TestDocument = { ...exampleTest, questions: [first, question] };
    const cells = formats.map(async ({ write }) => {
      const found = (await write(document)).understood.questions[1];
      const isPreserved = Object.entries(parts).every(([key, value]) =>
        alike(Reflect.get(found ?? {}, key), value),
      );
      return isPreserved ? 'yes' : 'note';
    });
    return [name, ...(await Promise.all(cells))];
  });
  return table(['', ...formats.map(({ name }) => name)], await Promise.all(rows));
}

it('docs/formats.md lists what each format preserves', async () => {
  const text = `# Formats of tests

This page is made by \`api/src/question-exchange/formats-table.test.ts\` of what the formats do.

A test that is written in any of these formats and read here again is the same test. What a format has no words for lies beside the question as a note that other systems pass over: an element \`kafedra\` in Moodle XML, \`kafedra.json\` in a package of QTI, a comment in GIFT, hidden columns in XLSX. Each part of a note remembers what it stands in place of: where somebody has changed that in the file since, the change wins, and the report says so. Pictures and files come along in Moodle XML and QTI; GIFT has pictures of up to 100 KB in its texts.

## Kinds of questions

«yes»: other systems find the same question. «as»: they find it as another kind, and the note has the rest.

${await kinds()}

## What is said of a question

«yes»: in the words of the format. «note»: for this system alone.

${await settings()}
`;
  await expect(text).toMatchFileSnapshot('../../../docs/formats.md');
});
