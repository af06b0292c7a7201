// One item of QTI as a question, by what learners do in it.
import { answersOf, blanksWithAnswers, blanksWithItems, few, questionOf } from '../../building.ts';
import type { TestQuestion } from '../../document.ts';
import { Unreadable } from '../../report.ts';
import { most } from '../../limits.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import { oneOf, someOf, typed } from '../fractions.ts';
import {
  declarationsIn,
  isInParts,
  isShuffled,
  nothingDeclared,
  numbersIn,
  pointsIn,
  rightIn,
  typedIn,
  type Declared,
} from './declarations.ts';
import { allOf, attributeOf, kindOf, partOf, partsOf } from './names.ts';
import { plainIn, textIn, type ItemReading } from './read-texts.ts';

type Parts = Partial<TestQuestion>;

interface Item {
  root: XmlElement;
  declared: Map<string, Declared>;
  /** Of a right answer. */
  points: number;
  isInParts: boolean;
  reading: ItemReading;
}

type Interaction = { element: XmlElement; declared: Declared; item: Item };

const blocks: Readonly<Record<string, (interaction: Interaction) => Parts>> = {
  choiceInteraction: choice,
  orderInteraction: order,
  matchInteraction: matching,
  associateInteraction: associated,
  extendedTextInteraction: () => ({ type: 'textarea' }),
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

/** `weight` is by how much a test multiplies the points. */
export function readItem(root: XmlElement, reading: ItemReading, weight: number): TestQuestion {
  if (partsOf(root, 'templateDeclaration').length > 0) {
    throw new Unreadable('Вопросы с переменными не поддерживаются');
  }
  const body = partOf(root, 'itemBody');
  const declared = declarationsIn(root);
  const interactions =
    body === undefined
      ? []
      : few([...few(allOf(body, 'gap')), ...interactionsIn(body)], 2 * most.answers);
  const [first] = interactions.filter((each) => kindOf(each) !== 'gap');
  if (body === undefined || first === undefined) throw new Unreadable('Это пояснение, а не вопрос');
  const points = pointsIn(root, [...declared.values()]);
  const item: Item = {
    root,
    declared,
    points: points ?? 1,
    isInParts: isInParts(root, declared.values()),
    reading,
  };
  const { solution, ...parts } = withFeedback(bodyParts(body, interactions, item), item);
  return questionOf({
    max_points: rounded((points ?? 1) * weight, reading),
    solution: solution ?? null,
    ...parts,
  });
}

function* interactionsIn(body: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(body)) {
    const kind = kindOf(child);
    if (/[iI]nteraction$/.test(kind) && kind !== 'endAttemptInteraction') {
      const [, why] = unsupported.find(([what]) => what.test(kind)) ?? [];
      if (why !== undefined) throw new Unreadable(why);
      yield child;
    } else yield* interactionsIn(child);
  }
}

function rounded(points: number, { changed }: ItemReading): number {
  const whole = Math.min(Math.max(Math.round(points), 0), most.points);
  if (Math.abs(whole - points) > 1e-6) {
    changed.push(
      `балл ${String(Math.round(points * 100) / 100).replace('.', ',')} изменён на ${whole}`,
    );
  }
  return whole;
}

const declaredFor = (element: XmlElement, { declared }: Item): Declared =>
  declared.get(attributeOf(element, 'responseIdentifier')) ?? nothingDeclared;

/** The text with a mark for each blank, and what stands in the place of the interaction. */
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
      throw new Unreadable('Задания с картинками вместо слов не поддерживаются');
    // What it asks, and of a text with gaps the text.
    return kind.endsWith('Interaction') ? `<div>${inside(element)}</div>` : null;
  });
  const isBlank = new Set(blanks);
  const others = interactions.filter((each) => !isBlank.has(each));
  const [first, ...more] = others;
  if (blanks.length === 0 && first !== undefined && more.length === 0) {
    const read = Object.hasOwn(blocks, kindOf(first)) ? blocks[kindOf(first)] : undefined;
    if (read === undefined) throw new Unreadable('Такие задания не поддерживаются');
    const shuffle_answers = isShuffled(first);
    return {
      question: text,
      shuffle_answers,
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
  throw new Unreadable('В одном вопросе несколько заданий');
}

/** In parts, wrong ones taking nothing away. */
const inParts = ({ isInParts }: Item): Parts =>
  isInParts ? { partial: true, penalty_percentage: 0 } : {};

function choice({ element, declared, item }: Interaction): Parts {
  const right = rightIn(declared);
  const choices = few(partsOf(element, 'simpleChoice')).map((choice) => {
    const identifier = attributeOf(choice, 'identifier');
    const { value, comment } = choiceIn(choice, item.reading);
    const worth = declared.worth.get(identifier) ?? declared.others;
    return { identifier, value, comment, isRight: right.has(identifier), worth };
  });
  if (choices.length === 0) throw new Unreadable('У вопроса нет ответов');
  const isOne = attributeOf(element, 'maxChoices') !== '0' && declared.cardinality !== 'multiple';
  const count = choices.filter(({ isRight }) => isRight).length;
  const isWeighed = declared.isMapped && item.isInParts && item.points > 0;
  const weighed = choices.map(({ value, comment, isRight, worth }) => ({
    value,
    comment,
    percent: isWeighed ? (100 * worth) / item.points : isRight ? 100 / (isOne ? 1 : count) : 0,
  }));
  if (isOne) return oneOf(weighed, item.reading.changed);
  const { partial, penalty_percentage, ...parts } = someOf(weighed, item.reading.changed);
  return item.isInParts ? { ...parts, partial, penalty_percentage } : parts;
}

/** A comment may stand within its choice. */
function choiceIn(choice: XmlElement, reading: ItemReading) {
  const comments: XmlElement[] = [];
  const value = textIn(choice, reading, 'answer', (element) => {
    if (!/^feedback(?:Inline|Block)$/.test(kindOf(element))) return null;
    comments.push(element);
    return '';
  });
  const [comment] = comments;
  return { value, comment: comment === undefined ? null : textIn(comment, reading) || null };
}

function order({ element, declared, item }: Interaction): Parts {
  const places = new Map(declared.correct.map((identifier, index) => [identifier, index + 1]));
  const items = few(partsOf(element, 'simpleChoice')).map((choice) => ({
    ...choiceIn(choice, item.reading),
    correct_position: places.get(attributeOf(choice, 'identifier')) ?? null,
  }));
  if (items.some(({ correct_position }) => correct_position === null)) {
    item.reading.changed.push('не у всех пунктов есть место в правильном порядке');
  }
  return { type: 'sort', answers: answersOf(items) };
}

interface Matched {
  identifier: string;
  isMain: boolean;
  value: string;
}

function matching(interaction: Interaction): Parts {
  const { element, item } = interaction;
  const sets = few(partsOf(element, 'simpleMatchSet'));
  const items = sets.flatMap((set, index) =>
    few(partsOf(set, 'simpleAssociableChoice')).map((choice): Matched => ({
      identifier: attributeOf(choice, 'identifier'),
      isMain: index === 0,
      value: textIn(choice, item.reading),
    })),
  );
  const [mains] = sets;
  const isMulti =
    mains !== undefined &&
    partsOf(mains, 'simpleAssociableChoice').some(
      (choice) => attributeOf(choice, 'matchMax') !== '1',
    );
  return { correspondence_multi: isMulti, ...pairs(items, interaction) };
}

function associated(interaction: Interaction): Parts {
  const { element, declared, item } = interaction;
  const first = new Set(declared.correct.map((pair) => pair.split(' ')[0]));
  item.reading.changed.push('у пар не было сторон: первые элементы теперь слева');
  const items = few(partsOf(element, 'simpleAssociableChoice')).map((choice) => {
    const identifier = attributeOf(choice, 'identifier');
    return { identifier, isMain: first.has(identifier), value: textIn(choice, item.reading) };
  });
  return pairs(items, interaction);
}

function pairs(items: readonly Matched[], { declared, item }: Interaction): Parts {
  if (items.length === 0) throw new Unreadable('У вопроса нет ответов');
  const ids = new Map(items.map(({ identifier }, index) => [identifier, index + 1]));
  const links = [...rightIn(declared)].flatMap((pair) => {
    const [one = '', other = ''] = pair.trim().split(/\s+/);
    const [main_id, dependent_id] = [ids.get(one), ids.get(other)];
    return main_id === undefined || dependent_id === undefined ? [] : [{ main_id, dependent_id }];
  });
  const share = 100 / Math.max(links.length, 1);
  const penalty = item.points > 0 ? (-100 * declared.others) / item.points : 0;
  const isAsRight = Math.abs(penalty - share) < 0.01;
  return {
    type: 'correspondence',
    correspondences: items.map(({ isMain, value }, index) => ({
      id: index + 1,
      is_main: isMain,
      value,
      sort: index + 1,
    })),
    correspondence_links: links,
    ...(item.isInParts && {
      partial: true,
      penalty_percentage: isAsRight ? null : Math.min(Math.max(Math.round(penalty), 0), 100),
    }),
  };
}

function upload({ element }: Interaction): Parts {
  if (attributeOf(element, 'type').startsWith('audio')) return { type: 'audio_input' };
  throw new Unreadable('Задания, где сдают файл, не поддерживаются');
}

/** A blank that stands alone below its question is the whole answer. */
const alone = /<p>\[\[1\]\]<\/p>$/;

function typedBlanks(text: string, blanks: readonly XmlElement[], item: Item): Parts {
  const { changed } = item.reading;
  const [first] = blanks;
  const all = blanks.map((blank) => declaredFor(blank, item));
  const isNumber = ({ baseType }: Declared) => baseType === 'float' || baseType === 'integer';
  if (first !== undefined && blanks.length === 1 && alone.test(text)) {
    const [declared = nothingDeclared] = all;
    const question = text.replace(alone, '');
    if (isNumber(declared)) {
      const numbers = numbersIn(item.root, attributeOf(first, 'responseIdentifier'), declared);
      const answers = answersOf(numbers.map((number) => ({ ...number, correct: true })));
      return { type: 'numeric_input', question, answers };
    }
    const right = typed(typedIn(declared), changed);
    return {
      type: 'input',
      question,
      case_sensitive: declared.isCaseSensitive,
      answers: answersOf(right.map(({ value }) => ({ value, correct: true }))),
    };
  }
  return {
    type: 'text_input',
    question: text,
    case_sensitive: all.some(({ isCaseSensitive }) => isCaseSensitive),
    answers: blanksWithAnswers(
      all.map((declared) => ({
        answers: typed(typedIn(declared), changed).map(({ value }) => value),
      })),
    ),
    ...inParts(item),
  };
}

function chosenBlanks(text: string, blanks: readonly XmlElement[], item: Item): Parts {
  const fillings = blanks.map((blank) => {
    const right = rightIn(declaredFor(blank, item));
    return few(partsOf(blank, 'inlineChoice')).map((choice) => ({
      value: plainIn(choice),
      correct: right.has(attributeOf(choice, 'identifier')),
    }));
  });
  const [first] = blanks;
  const shuffle_answers = first === undefined ? null : isShuffled(first);
  return {
    type: 'select_input',
    question: text,
    shuffle_answers,
    ...blanksWithItems(fillings),
    ...inParts(item),
  };
}

function gaps(
  text: string,
  blanks: readonly XmlElement[],
  { element, declared, item }: Interaction,
): Parts {
  const right = rightIn(declared);
  const words = few(partsOf(element, 'gapText')).map((word) => ({
    identifier: attributeOf(word, 'identifier'),
    value: plainIn(word),
  }));
  const fillings = blanks.map((gap) =>
    words.map(({ identifier, value }) => ({
      value,
      correct: right.has(`${identifier} ${attributeOf(gap, 'identifier')}`),
    })),
  );
  return {
    type: 'select_input',
    question: text,
    shuffle_answers: isShuffled(element),
    ...blanksWithItems(fillings),
    ...inParts(item),
  };
}

/** Feedback to a choice is a comment on it, and how it is solved is the solution. */
function withFeedback(parts: Parts, { root, reading }: Item): Parts {
  const places = new Map(
    allOf(root, 'simpleChoice').map((choice, index) => [attributeOf(choice, 'identifier'), index]),
  );
  const comments = new Map<number, string>();
  let solution: string | null = null;
  for (const feedback of few(partsOf(root, 'modalFeedback'), 2 * most.answers)) {
    const text = textIn(partOf(feedback, 'contentBody') ?? feedback, reading, 'question');
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
