// Converts one QTI item to a question, by its interactions.
import {
  requireAtMost,
  questionOf,
  type TestQuestion,
  UnreadableQuestion,
  documentLimits,
} from '../../../assessments/document/index.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import {
  declarationsIn,
  hasPartialCredit,
  nothingDeclared,
  pointsIn,
  type ResponseDeclaration,
} from './declarations.ts';
import { allOf, attributeOf, kindOf, partOf, partsOf } from './names.ts';
import { chosenBlanks, gaps, typedBlanks } from './read-blanks.ts';
import { choice, order, written, upload, type Interaction } from './read-choices.ts';
import { associated, matching } from './read-pairs.ts';
import { readSupplementaryText, textIn, type ItemReading } from './read-texts.ts';
import { createScorer } from './scoring.ts';
import type { Item } from './derive-points.ts';

type Parts = Partial<TestQuestion>;

const blocks: Readonly<Record<string, (interaction: Interaction) => Parts>> = {
  choiceInteraction: choice,
  orderInteraction: order,
  matchInteraction: matching,
  associateInteraction: associated,
  extendedTextInteraction: written,
  uploadInteraction: upload,
};

const unsupported: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hotspot|selectPoint|graphic\w*|positionObject|drawing)Interaction$/,
    'Задания на рисунке не поддерживаются',
  ],
  [/^hottextInteraction$/, 'Задания, где выделяют слова в тексте, не поддерживаются'],
  [/^sliderInteraction$/, 'Задания с ползунком не поддерживаются'],
  [/^mediaInteraction$/, 'Задания с просмотром записи не поддерживаются'],
  [/^(?:portable)?[cC]ustomInteraction$/, 'Задания со своей программой не поддерживаются'],
];

/** `weight` is the factor by which the test multiplies the item's points. */
export function readItem(root: XmlElement, reading: ItemReading, weight: number): TestQuestion {
  if (partsOf(root, 'templateDeclaration').length > 0) {
    throw new UnreadableQuestion('Вопросы с переменными не поддерживаются');
  }
  const body = partOf(root, 'itemBody');
  const declared = declarationsIn(root);
  const interactions =
    body === undefined
      ? []
      : requireAtMost(
          [...requireAtMost(allOf(body, 'gap')), ...interactionsIn(body)],
          2 * documentLimits.answers,
        );
  const [first] = interactions.filter((each) => kindOf(each) !== 'gap');
  if (body === undefined || first === undefined)
    throw new UnreadableQuestion('Это пояснение, а не вопрос');
  if (partsOf(root, 'assessmentStimulusRef').length > 0) {
    reading.lacking.push('текст к вопросу лежит в другом файле и не взят');
  }
  const item: Item = {
    root,
    declared,
    points: pointsIn(root),
    isInParts: hasPartialCredit(root, declared.values()),
    score: createScorer(root, declared),
    reading,
  };
  const question = questionOf(withFeedback(bodyParts(body, interactions, item), item));
  return { ...question, max_points: question.max_points * weight };
}

function* interactionsIn(body: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(body)) {
    const kind = kindOf(child);
    if (/[iI]nteraction$/.test(kind) && kind !== 'endAttemptInteraction') {
      const [, why] = unsupported.find(([what]) => what.test(kind)) ?? [];
      if (why !== undefined) throw new UnreadableQuestion(why);
      yield child;
    } else yield* interactionsIn(child);
  }
}

/** The declaration of an interaction's response. */
const declaredFor = (element: XmlElement, { declared }: Item): ResponseDeclaration =>
  declared.get(attributeOf(element, 'responseIdentifier')) ?? nothingDeclared;

/** The text with a mark for each blank; the other interactions are replaced by their prompts. */
function bodyParts(body: XmlElement, interactions: readonly XmlElement[], item: Item): Parts {
  const blanks: XmlElement[] = [];
  const text = textIn(body, item.reading, 'question', (element, inside) => {
    const kind = kindOf(element);
    if (/^(?:textEntryInteraction|inlineChoiceInteraction|gap)$/.test(kind)) {
      return `[[${blanks.push(element)}]]`;
    }
    if (
      /^(?:gapText|simpleMatchSet|simpleChoice|simpleAssociableChoice|endAttemptInteraction)$/.test(
        kind,
      )
    )
      return '';
    if (kind === 'gapImg')
      throw new UnreadableQuestion('Задания с картинками вместо слов не поддерживаются');
    // Its prompt, and for a text with gaps the text.
    return kind.endsWith('Interaction') ? `<div>${inside(element)}</div>` : null;
  });
  const isBlank = new Set(blanks);
  const others = interactions.filter((each) => !isBlank.has(each));
  const [first, ...more] = others;
  if (blanks.length === 0 && first !== undefined && more.length === 0) {
    const read = Object.hasOwn(blocks, kindOf(first)) ? blocks[kindOf(first)] : undefined;
    if (read === undefined) throw new UnreadableQuestion('Такие задания не поддерживаются');
    return {
      question: text,
      ...read({ element: first, declared: declaredFor(first, item), item }),
    };
  }
  const kinds = new Set([...blanks, ...others].map(kindOf));
  if (kinds.size === 1 && kinds.has('textEntryInteraction')) return typedBlanks(text, blanks, item);
  if (kinds.size === 1 && kinds.has('inlineChoiceInteraction'))
    return chosenBlanks(text, blanks, item);
  if (
    kinds.size === 2 &&
    kinds.has('gapMatchInteraction') &&
    kinds.has('gap') &&
    first !== undefined &&
    more.length === 0
  ) {
    return gaps(text, blanks, { element: first, declared: declaredFor(first, item), item });
  }
  throw new UnreadableQuestion('В одном вопросе несколько заданий');
}

/** Feedback on a choice becomes its comment, modal feedback the solution. */
function withFeedback(parts: Parts, { root, reading }: Item): Parts {
  const places = new Map(
    allOf(root, 'simpleChoice').map((choice, index) => [attributeOf(choice, 'identifier'), index]),
  );
  const comments = new Map<number, string>();
  let solution: string | null = null;
  for (const feedback of requireAtMost(
    partsOf(root, 'modalFeedback'),
    2 * documentLimits.answers,
  )) {
    const text = readSupplementaryText(partOf(feedback, 'contentBody') ?? feedback, reading);
    const choice = places.get(attributeOf(feedback, 'identifier'));
    if (/solution/i.test(attributeOf(feedback, 'outcomeIdentifier'))) solution = text || null;
    else if (choice !== undefined && text !== '') comments.set(choice, text);
    else if (text !== '') reading.changed.push('общий отзыв на ответ не взят');
  }
  const answers = parts.answers?.map((answer, index) => ({
    ...answer,
    comment: comments.get(index) ?? answer.comment,
  }));
  return { ...parts, solution, ...(answers !== undefined && { answers }) };
}
