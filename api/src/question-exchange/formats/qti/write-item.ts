// Writes one question as a QTI item with its points, and comments as feedback on choices.
import { questionTitle } from '../../build-document.ts';
import {
  blanksOf,
  withAddresses,
  type TestQuestion,
  escapeHtml,
  withDelimitedFormulas,
} from '../../../assessments/document/index.ts';
import { element, xhtmlOf, xmlHead, xmlOf, type XmlNode } from '../../xml.ts';
import { inVersion, type Version } from './names.ts';
import { processing, responseOf, type Response } from './write-processing.ts';

const namespaces: Readonly<Record<Version, string>> = {
  '2.1': 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
};

export function writeItem(question: TestQuestion, identifier: string, version: Version): string {
  const responses = responsesOf(question);
  const feedback = feedbackOf(question);
  const hasComments = feedback.some(({ outcome }) => outcome === 'FEEDBACK');
  const outcome = (name: string, type: string, value: string | null, cardinality = 'single') =>
    element(
      'outcomeDeclaration',
      { identifier: name, cardinality, baseType: type },
      ...(value === null ? [] : [element('defaultValue', {}, element('value', {}, value))]),
    );
  const item = element(
    'assessmentItem',
    {
      xmlns: namespaces[version],
      identifier,
      title: questionTitle(question) || 'Вопрос',
      adaptive: false,
      timeDependent: false,
    },
    ...responses.map(({ declaration }) => declaration),
    outcome('SCORE', 'float', '0'),
    outcome('MAXSCORE', 'float', String(question.max_points)),
    ...(hasComments ? [outcome('FEEDBACK', 'identifier', null, 'multiple')] : []),
    ...(question.solution === null ? [] : [outcome('SOLUTION', 'identifier', 'solution')]),
    element('itemBody', {}, ...bodyOf(question, version)),
    processing(question, responses, hasComments),
    ...feedback.map(({ outcome, of, text }) =>
      element(
        'modalFeedback',
        { outcomeIdentifier: outcome, identifier: of, showHide: 'show' },
        ...(version === '2.1' ? [xml(text)] : [element('contentBody', {}, xml(text))]),
      ),
    ),
  );
  return `${xmlHead}${xmlOf(inVersion(version, item))}\n`;
}

/** The response declarations, by interaction. */
function responsesOf(question: TestQuestion): Response[] {
  const { type, max_points: points } = question;
  switch (type) {
    case 'text_input':
    case 'multi_input':
      return blanksOf(question).map(({ blank, answers }, _, all) =>
        responseOf.typed(
          `RESPONSE${blank.sort}`,
          answers.map(({ value }) => value),
          question.case_sensitive,
          question.partial ? points / all.length : points,
        ),
      );
    case 'select_input':
      return blanksOf(question).map(({ blank }, _, all) =>
        responseOf.chosen(
          `RESPONSE${blank.sort}`,
          question.select_input_items
            .filter(({ answer_id, correct }) => answer_id === blank.id && correct)
            .map(({ id }) => `i${id}`),
          question.partial ? points / all.length : points,
        ),
      );
    default: {
      const response = responseOf.whole(question);
      return response === null ? [] : [response];
    }
  }
}

function feedbackOf(question: TestQuestion) {
  const isChosen = question.type === 'radio' || question.type === 'checkbox';
  const comments = question.answers.flatMap(({ id, comment }) =>
    comment === null || !isChosen ? [] : [{ outcome: 'FEEDBACK', of: `a${id}`, text: comment }],
  );
  const solution =
    question.solution === null
      ? []
      : [{ outcome: 'SOLUTION', of: 'solution', text: question.solution }];
  return [...comments, ...solution];
}

/** Canonical HTML as XML, with the paths of files in the package. */
const xml = (html: string): { xml: string } => ({
  xml: xhtmlOf(
    withAddresses(
      withDelimitedFormulas(html),
      (name) => `../files/${escapeHtml(encodeURIComponent(name))}`,
    ),
  ),
});

type Body = (XmlNode | { xml: string })[];

function bodyOf(question: TestQuestion, version: Version): Body {
  const text = xml(question.question);
  const interaction = (name: string, attributes: XmlNode['attributes'], ...children: XmlNode[]) =>
    element(name, { responseIdentifier: 'RESPONSE', ...attributes }, ...children);
  const shuffle = question.shuffle_answers;
  const choices = question.answers.map(({ id, value }) =>
    element('simpleChoice', { identifier: `a${id}` }, xml(value)),
  );
  switch (question.type) {
    case 'radio':
      return [text, interaction('choiceInteraction', { shuffle, maxChoices: 1 }, ...choices)];
    case 'checkbox':
      return [text, interaction('choiceInteraction', { shuffle, maxChoices: 0 }, ...choices)];
    case 'sort':
      return [text, interaction('orderInteraction', { shuffle }, ...choices)];
    case 'correspondence':
      return [text, matching(question)];
    case 'input':
    case 'numeric_input': {
      const typed = interaction('textEntryInteraction', {});
      return [text, { xml: `<p>${xmlOf(inVersion(version, typed))}</p>` }];
    }
    case 'audio_input':
      return [text, interaction('uploadInteraction', { type: 'audio/*' })];
    case 'multi_input':
      return [text, ...names(question, version)];
    case 'text_input':
    case 'select_input':
      return [withBlanks(text.xml, question, version)];
    case 'assessment_by_criterion':
      return [text, ...criteria(question), interaction('extendedTextInteraction', {})];
    default:
      return [text, interaction('extendedTextInteraction', {})];
  }
}

function matching(question: TestQuestion): XmlNode {
  const { correspondences, correspondence_multi, shuffle_answers: shuffle } = question;
  const set = (isMain: boolean) =>
    element(
      'simpleMatchSet',
      {},
      ...correspondences
        .filter(({ is_main }) => is_main === isMain)
        .map(({ id, value }) =>
          element(
            'simpleAssociableChoice',
            { identifier: `c${id}`, matchMax: correspondence_multi ? 0 : 1 },
            xml(value),
          ),
        ),
    );
  return element(
    'matchInteraction',
    { responseIdentifier: 'RESPONSE', shuffle, maxAssociations: 0 },
    set(true),
    set(false),
  );
}

/** A rubric for scorers. */
const criteria = ({ question_criteria_by_sort: all }: TestQuestion): XmlNode[] => [
  element(
    'rubricBlock',
    { view: 'scorer' },
    {
      xml: `<ul>${all
        .map(({ name, description, max_points }) =>
          xhtmlOf(
            `<li><strong>${escapeHtml(name)}</strong> (${max_points}): ${escapeHtml(description ?? '')}</li>`,
          ),
        )
        .join('')}</ul>`,
    },
  ),
];

function blankOf(question: TestQuestion, blank: { id: number; sort: number }): XmlNode {
  const responseIdentifier = `RESPONSE${blank.sort}`;
  if (question.type !== 'select_input') {
    return element('textEntryInteraction', { responseIdentifier });
  }
  return element(
    'inlineChoiceInteraction',
    { responseIdentifier, shuffle: question.shuffle_answers },
    ...question.select_input_items
      .filter(({ answer_id }) => answer_id === blank.id)
      .map(({ id, value }) => element('inlineChoice', { identifier: `i${id}` }, value)),
  );
}

/** Inline, so that no whitespace is added to the sentence. */
const inline = (written: XmlNode, version: Version): string =>
  xmlOf(inVersion(version, written)).replaceAll(/>\n\s*</g, '><');

function withBlanks(text: string, question: TestQuestion, version: Version): { xml: string } {
  const blanks = new Map(blanksOf(question).map(({ blank }) => [blank.sort, blank]));
  const written = text.replaceAll(/\[\[(\d{1,4})\]\]/g, (mark, number: string) => {
    const blank = blanks.get(Number(number));
    if (blank === undefined) return mark;
    // A repeated mark gets only one blank.
    blanks.delete(blank.sort);
    return inline(blankOf(question, blank), version);
  });
  return { xml: written };
}

const names = (question: TestQuestion, version: Version): Body =>
  blanksOf(question).map(({ blank }) => ({
    xml: `<p>${xhtmlOf(escapeHtml(`${blank.value} `))}${inline(blankOf(question, blank), version)}</p>`,
  }));
