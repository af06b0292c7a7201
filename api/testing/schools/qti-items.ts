// QTI items for tests, written after the specification.
import { readQti } from '../../src/question-exchange/formats/qti/index.ts';

export const head = '<?xml version="1.0" encoding="UTF-8"?>';

export const item = (body: string, declarations: string, processing = '', more = '') =>
  `${head}<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Имя" adaptive="false" timeDependent="false">
    ${declarations}<itemBody>${body}</itemBody>${processing}${more}</assessmentItem>`;

export const response = (
  cardinality: string,
  type: string,
  correct: readonly string[],
  mapping = '',
  identifier = 'RESPONSE',
) =>
  `<responseDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="${type}">
    <correctResponse>${correct.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}
  </responseDeclaration>`;

export const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;

export const entry = (key: string, value: number, more = '') =>
  `<mapEntry mapKey="${key}" mappedValue="${value}" ${more}/>`;

/** The question of a single item, with the notes on it. */
export async function readItem(xml: string) {
  const { test, report } = await readQti(new TextEncoder().encode(xml));
  const [question] = test.questions;
  if (question === undefined) throw new Error(report.left[0]?.why);
  return { question, notes: report.changed.map(({ what }) => what) };
}

export const choices = (...names: string[]) =>
  names.map((name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`).join('');
