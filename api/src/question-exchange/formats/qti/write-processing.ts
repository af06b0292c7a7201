// Writes the response declarations and response processing of an item.
import { parseDecimal, type TestQuestion } from '../../../assessments/document/index.ts';
import { element, type XmlNode } from '../../xml.ts';

export interface Response {
  identifier: string;
  declaration: XmlNode;
  /** The declaration has a mapping with points, so the response is not compared as a whole. */
  isMapped: boolean;
}

/** Formats points without rounding errors of binary fractions. */
const points = (number: number): string => String(Math.round(number * 1e6) / 1e6);

interface Declared {
  identifier?: string;
  cardinality: 'single' | 'multiple' | 'ordered';
  baseType: 'identifier' | 'string' | 'float' | 'directedPair' | 'file';
  correct?: readonly string[];
  /** The points of each answer. */
  worth?: readonly { key: string; value: number; isCaseSensitive?: boolean }[];
  /** The points of any other answer. */
  others?: number;
}

function declared({
  identifier = 'RESPONSE',
  cardinality,
  baseType,
  correct = [],
  worth,
  others = 0,
}: Declared): Response {
  const values = correct.map((value) => element('value', {}, value));
  const mapping =
    worth === undefined || worth.length === 0
      ? []
      : [
          element(
            'mapping',
            { lowerBound: 0, defaultValue: points(-others) },
            ...worth.map(({ key, value, isCaseSensitive }) =>
              element('mapEntry', {
                mapKey: key,
                mappedValue: points(value),
                caseSensitive: isCaseSensitive ?? null,
              }),
            ),
          ),
        ];
  return {
    identifier,
    isMapped: mapping.length > 0,
    declaration: element(
      'responseDeclaration',
      { identifier, cardinality, baseType },
      ...(values.length === 0 ? [] : [element('correctResponse', {}, ...values)]),
      ...mapping,
    ),
  };
}

export const responseOf = {
  /** A blank with a typed text. */
  typed: (identifier: string, values: readonly string[], isCaseSensitive: boolean, worth: number) =>
    declared({
      identifier,
      cardinality: 'single',
      baseType: 'string',
      correct: values.slice(0, 1),
      worth: values.map((key) => ({ key, value: worth, isCaseSensitive })),
    }),

  /** A blank with options. */
  chosen: (identifier: string, right: readonly string[], worth: number) =>
    declared({
      identifier,
      cardinality: 'single',
      baseType: 'identifier',
      correct: right.slice(0, 1),
      worth: right.map((key) => ({ key, value: worth })),
    }),

  /** A question with a single response; null if it is not scored automatically. */
  whole: (question: TestQuestion): Response | null => {
    const { type, answers, max_points: full, partial, penalty_percentage: percent } = question;
    const right = answers.filter(({ correct }) => correct).map(({ id }) => `a${id}`);
    const links = question.correspondence_links.map(
      (link) => `c${link.main_id} c${link.dependent_id}`,
    );
    // Without an explicit penalty, a wrong pair that replaces a right one takes nothing away.
    const takesPlaces = percent === null && !question.correspondence_multi;
    const share = (count: number) => full / Math.max(count, 1);
    const penalty = (count: number) => (percent === null ? share(count) : (full * percent) / 100);
    switch (type) {
      case 'radio':
        return declared({
          cardinality: 'single',
          baseType: 'identifier',
          correct: right.slice(0, 1),
          ...(right.length > 1 && { worth: right.map((key) => ({ key, value: full })) }),
        });
      case 'checkbox':
        return declared({
          cardinality: 'multiple',
          baseType: 'identifier',
          correct: right,
          ...(partial && {
            worth: answers.map(({ id, correct }) => ({
              key: `a${id}`,
              value: correct ? share(right.length) : -penalty(right.length),
            })),
          }),
        });
      case 'sort':
        return declared({
          cardinality: 'ordered',
          baseType: 'identifier',
          correct: answers
            .toSorted((one, other) => (one.correct_position ?? 0) - (other.correct_position ?? 0))
            .map(({ id }) => `a${id}`),
        });
      case 'correspondence':
        return declared({
          cardinality: 'multiple',
          baseType: 'directedPair',
          correct: links,
          ...(partial && {
            worth: links.map((key) => ({ key, value: share(links.length) })),
            others: takesPlaces ? 0 : penalty(links.length),
          }),
        });
      case 'input':
        return responseOf.typed(
          'RESPONSE',
          answers.map(({ value }) => value),
          question.case_sensitive,
          full,
        );
      case 'numeric_input':
        return declared({
          cardinality: 'single',
          baseType: 'float',
          correct: answers.slice(0, 1).map(({ value }) => parseDecimal(value) ?? value),
        });
      case 'audio_input':
        return declared({ cardinality: 'single', baseType: 'file' });
      default:
        return declared({ cardinality: 'single', baseType: 'string' });
    }
  },
};

const variable = (identifier: string) => element('variable', { identifier });
const float = (value: number) => element('baseValue', { baseType: 'float' }, points(value));
const set = (identifier: string, value: XmlNode) =>
  element('setOutcomeValue', { identifier }, value);
const when = (condition: XmlNode, then: XmlNode) =>
  element('responseCondition', {}, element('responseIf', {}, condition, then));

export function processing(
  question: TestQuestion,
  responses: readonly Response[],
  hasComments: boolean,
): XmlNode {
  const feedback = hasComments
    ? [set('FEEDBACK', element('multiple', {}, variable('RESPONSE')))]
    : [];
  return element('responseProcessing', {}, ...scoring(question, responses), ...feedback);
}

function scoring(question: TestQuestion, responses: readonly Response[]): XmlNode[] {
  const { type, max_points: full, partial } = question;
  const mapped = responses
    .filter(({ isMapped }) => isMapped)
    .map(({ identifier }) => element('mapResponse', { identifier }));
  if (type === 'numeric_input') return [when(isNear(question), set('SCORE', float(full)))];
  if (type === 'text_input' || type === 'multi_input' || type === 'select_input') {
    if (mapped.length === 0) return [];
    if (partial) return [set('SCORE', element('sum', {}, ...mapped))];
    const all = mapped.map((worth) => element('gt', {}, worth, float(0)));
    return [when(element('and', {}, ...all), set('SCORE', float(full)))];
  }
  if (mapped[0] !== undefined) return [set('SCORE', mapped[0])];
  const isCompared = /^(?:radio|checkbox|sort|correspondence)$/.test(type);
  const isRight = element(
    'match',
    {},
    variable('RESPONSE'),
    element('correct', { identifier: 'RESPONSE' }),
  );
  return isCompared ? [when(isRight, set('SCORE', float(full)))] : [];
}

/** Within the tolerance of any answer. */
function isNear({ answers }: TestQuestion): XmlNode {
  const each = answers.map(({ value, tolerance }) =>
    element(
      'equal',
      tolerance === null
        ? { toleranceMode: 'exact' }
        : { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` },
      variable('RESPONSE'),
      element('baseValue', { baseType: 'float' }, parseDecimal(value) ?? value),
    ),
  );
  return each.length === 1 && each[0] !== undefined ? each[0] : element('or', {}, ...each);
}
