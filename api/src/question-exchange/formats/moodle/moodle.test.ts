// Files as Moodle writes them, by kind of question: what is imported and what is reported. They were written for these
// tests after Moodle's own, whose licence (GPL) this repository could not include.
import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../../assessments/document/index.ts';
import { readMoodle, writeMoodle } from './index.ts';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;

const question = (type: string, text: string, ...more: string[]) =>
  `<question type="${type}">
    <name><text>Имя вопроса</text></name>
    <questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>
    <generalfeedback format="html"><text></text></generalfeedback>
    <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
    ${more.join('\n')}
  </question>`;

const answer = (percent: number | string, text: string, feedback = '', more = '') =>
  `<answer fraction="${percent}" format="html"><text><![CDATA[${text}]]></text>
    <feedback format="html"><text><![CDATA[${feedback}]]></text></feedback>${more}</answer>`;

/** The only question of a file, with the notes on it. */
function read(...parts: Parameters<typeof question>) {
  const { test, report } = readMoodle(quiz(question(...parts)));
  const [only] = test.questions;
  if (only === undefined) throw new Error(report.left[0]?.why);
  return { question: only, notes: report.changed.map(({ what }) => what) };
}

const why = (...parts: Parameters<typeof question>) =>
  readMoodle(quiz(question(...parts))).report.left.map(({ why }) => why);

const choicesOf = ({ answers }: ReturnType<typeof read>['question']) =>
  answers.map(({ value, correct }) => `${correct ? '+' : '−'} ${value}`);

describe('a choice', () => {
  it('with one right answer is radio, with comments and the solution', () => {
    const { question, notes } = read(
      'multichoice',
      '<p>Столица?</p>',
      '<single>true</single><shuffleanswers>1</shuffleanswers>',
      '<correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>',
      answer(100, '<p>Москва</p>', '<p>Да</p>'),
      answer(0, 'Тверь'),
    );
    expect(question).toMatchObject({
      type: 'radio',
      question: '<p>Столица?</p>',
      max_points: 2,
      shuffle_answers: true,
    });
    expect(question.answers).toMatchObject([
      { value: '<p>Москва</p>', comment: '<p>Да</p>', correct: true },
      { value: '<p>Тверь</p>', comment: null, correct: false },
    ]);
    expect(notes).toEqual([]);
  });

  it('with one right answer reports that partly right answers are now wrong', () => {
    const { question, notes } = read(
      'multichoice',
      'a',
      '<single>true</single>',
      answer(50, 'половина'),
      answer(100, 'верно'),
      answer('-33.33333', 'неверно'),
    );
    expect(choicesOf(question)).toEqual([
      '− <p>половина</p>',
      '+ <p>верно</p>',
      '− <p>неверно</p>',
    ]);
    expect(notes).toEqual([
      'вариант «половина» давал 50 % баллов, теперь неверный',
      'вариант «неверно» отнимал баллы, теперь просто неверный',
    ]);
  });

  it.each([
    [['33.33333', '33.33333', '33.33333', '0'], { partial: true, penalty_percentage: 0 }, 0],
    [['50', '50', '-50', '-50'], { partial: true, penalty_percentage: null }, 0],
    [['50', '50', '-100'], { partial: true, penalty_percentage: 100 }, 0],
    [['75', '25', '0'], { partial: true, penalty_percentage: 0 }, 1],
    [['50', '50', '-50', '0'], { partial: true, penalty_percentage: null }, 1],
  ])('with several right answers and %j is checkbox', (percents, expected, noteCount) => {
    const found = read(
      'multichoice',
      'a',
      '<single>false</single>',
      ...percents.map((percent, index) => answer(percent, `вариант ${index}`)),
    );
    expect(found.question).toMatchObject({ type: 'checkbox', ...expected });
    expect(found.notes).toHaveLength(noteCount);
  });

  it('between true and false is radio', () => {
    const { question } = read('truefalse', 'a', answer(0, 'true'), answer(100, 'false', 'Нет'));
    expect(choicesOf(question)).toEqual(['− <p>Верно</p>', '+ <p>Неверно</p>']);
    expect(question.answers[1]?.comment).toBe('<p>Нет</p>');
  });
});

describe('a typed answer', () => {
  it('is input with the best answers as right ones; wildcards are reported', () => {
    const { question, notes } = read(
      'shortanswer',
      'a',
      '<usecase>1</usecase>',
      answer(100, 'Нева', 'Да'),
      answer(100, String.raw`5 \* 5`),
      answer(100, '*реч*'),
      answer(50, 'Волга'),
      answer(0, '*', 'Нет'),
    );
    expect(question).toMatchObject({ type: 'input', case_sensitive: true });
    expect(question.answers.map(({ value }) => value)).toEqual(['Нева', '5 * 5', '*реч*']);
    expect(notes).toEqual([
      'ответ «Волга» давал 50 % баллов, теперь его нет среди верных',
      'пояснение к неверному ответу «*» не взято',
      'звёздочка в ответе «*реч*» заменяла любые знаки, теперь это просто звёздочка',
    ]);
  });

  it('as a number has its tolerance', () => {
    const { question, notes } = read(
      'numerical',
      'a',
      answer(100, '3.1415', '', '<tolerance>0.0005</tolerance>'),
      answer(100, '1e3', '', '<tolerance>0</tolerance>'),
      '<units><unit><multiplier>1</multiplier><unit_name>м</unit_name></unit></units>',
    );
    expect(question.answers).toMatchObject([
      { value: '3.1415', tolerance: '0.0005' },
      { value: '1000', tolerance: null },
    ]);
    expect(notes).toEqual(['единицы измерения не взяты: ответ даётся числом']);
  });

  it('as an essay is textarea, as a recording audio_input', () => {
    const { question, notes } = read(
      'essay',
      'a',
      '<responseformat>editor</responseformat><attachments>1</attachments>',
      '<graderinfo format="html"><text>Смотреть на стиль</text></graderinfo>',
    );
    expect(question.type).toBe('textarea');
    expect(notes).toEqual([
      'пояснение для проверяющих не взято',
      'файлы к ответу не прикладываются',
    ]);
    const spoken = read(
      'essay',
      'a',
      '<responseformat>noinline</responseformat><filetypeslist>.mp3,.ogg</filetypeslist>',
    );
    expect(spoken.question.type).toBe('audio_input');
  });
});

describe('matching and ordering', () => {
  it('of pairs is correspondence, with distractors', () => {
    const pair = (main: string, dependent: string) =>
      `<subquestion format="html"><text><![CDATA[${main}]]></text><answer><text>${dependent}</text></answer></subquestion>`;
    const { question } = read(
      'matching',
      'a',
      pair('<p>Италия</p>', 'Рим'),
      pair('<p>Канада</p>', 'Оттава'),
      pair('', 'Париж'),
    );
    expect(question).toMatchObject({ type: 'correspondence', partial: true });
    expect(question.correspondences.map(({ is_main, value }) => [is_main, value])).toEqual([
      [true, '<p>Италия</p>'],
      [true, '<p>Канада</p>'],
      [false, '<p>Рим</p>'],
      [false, '<p>Оттава</p>'],
      [false, '<p>Париж</p>'],
    ]);
    expect(question.correspondence_links).toEqual([
      { main_id: 1, dependent_id: 3 },
      { main_id: 2, dependent_id: 4 },
    ]);
  });

  it('of an order is sort', () => {
    const { question } = read(
      'ordering',
      'a',
      '<gradingtype>ALL_OR_NOTHING</gradingtype>',
      answer(1, 'раз'),
      answer(2, 'два'),
    );
    expect(question).toMatchObject({ type: 'sort', partial: false });
    expect(question.answers.map((item) => item.correct_position)).toEqual([1, 2]);
  });

  it.each([
    ['gapselect', 'selectoption'],
    ['ddwtos', 'dragbox'],
  ])('of words in a text (%s) is select_input', (type, element) => {
    const word = (text: string, group: number) =>
      `<${element}><text>${text}</text><group>${group}</group></${element}>`;
    const { question } = read(
      type,
      '<p>[[2]] сидит на [[4]]</p>',
      word('собака', 1),
      word('кошка', 1),
      word('под', 2),
      word('крыше', 3),
      word('дне', 3),
    );
    expect(question).toMatchObject({
      type: 'select_input',
      question: '<p>[[1]] сидит на [[2]]</p>',
    });
    expect(
      question.select_input_items.map(({ answer_id, value, correct }) => [
        answer_id,
        value,
        correct,
      ]),
    ).toEqual([
      [1, 'собака', false],
      [1, 'кошка', true],
      [2, 'крыше', true],
      [2, 'дне', false],
    ]);
  });
});

describe('embedded answers', () => {
  it('with options are select_input', () => {
    const { question, notes } = read(
      'cloze',
      '<p>Париж — {1:MULTICHOICE:=Франция#Да~Италия#Нет}, Рим — {1:MC:%0%Франция~%100%Италия &amp; Ватикан}.</p>',
    );
    expect(question).toMatchObject({
      type: 'select_input',
      question: '<p>Париж — [[1]], Рим — [[2]].</p>',
      max_points: 2,
    });
    expect(question.select_input_items.map(({ value, correct }) => [value, correct])).toEqual([
      ['Франция', true],
      ['Италия', false],
      ['Франция', false],
      ['Италия & Ватикан', true],
    ]);
    expect(notes).toEqual(['пояснения к ответам в пропусках не взяты']);
  });

  it('with typed texts or numbers are text_input', () => {
    const { question, notes } = read(
      'cloze',
      String.raw`2 + 2 = {1:NUMERICAL:=4:0.5}, а 1 — {3:SAC:=нечётное~%50%одно \} \~~*#Нет}`,
    );
    expect(question).toMatchObject({ type: 'text_input', case_sensitive: true, max_points: 4 });
    expect(
      question.answers.filter((each) => each.parent_answer_id !== null).map(({ value }) => value),
    ).toEqual(['4', 'нечётное']);
    expect(notes).toContain('ответ «одно } ~» давал 50 % баллов, теперь его нет среди верных');
    expect(notes).toContain('число в пропуске принималось с погрешностью, теперь только точно');
    expect(notes).toContain('пропуски стоили разного числа баллов, теперь поровну');
  });

  it.each([
    [
      '{1:MC:=a~b} и {1:SA:=c}',
      'В одном тексте и пропуски с выбором, и пропуски, которые заполняют сами',
    ],
    ['{1:MR:=a~=b~c}', 'Пропуски с несколькими верными вариантами не поддерживаются'],
    ['{1:MC=a}', 'В тексте нет ни одного пропуска с ответами'],
  ])('%s are skipped', (text, reason) => {
    expect(why('cloze', text)).toEqual([reason]);
  });
});

it('items that are not questions are skipped, with the reason and line', () => {
  const { test, report } = readMoodle(
    quiz(
      question('description', 'Прочтите'),
      question('calculated', '{a} + {b}'),
      question('stack', 'x'),
      question('multichoice', 'Без ответов'),
      question('essay', 'Есть'),
    ),
  );
  expect(test.questions).toHaveLength(1);
  expect(report.left).toEqual([
    { question: 1, line: 3, name: 'Имя вопроса', why: 'Это пояснение, а не вопрос' },
    { question: 2, line: 10, name: 'Имя вопроса', why: 'Вычисляемые вопросы не поддерживаются' },
    { question: 3, line: 17, name: 'Имя вопроса', why: 'Вид вопроса «stack» не поддерживается' },
    { question: 4, line: 24, name: 'Имя вопроса', why: 'У вопроса нет ответов' },
  ]);
});

it('categories are the test and its topics', () => {
  const category = (path: string, info = '') =>
    `<question type="category"><category><text>${path}</text></category>${info}</question>`;
  const { test } = readMoodle(
    quiz(
      category('$course$/top/Физика//химия', '<info format="html"><text>О тесте</text></info>'),
      question('essay', 'a'),
      category('$course$/top/Физика//химия/Опыты/Газы'),
      question('essay', 'b'),
    ),
  );
  expect(test).toMatchObject({ title: 'Физика/химия', description: '<p>О тесте</p>' });
  expect(test.questions.map(({ topic }) => topic)).toEqual([null, 'Опыты / Газы']);
});

describe('files', () => {
  const pixel = 'iVBORw0KGgo=';

  it('are imported with the texts that show them; others are attached to the question', async () => {
    const { test, report } = readMoodle(
      quiz(`<question type="essay"><questiontext format="html"><text><![CDATA[
        <p>Что на <img src="@@PLUGINFILE@@/%D1%84%D0%BB%D0%B0%D0%B3.png" alt="Флаг"> и <a href="@@PLUGINFILE@@/b.mp3">здесь</a>?</p>
        <img src="@@PLUGINFILE@@/none.png"><img src="https://example.com/x.png">]]></text>
        <file name="флаг.png" path="/" encoding="base64">${pixel}</file>
        <file name="b.mp3" encoding="base64">AA==</file>
        <file name="table.xlsx" encoding="base64">AAA=</file>
      </questiontext></question>`),
    );
    const [only] = test.questions;
    expect(only?.question).toContain(`src="${fileAddress('флаг.png')}"`);
    expect(only?.question).toContain(`href="${fileAddress('b.mp3')}"`);
    expect(only?.question).not.toContain('example.com');
    expect(only?.files).toEqual(['table.xlsx']);
    expect(test.files.map(({ name, media_type }) => [name, media_type])).toEqual([
      ['b.mp3', 'audio/mpeg'],
      ['table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['флаг.png', 'image/png'],
    ]);
    expect(Buffer.from((await test.files[2]?.bytes()) ?? []).toString('base64')).toBe(pixel);
    expect(report.changed.map(({ what }) => what)).toEqual([
      'выключен: файла «none.png» нет среди вложений',
      'выключен: картинка с другого сайта не взята',
    ]);
  });

  it('of the same name and different content are two', () => {
    const shown = (content: string) =>
      `<question type="essay"><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png">]]></text>
        <file name="a.png" encoding="base64">${content}</file></questiontext></question>`;
    const { test } = readMoodle(quiz(shown('AAAA'), shown('BBBB'), shown('AAAA')));
    expect(test.files.map(({ name }) => name)).toEqual(['a (2).png', 'a.png']);
    expect(test.questions[1]?.question).toContain(fileAddress('a (2).png'));
    expect(test.questions[2]?.question).toContain(`"${fileAddress('a.png')}"`);
  });
});

it('texts declare their format, and formulas are TeX', () => {
  const text = (format: string, text: string) =>
    readMoodle(
      quiz(
        `<question type="essay"><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext></question>`,
      ),
    ).test.questions[0]?.question;
  expect(text('plain_text', 'a < b\nc')).toBe('<p>a &lt; b<br>c</p>');
  expect(text('markdown', '**a** <script>b</script>')).toBe('<p><strong>a</strong></p>');
  expect(text('moodle_auto_format', 'a &amp; <b>b</b>\nc')).toBe(
    '<p>a &amp; <strong>b</strong><br>c</p>',
  );
  expect(text('html', String.raw`<p onclick="x()">\(a &lt; 1\) $$b$$</p><pre>$$c$$</pre>`)).toBe(
    '<p><span class="formula">a &lt; 1</span> <span class="formula">b</span></p><pre><code>$$c$$</code></pre>',
  );
});

it('edits made in a file after its export take precedence over its extensions', async () => {
  const { test } = readMoodle(quiz(question('essay', 'Вопрос')));
  const meant = {
    ...test,
    questions: test.questions.map((each) => ({
      ...each,
      timer: 60,
      max_points: 5,
      type: 'unknown' as const,
    })),
  };
  const { file, report } = await writeMoodle(meant);
  expect(report.changed.map(({ what }) => what)).toEqual([
    'другие системы этого не увидят: вид вопроса и ответы, ограничение времени',
  ]);
  const changed = file
    .replace('type="essay"', 'type="shortanswer"')
    .replace('<responseformat>', `${answer(100, 'Нева')}<responseformat>`);
  const again = readMoodle(changed);
  expect(again.test.questions[0]).toMatchObject({ type: 'input', timer: 60, max_points: 5 });
  expect(again.report.changed.map(({ what }) => what)).toEqual([
    'вопрос правили в файле: взято то, что в нём видно (вид вопроса и ответы)',
  ]);
});

describe('a file of another format', () => {
  const bomb = `<!DOCTYPE quiz [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]>${quiz(question('essay', '').replace('Имя вопроса', '&b;'))}`;

  it.each([
    ['nothing', '', 'Это не XML, или он повреждён'],
    ['another format', '::a::b{=c}', 'Это не XML, или он повреждён'],
    ['another XML', '<html></html>', 'Это не вопросы Moodle'],
    [
      'what is broken off',
      quiz(question('essay', 'a')).slice(0, -20),
      'Это не XML, или он повреждён',
    ],
    ['entities that grow', bomb.replace(/<\?xml[^>]*\?>/, ''), 'Это не XML, или он повреждён'],
    ['a tower', '<quiz>'.repeat(50_000), 'Слишком глубокая вложенность'],
    [
      'a tower that stands',
      '<quiz>'.repeat(900) + '</quiz>'.repeat(900),
      'Слишком глубокая вложенность',
    ],
    ['more than is read', new Uint8Array(21 * 1024 * 1024), 'Файл больше 20 МБ'],
  ])('%s: nothing is imported', (_, file, reason) => {
    const { test, report } = readMoodle(file);
    expect(test.questions).toEqual([]);
    expect(report).toMatchObject({ taken: 0, left: [{ why: reason }] });
  });
});

describe('a separate picture of a question, as in Moodle 1', () => {
  const image = '<image>moddata/кот.gif</image>';

  it('is appended to its text', async () => {
    const { test } = readMoodle(
      quiz(question('essay', 'Кто это?', image, '<image_base64>R0lG\nODlh</image_base64>')),
    );
    const [file] = test.files;
    expect(file).toMatchObject({ name: 'кот.gif' });
    expect(Buffer.from((await file?.bytes()) ?? []).toString()).toBe('GIF89a');
    expect(test.questions[0]?.question).toContain(`src="${fileAddress('кот.gif')}"`);
  });

  it('is reported if the file contains only its name', () => {
    expect(read('essay', 'Кто это?', image, '<idnumber>7</idnumber>').notes).toEqual([
      'идентификатор «7» не взят',
      'выключен: картинка «moddata/кот.gif» не взята: её нет в файле',
    ]);
  });
});
