// Reads choices, orders, extended texts and uploads.
import {
  answersOf,
  requireAtMost,
  type TestQuestion,
  UnreadableQuestion,
} from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { singleChoice, shown } from '../fractions.ts';
import { isFixed, rightIn, shuffledIn, type ResponseDeclaration } from './declarations.ts';
import { allOf, attributeOf, kindOf, partOf, partsOf } from './names.ts';
import { readSupplementaryText, textIn, type ItemReading } from './read-texts.ts';
import {
  maxPointsOf,
  percentOf,
  scoreAnswer,
  derivePoints,
  type Item,
  type ResponseValue,
} from './derive-points.ts';

type Parts = Partial<TestQuestion>;

export interface Interaction {
  element: XmlElement;
  declared: ResponseDeclaration;
  item: Item;
}

/** A value of the interaction's response. */
export const responseValue =
  ({ element }: Interaction) =>
  (value: string): ResponseValue => ({
    response: attributeOf(element, 'responseIdentifier'),
    value,
  });

export function choice(interaction: Interaction): Parts {
  const { element, declared, item } = interaction;
  const { changed } = item.reading;
  const elements = requireAtMost(partsOf(element, 'simpleChoice'));
  if (elements.length === 0) throw new UnreadableQuestion('У вопроса нет ответов');
  const shuffle_answers = shuffledIn(element, elements, changed);
  const choices = elements.map((choice) => ({
    ...choiceIn(choice, item.reading),
    piece: responseValue(interaction)(attributeOf(choice, 'identifier')),
  }));
  const isOne = attributeOf(element, 'maxChoices') !== '0' && declared.cardinality !== 'multiple';
  const right = rightIn(declared);
  if (isOne) {
    const scores = choices.map(({ piece }) => scoreAnswer(item, [piece]));
    const isKnown = scores.some((score) => score !== null && score > 0);
    const best = choices.filter((_, index) => scores[index] === Math.max(...scores.map(Number)));
    const max_points = maxPointsOf(item, isKnown ? best.slice(0, 1).map(({ piece }) => piece) : []);
    const weighed = choices.map(({ value, comment, piece }, index) => ({
      value,
      comment,
      percent: isKnown
        ? percentOf(scores[index] ?? 0, max_points)
        : right.has(piece.value)
          ? 100
          : 0,
    }));
    return { max_points, shuffle_answers, ...singleChoice(weighed, changed) };
  }
  return { shuffle_answers, ...several(choices, right, item) };
}

type Choice = ReturnType<typeof choiceIn> & { piece: ResponseValue };

function several(choices: readonly Choice[], named: ReadonlySet<string>, item: Item): Parts {
  const isRight = ({ piece }: Choice) => named.has(piece.value);
  const weighed = derivePoints(item, {
    key: choices.filter(isRight).map(({ piece }) => piece),
    wrong: choices
      .filter((choice) => !isRight(choice))
      .map(({ piece }) => ({ piece, place: null })),
    parts: 'верные варианты',
    areBeside: true,
  });
  const answers = choices.map((choice) => ({
    value: choice.value,
    comment: choice.comment,
    correct: isRight(choice),
  }));
  return { type: 'checkbox', answers: answersOf(answers), ...weighed };
}

/** Feedback may be nested in its choice. */
function choiceIn(choice: XmlElement, reading: ItemReading) {
  const comments: XmlElement[] = [];
  const value = textIn(choice, reading, 'answer', (element) => {
    if (!/^feedback(?:Inline|Block)$/.test(kindOf(element))) return null;
    comments.push(element);
    return '';
  });
  const [comment] = comments;
  return {
    value,
    comment: comment === undefined ? null : readSupplementaryText(comment, reading) || null,
  };
}

export function order(interaction: Interaction): Parts {
  const { element, declared, item } = interaction;
  const { changed } = item.reading;
  const places = new Map(declared.correct.map((identifier, index) => [identifier, index + 1]));
  const elements = requireAtMost(partsOf(element, 'simpleChoice'));
  const items = elements.map((choice) => ({
    ...choiceIn(choice, item.reading),
    correct_position: places.get(attributeOf(choice, 'identifier')) ?? null,
  }));
  if (items.some(({ correct_position }) => correct_position === null)) {
    changed.push('не у всех пунктов есть место в правильном порядке');
  }
  if (elements.some(isFixed)) {
    changed.push('у пункта было постоянное место, теперь перемешиваются все');
  }
  return { type: 'sort', answers: answersOf(items), ...pointsOfOrder(interaction) };
}

/** Here the right order gives all points, or each item in its position gives its share. */
function pointsOfOrder(interaction: Interaction): Parts {
  const { declared, item } = interaction;
  const { changed } = item.reading;
  const key = declared.correct;
  const piecesOf = (order: readonly string[]) => order.map(responseValue(interaction));
  const max_points = maxPointsOf(item, piecesOf(key));
  const others = [...swapped(key), key.toReversed(), ...ordersNamed(item, key)].filter(
    (order) => order.join(' ') !== key.join(' '),
  );
  const scores = others.map((order) => ({
    score: scoreAnswer(item, piecesOf(order)) ?? 0,
    inPlaces:
      (max_points * order.filter((value, index) => value === key[index]).length) / key.length,
  }));
  if (scores.some(({ score }) => score < 0)) {
    changed.push('неверный порядок отнимал баллы, теперь нет');
  }
  const best = Math.max(0, ...scores.map(({ score }) => score));
  if (best === 0) return { max_points };
  if (scores.every(({ score, inPlaces }) => Math.abs(score - inPlaces) < 0.01)) {
    return { max_points, partial: true, penalty_percentage: 0 };
  }
  changed.push(
    `другой порядок давал баллы (${shown(best)} из ${shown(max_points)}), теперь только верный`,
  );
  return { max_points };
}

/** Orders with two neighbours swapped. */
const swapped = (key: readonly string[]): string[][] =>
  key
    .slice(1)
    .map((value, index) => [
      ...key.slice(0, index),
      value,
      key[index] ?? '',
      ...key.slice(index + 2),
    ]);

/** Orders that the item's rules name. */
const ordersNamed = ({ root }: Item, key: readonly string[]): string[][] => {
  const processing = partOf(root, 'responseProcessing');
  return (processing === undefined ? [] : allOf(processing, 'ordered'))
    .map((ordered) => partsOf(ordered, 'baseValue').map(({ text }) => text.trim()))
    .filter((order) => order.length === key.length);
};

export function written({ declared, item }: Interaction): Parts {
  if (declared.correct.length > 0 || declared.isMapped) {
    item.reading.changed.push('ответ сравнивался с образцом, теперь его проверяет преподаватель');
  }
  return { type: 'textarea', max_points: item.points ?? 1 };
}

export function upload({ element, item }: Interaction): Parts {
  if (attributeOf(element, 'type').startsWith('audio')) {
    return { type: 'audio_input', max_points: item.points ?? 1 };
  }
  throw new UnreadableQuestion('Задания, где сдают файл, не поддерживаются');
}
