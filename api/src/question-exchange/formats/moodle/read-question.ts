// Parses one question of Moodle XML by its kind.
import {
  answersOf,
  blanksWithItems,
  requireAtMost,
  sortItems,
  pairsOf,
  questionOf,
  parseDecimal,
  parseTolerance,
  type TestQuestion,
  documentLimits,
  excerpt,
  UnreadableQuestion,
  forSupplementaryText,
  escapeHtml,
  htmlToPlainText,
  readPlain,
  type ReadingContext,
} from '../../../assessments/document/index.ts';
import { childOf, childrenOf, textOfChild, type XmlElement } from '../../xml.ts';
import { clozeOf } from './cloze.ts';
import {
  singleChoice,
  multipleChoice,
  acceptedAnswers,
  withoutStars,
  type WeightedAnswer,
} from '../fractions.ts';
import { answerIn, commentIn, isYes, questionText, rawText, textIn } from './texts.ts';

type Parts = Partial<TestQuestion>;

const kinds: Readonly<Record<string, (question: XmlElement, reading: ReadingContext) => Parts>> = {
  multichoice: choice,
  multichoiceset: allOrNothing,
  truefalse: trueOrFalse,
  shortanswer: shortAnswer,
  numerical,
  matching: matching,
  match: matching,
  ddmatch: matching,
  essay,
  ordering,
  gapselect: gaps,
  ddwtos: gaps,
  cloze,
  multianswer: cloze,
};

const unsupported: Readonly<Record<string, string>> = {
  description: 'Это пояснение, а не вопрос',
  calculated: 'Вычисляемые вопросы не поддерживаются',
  calculatedsimple: 'Вычисляемые вопросы не поддерживаются',
  calculatedmulti: 'Вычисляемые вопросы не поддерживаются',
  random: 'Случайный вопрос из категории: самого вопроса в файле нет',
  randomsamatch: 'Случайный вопрос на соответствие: самого вопроса в файле нет',
};

export function readQuestion(question: XmlElement, reading: ReadingContext): TestQuestion {
  const kind = question.attributes['type'] ?? '';
  const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (read === undefined) {
    throw new UnreadableQuestion(
      (Object.hasOwn(unsupported, kind) ? unsupported[kind] : undefined) ??
        `Вид вопроса «${excerpt(kind)}» не поддерживается`,
    );
  }
  const { html, files } =
    read === cloze ? { html: '', files: [] } : questionText(question, reading);
  noteLosses(question, reading);
  return questionOf({
    question: html === '' ? nameAsText(question) : html,
    files,
    max_points: pointsIn(textOfChild(question, 'defaultgrade'), reading),
    shuffle_answers: shuffledIn(question),
    active: !isYes(question, 'hidden'),
    solution:
      textIn(childOf(question, 'generalfeedback'), forSupplementaryText(reading)).html || null,
    ...read(question, reading),
  });
}

function shuffledIn(question: XmlElement): boolean | null {
  return childOf(question, 'shuffleanswers') === undefined
    ? null
    : isYes(question, 'shuffleanswers');
}

export const titleIn = (question: XmlElement): string => {
  const name = childOf(question, 'name');
  return name === undefined ? '' : rawText(name).trim();
};

const nameAsText = (question: XmlElement): string => {
  const name = titleIn(question);
  return name === '' ? '' : `<p>${escapeHtml(name)}</p>`;
};

function pointsIn(grade: string, { changed }: ReadingContext): number {
  if (grade === '') return 1;
  const points = Number(grade.replace(',', '.'));
  if (!Number.isFinite(points) || points < 0) {
    changed.push(`балл «${excerpt(grade)}» не прочитался, теперь 1`);
    return 1;
  }
  return points;
}

/** Moodle's default feedback, which nearly every file contains. */
const usualFeedback =
  /^(?:Your answer is (?:correct|partially correct|incorrect)|Ваш ответ (?:верный|частично правильный|неправильный))\.?$/;

function noteLosses(question: XmlElement, { changed }: ReadingContext): void {
  const feedback = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].flatMap(
    (name) => childrenOf(question, name),
  );
  const isSpecial = (words: string) => words !== '' && !usualFeedback.test(words);
  if (requireAtMost(feedback).some((element) => isSpecial(htmlToPlainText(rawText(element))))) {
    changed.push('общие отзывы на верный и неверный ответ не взяты');
  }
  if (childrenOf(question, 'hint').some((hint) => rawText(hint).trim() !== '')) {
    changed.push('подсказки не взяты');
  }
  const idNumber = textOfChild(question, 'idnumber');
  if (idNumber !== '') changed.push(`идентификатор «${excerpt(idNumber)}» не взят`);
  const tags = childOf(question, 'tags');
  if (tags !== undefined && childrenOf(tags, 'tag').length > 0) changed.push('метки не взяты');
}

const percentOf = (answer: XmlElement): number => {
  const percent = Number((answer.attributes['fraction'] ?? '0').replace(',', '.'));
  return Number.isFinite(percent) ? percent : 0;
};

const weighed = (question: XmlElement, reading: ReadingContext): WeightedAnswer[] =>
  requireAtMost(childrenOf(question, 'answer')).map((answer) => ({
    value: answerIn(answer, reading),
    comment: commentIn(answer, reading),
    percent: percentOf(answer),
  }));

function choice(question: XmlElement, reading: ReadingContext): Parts {
  const choices = atLeastOne(weighed(question, reading));
  const isSingle = textOfChild(question, 'single') === '' || isYes(question, 'single');
  return isSingle
    ? singleChoice(choices, reading.changed)
    : multipleChoice(choices, reading.changed);
}

function allOrNothing(question: XmlElement, reading: ReadingContext): Parts {
  const choices = atLeastOne(weighed(question, reading));
  return {
    type: 'checkbox',
    answers: answersOf(
      choices.map(({ value, comment, percent }) => ({ value, comment, correct: percent > 0 })),
    ),
  };
}

function trueOrFalse(question: XmlElement, reading: ReadingContext): Parts {
  const answers = requireAtMost(childrenOf(question, 'answer')).map((answer, index) => {
    const literal = htmlToPlainText(rawText(answer)).toLowerCase();
    // Old files write it in the language of the site, with the true choice first.
    const isTrue = literal === 'true' || (literal !== 'false' && index === 0);
    return { isTrue, answer };
  });
  return {
    type: 'radio',
    answers: answersOf(
      answers.map(({ isTrue, answer }) => ({
        value: isTrue ? '<p>Верно</p>' : '<p>Неверно</p>',
        comment: commentIn(answer, reading),
        correct: percentOf(answer) >= 100,
      })),
    ),
  };
}

/** Accepted plain texts; numbers have a tolerance. */
const typedIn = (question: XmlElement, reading: ReadingContext) =>
  atLeastOne(
    requireAtMost(childrenOf(question, 'answer')).map((answer) => ({
      value: rawText(answer),
      comment: commentIn(answer, reading),
      percent: percentOf(answer),
      tolerance: textOfChild(answer, 'tolerance'),
    })),
  );

function shortAnswer(question: XmlElement, reading: ReadingContext): Parts {
  const right = acceptedAnswers(typedIn(question, reading), reading.changed);
  return {
    type: 'input',
    case_sensitive: isYes(question, 'usecase'),
    answers: answersOf(
      right.map(({ value, comment }) => ({
        value: withoutStars(value, reading.changed),
        comment,
        correct: true,
      })),
    ),
  };
}

function numerical(question: XmlElement, reading: ReadingContext): Parts {
  const right = acceptedAnswers(typedIn(question, reading), reading.changed);
  const units = childOf(question, 'units');
  if (units !== undefined && childrenOf(units, 'unit').length > 0) {
    reading.changed.push('единицы измерения не взяты: ответ даётся числом');
  }
  return {
    type: 'numeric_input',
    answers: answersOf(
      right.map(({ value, comment, tolerance }) => {
        const number = parseDecimal(value);
        if (number === null) throw new UnreadableQuestion(`Ответ «${excerpt(value)}» — не число`);
        return { value: number, comment, correct: true, tolerance: parseTolerance(tolerance) };
      }),
    ),
  };
}

/** In Moodle wrong pairs cost nothing, and right ones give their share. */
const inParts: Parts = { partial: true, penalty_percentage: 0 };

function matching(question: XmlElement, reading: ReadingContext): Parts {
  const pairs = requireAtMost(childrenOf(question, 'subquestion'), documentLimits.links).map(
    (pair) => {
      const answer = childOf(pair, 'answer');
      const html = answer === undefined ? '' : matchedIn(answer, reading);
      return { main: answerIn(pair, reading) || null, dependent: html || null };
    },
  );
  atLeastOne(pairs);
  return { type: 'correspondence', ...inParts, ...pairsOf(pairs) };
}

/** Plain text in Moodle's `matching`; other kinds declare a format. */
const matchedIn = (answer: XmlElement, reading: ReadingContext): string =>
  answer.attributes['format'] === undefined
    ? `<p>${escapeHtml(readPlain(rawText(answer), reading))}</p>`.replace('<p></p>', '')
    : answerIn(answer, reading);

/** An essay whose answer is an audio file becomes a spoken answer. */
function essay(question: XmlElement, reading: ReadingContext): Parts {
  const isSpoken =
    textOfChild(question, 'responseformat') === 'noinline' &&
    /^(?:audio|\.(?:mp3|ogg|wav|m4a|aac)|[,;\s])+$/.test(textOfChild(question, 'filetypeslist'));
  const notes = childOf(question, 'graderinfo');
  if (notes !== undefined && htmlToPlainText(rawText(notes)) !== '') {
    reading.changed.push('пояснение для проверяющих не взято');
  }
  const template = childOf(question, 'responsetemplate');
  if (template !== undefined && htmlToPlainText(rawText(template)) !== '') {
    reading.changed.push('заготовка ответа не взята');
  }
  if (!isSpoken && Number(textOfChild(question, 'attachments') || '0') !== 0) {
    reading.changed.push('файлы к ответу не прикладываются');
  }
  return { type: isSpoken ? 'audio_input' : 'textarea' };
}

function ordering(question: XmlElement, reading: ReadingContext): Parts {
  const items = atLeastOne(requireAtMost(childrenOf(question, 'answer'))).map((item) => ({
    value: answerIn(item, reading),
    comment: commentIn(item, reading),
  }));
  const isWhole = /^(?:ALL_OR_NOTHING|-1)$/.test(textOfChild(question, 'gradingtype'));
  return { type: 'sort', answers: sortItems(items), ...(isWhole ? {} : inParts) };
}

/**
 * Moodle's marks refer to a choice, and choices of one group are options for each of its blanks.
 */
function gaps(question: XmlElement, reading: ReadingContext): Parts {
  const options = [...childrenOf(question, 'selectoption'), ...childrenOf(question, 'dragbox')];
  const choices = requireAtMost(options, documentLimits.links).map((choice) => ({
    value: readPlain(rawText(choice), reading),
    group: textOfChild(choice, 'group') || '1',
  }));
  const fillings: { value: string; correct: boolean }[][] = [];
  const { html } = questionText(question, reading, (text) =>
    text.replaceAll(/\[\[(\d{1,4})\]\]/g, (mark, number: string) => {
      const right = choices[Number(number) - 1];
      if (right === undefined) return mark;
      requireAtMost(fillings, documentLimits.answers - 1);
      fillings.push(
        choices
          .filter(({ group }) => group === right.group)
          .map((choice) => ({ value: choice.value, correct: choice === right })),
      );
      return `[[${fillings.length}]]`;
    }),
  );
  if (fillings.length === 0) throw new UnreadableQuestion('В тексте нет ни одного пропуска');
  return { type: 'select_input', question: html, ...inParts, ...blanksWithItems(fillings) };
}

function cloze(question: XmlElement, reading: ReadingContext): Parts {
  let parts: Parts = {};
  const { html, files } = questionText(question, reading, (text) => {
    const found = clozeOf(text, reading.changed);
    parts = found;
    return found.question;
  });
  return { ...parts, question: html, files };
}

function atLeastOne<T>(answers: readonly T[]): readonly T[] {
  if (answers.length === 0) throw new UnreadableQuestion('У вопроса нет ответов');
  return answers;
}
