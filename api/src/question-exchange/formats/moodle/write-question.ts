// Writes one question as Moodle XML; kinds that Moodle lacks become the nearest that learners there can answer.
import type { QuestionType } from '@kafedra/common/assessments';
import { questionTitle } from '../../build-document.ts';
import {
  pairsIn,
  parseDecimal,
  type TestQuestion,
  escapeHtml,
  filePlaceholders,
  linesOf,
  singleLineText,
} from '../../../assessments/document/index.ts';
import type { Extension } from '../../extensions.ts';
import { element, type XmlNode } from '../../xml.ts';
import { clozeText } from './cloze.ts';
import { moodlePercents, withStars } from '../fractions.ts';
import { plainText, textElement, type Encoded } from './texts.ts';

/** The element of extensions for this system; Moodle ignores unknown elements. */
export const extensionTag = 'kafedra';

export function writeQuestion(
  question: TestQuestion,
  rest: Extension | null,
  encoded: Encoded,
): XmlNode {
  const kind = kinds[question.type];
  const text = isCloze(question.type) ? clozeText(question) : question.question;
  return element(
    'question',
    { type: kind },
    plainText('name', questionTitle(question) || 'Вопрос'),
    textElement('questiontext', text, encoded, question.files),
    textElement('generalfeedback', question.solution ?? '', encoded),
    ...(isCloze(question.type)
      ? []
      : [element('defaultgrade', {}, question.max_points.toFixed(7))]),
    element('penalty', {}, '0.3333333'),
    element('hidden', {}, '0'),
    ...bodyOf(question, encoded),
    ...(rest === null ? [] : [element(extensionTag, {}, rest.text)]),
  );
}

const kinds: Readonly<Record<QuestionType, string>> = {
  unknown: 'essay',
  input: 'shortanswer',
  numeric_input: 'numerical',
  radio: 'multichoice',
  checkbox: 'multichoice',
  sort: 'ordering',
  multi_input: 'cloze',
  textarea: 'essay',
  correspondence: 'matching',
  select_input: 'cloze',
  text_input: 'cloze',
  assessment_by_criterion: 'essay',
  audio_input: 'essay',
};

const isCloze = (type: QuestionType): boolean => kinds[type] === 'cloze';

function bodyOf(question: TestQuestion, encoded: Encoded): XmlNode[] {
  switch (kinds[question.type]) {
    case 'multichoice':
      return choice(question, encoded);
    case 'shortanswer':
      return shortAnswer(question, encoded);
    case 'numerical':
      return numerical(question, encoded);
    case 'ordering':
      return ordering(question, encoded);
    case 'matching':
      return matching(question, encoded);
    case 'essay':
      return essay(question);
    default:
      return [];
  }
}

const shuffled = ({ shuffle_answers }: TestQuestion): XmlNode[] =>
  shuffle_answers === null ? [] : [element('shuffleanswers', {}, String(shuffle_answers))];

function choice(question: TestQuestion, encoded: Encoded): XmlNode[] {
  const percents = moodlePercents(question);
  return [
    element('single', {}, String(question.type === 'radio')),
    ...shuffled(question),
    element('answernumbering', {}, 'none'),
    ...question.answers.map(({ value, comment }, index) =>
      answer(percents[index] ?? 0, textElement('answer', value, encoded), comment, encoded),
    ),
  ];
}

/** `inner` is the text element whose format and content become those of the answer. */
const answer = (
  percent: number,
  inner: XmlNode,
  comment: string | null,
  encoded: Encoded,
  ...more: XmlNode[]
): XmlNode =>
  element(
    'answer',
    { fraction: String(percent), ...inner.attributes },
    ...inner.children,
    textElement('feedback', comment ?? '', encoded),
    ...more,
  );

const shortAnswer = ({ case_sensitive, answers }: TestQuestion, encoded: Encoded): XmlNode[] => [
  element('usecase', {}, case_sensitive ? '1' : '0'),
  ...answers.map(({ value, comment }) => {
    const text = {
      ...plainText('answer', withStars(value)),
      attributes: { format: 'moodle_auto_format' },
    };
    return answer(100, text, comment, encoded);
  }),
];

const numerical = ({ answers }: TestQuestion, encoded: Encoded): XmlNode[] =>
  answers.map(({ value, comment, tolerance }) => {
    const text = {
      ...plainText('answer', parseDecimal(value) ?? value),
      attributes: { format: 'moodle_auto_format' },
    };
    const margin = element('tolerance', {}, parseDecimal(tolerance ?? '') ?? '0');
    return answer(100, text, comment, encoded, margin);
  });

/** Answers are written in their right order. */
function ordering(question: TestQuestion, encoded: Encoded): XmlNode[] {
  const items = question.answers.toSorted(
    (one, other) => (one.correct_position ?? 0) - (other.correct_position ?? 0),
  );
  return [
    element('layouttype', {}, 'VERTICAL'),
    element('selecttype', {}, 'ALL'),
    element('selectcount', {}, '0'),
    element('gradingtype', {}, question.partial ? 'ABSOLUTE_POSITION' : 'ALL_OR_NOTHING'),
    element('showgrading', {}, 'SHOW'),
    element('numberingstyle', {}, 'none'),
    ...items.map(({ value, comment }, index) =>
      answer(index + 1, textElement('answer', value, encoded), comment, encoded),
    ),
  ];
}

const matching = (question: TestQuestion, encoded: Encoded): XmlNode[] => [
  ...shuffled(question),
  ...pairsIn(question).map(({ main, dependent }) => {
    const { attributes, children } = textElement('subquestion', main ?? '', encoded);
    const matched = dependent === null ? '' : matchedText(dependent);
    return element('subquestion', attributes, ...children, plainText('answer', matched));
  }),
];

/** One line of HTML without tags. */
function matchedText(html: string): string {
  const lines = linesOf(html);
  return escapeHtml(
    lines === null || lines.includes('\n') ? singleLineText(html) || filePlaceholders(html) : lines,
  );
}

function essay(question: TestQuestion): XmlNode[] {
  const isSpoken = question.type === 'audio_input';
  const notes = question.question_criteria_by_sort.map(
    ({ name, description, max_points }) =>
      `<li><strong>${escapeHtml(name)}</strong> (${max_points}): ${escapeHtml(description ?? '')}</li>`,
  );
  return [
    element('responseformat', {}, isSpoken ? 'noinline' : 'editor'),
    element('responserequired', {}, isSpoken ? '0' : '1'),
    element('responsefieldlines', {}, '15'),
    element('attachments', {}, isSpoken || notes.length > 0 ? '1' : '0'),
    element('attachmentsrequired', {}, isSpoken ? '1' : '0'),
    ...(isSpoken ? [element('filetypeslist', {}, 'audio')] : []),
    ...(notes.length === 0
      ? []
      : [textElement('graderinfo', `<ul>${notes.join('')}</ul>`, new Map())]),
  ];
}
