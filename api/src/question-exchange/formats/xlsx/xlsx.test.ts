// Workbooks as teachers fill them in: any order of columns, missing cells and typing errors.
import type { Cell as HucreCell } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { exampleTest } from '../../../assessments/document/index.ts';
import { openArchive, pack } from '../../archive.ts';
import { readTable, tableTemplate, writeTable } from './index.ts';

type Cell = string | number | boolean | Date | null;

const workbook = (...rows: Cell[][]) => writeXlsx({ sheets: [{ name: 'Лист1', rows }] });

const read = async (...rows: Cell[][]) => readTable(await workbook(...rows));

it('the template has an example and instructions for every kind, and can be imported', async () => {
  const { report } = await writeTable(exampleTest);
  expect(report.changed).toEqual([]);
  const file = await tableTemplate();
  const { sheets } = await readXlsx(file);
  expect(sheets.map(({ name }) => name)).toEqual(['Вопросы', 'Тест', 'Пояснения']);
  const [header = [], ...rows] = sheets[0]?.rows ?? [];
  expect(header.some((name) => String(name).startsWith('Служебное'))).toBe(false);
  expect(
    rows.map(([kind, question, , right, first, second]) => [kind, question, right, first, second]),
  ).toEqual([
    ['Один из списка', 'Какой город — столица Италии?', '2', 'Милан', 'Рим'],
    ['Несколько из списка', 'Какие числа чётные?', '1, 3', '2', '3'],
    ['Короткий ответ', 'Кто написал «Евгения Онегина»?', null, 'Пушкин', 'А. С. Пушкин'],
    ['Число', 'Чему равно число π?', null, '3,14 ± 0,01', null],
    ['Порядок', 'Расставьте события по порядку.', null, 'Крещение Руси', 'Куликовская битва'],
    ['Соответствие', 'Найдите столицу каждой страны.', null, 'Италия = Рим', 'Канада = Оттава'],
    ['Пропуски со списками', 'Кошка [[1]] на [[2]].', null, '*сидит | стоит', '*окне | столе'],
    [
      'Пропуски в тексте',
      'Волга впадает в [[1]] море, а Нева — в [[2]].',
      null,
      'Каспийское',
      'Балтийское | Финский залив',
    ],
    [
      'Несколько полей',
      'Назовите полководцев 1812 года.',
      null,
      'У России: Кутузов | Барклай-де-Толли',
      'У Франции: Наполеон',
    ],
    ['Развёрнутый ответ', 'Расскажите о прочитанной книге.', null, null, null],
    [
      'Работа по критериям',
      'Напишите сочинение о своём городе.',
      null,
      'Тема | 5 | Раскрыта полностью',
      'Грамотность | 3',
    ],
    ['Устный ответ', 'Прочитайте стихотворение вслух.', null, null, null],
  ]);
  const { test } = await readTable(file);
  expect(test).toEqual({ ...exampleTest, files: [] });
});

it('columns may have any order, and unknown ones are reported', async () => {
  const { test, report } = await read(
    ['Контрольная работа'],
    [],
    ['ответ 2', 'ВОПРОС', 'Ответ 1', 'верные', 'Вид', 'Примечание', 'Баллы', 'Обязательный'],
    ['Нева', 'Река?', 'Волга', 2, 'один вариант', 'легко', 3, 'Да'],
    [null, null, null, null, null, null, null, null],
    [5, 'Сколько?', '0,5 +- 0,1', null, 'Число', null, 'много', 'может быть'],
  );
  expect(test.questions).toMatchObject([
    {
      type: 'radio',
      max_points: 3,
      required: true,
      answers: [
        { value: '<p>Волга</p>', correct: false },
        { value: '<p>Нева</p>', correct: true },
      ],
    },
    {
      type: 'numeric_input',
      max_points: 1,
      answers: [
        { value: '0.5', tolerance: '0.1' },
        { value: '5', tolerance: null },
      ],
    },
  ]);
  expect(report).toEqual({
    taken: 2,
    changed: [
      { question: 2, name: 'Сколько?', what: 'в столбце «Баллы» не прочиталось «много»' },
      {
        question: 2,
        name: 'Сколько?',
        what: 'в столбце «Обязательный» не прочиталось «может быть»',
      },
    ],
    left: [
      {
        question: null,
        line: null,
        name: 'Примечание',
        why: 'Такого столбца в таблице вопросов нет',
      },
    ],
  });
});

it('a missing kind is inferred from the filled-in cells and reported', async () => {
  const { test, report } = await read(
    ['Вопрос', 'Верные', 'Ответ 1', 'Ответ 2'],
    ['а', 1, 'x', 'y'],
    ['б', '1; 2', 'x', 'y'],
    ['в', null, 'x', null],
    ['г', null, null, null],
  );
  expect(test.questions.map(({ type }) => type)).toEqual([
    'radio',
    'checkbox',
    'input',
    'textarea',
  ]);
  expect(report.changed[0]?.what).toBe('вид вопроса не указан, теперь «Один из списка»');
});

it('an unreadable row is reported with its number, and the others are imported', async () => {
  const header = ['Вид', 'Вопрос', 'Ответ 1', 'Верные', 'Пояснения к ответам'];
  const { test, report } = await read(
    header,
    ['Тест', 'а', 'x', null, null],
    ['Число', 'б', 'много', null, null],
    ['Соответствие', 'в', 'Италия — Рим', null, null],
    ['По критериям', 'г', 'Тема', null, null],
    ['Краткий ответ', 'д', null, null, null],
    ['Один вариант', 'е', 'x', 3, 'Верно'],
    ['Аудиоответ', 'ж', 'x', null, null],
  );
  expect(test.questions).toHaveLength(2);
  expect(report.left.map(({ line, name, why }) => [line, name, why])).toEqual([
    [2, 'а', 'Вида вопроса «Тест» нет'],
    [3, 'б', 'Ответ «много» — не число'],
    [4, 'в', 'В паре «Италия — Рим» нет знака ='],
    [5, 'г', 'У критерия «Тема» не указаны баллы'],
    [6, 'д', 'Столбцы «Ответ» пустые'],
  ]);
  expect(report.changed.map(({ what }) => what)).toEqual([
    'пояснение без номера ответа не взято: «Верно»',
    'в столбце «Верные» — номер без варианта: 3',
    'у такого вопроса нет столбцов «Ответ»: они не взяты',
  ]);
});

it('texts are lines, HTML or formulas', async () => {
  const { test } = await read(
    ['Вид', 'Вопрос'],
    ['Развёрнутый ответ', 'a < b & c\nи ещё'],
    ['Развёрнутый ответ', '<b>a</b><script>x()</script>'],
    ['Развёрнутый ответ', String.raw`Чему равно \(x^2\)?`],
    ['Развёрнутый ответ', 2026],
    ['Развёрнутый ответ', true],
  );
  expect(test.questions.map(({ question }) => question)).toEqual([
    '<p>a &lt; b &amp; c</p><p>и ещё</p>',
    '<p><strong>a</strong></p>',
    '<p>Чему равно <span class="formula">x^2</span>?</p>',
    '<p>2026</p>',
    '<p>ИСТИНА</p>',
  ]);
});

it('cells are read as displayed, and numbers as stored', async () => {
  const styled = (value: number, numFmt: string) => ({
    value,
    type: 'number' as const,
    style: { numFmt },
  });
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Вопросы',
        rows: [
          ['Вид', 'Вопрос', 'Баллы', 'Ответ 1', 'Ответ 2'],
          ['Краткий ответ', 'Код?', 5, 7, 0.5],
          ['Число', 'Доля?', 2, 0.5, null],
          ['Краткий ответ', 'Кто?', 1, 'Пушкин', null],
        ],
        cells: new Map<string, Partial<HucreCell>>([
          ['1,2', styled(5, '0 "б."')],
          ['1,3', styled(7, '0000')],
          ['1,4', styled(0.5, '0%')],
          ['2,3', styled(0.5, '0%')],
          ['3,4', { value: '#N/A', type: 'error' }],
        ]),
      },
      {
        name: 'Тест',
        rows: [
          ['Настройка', 'Значение'],
          ['Название', ''],
        ],
        cells: new Map<string, Partial<HucreCell>>([['1,1', { value: '#REF!', type: 'error' }]]),
      },
    ],
  });
  const { test, report } = await readTable(file);
  expect(test.questions).toMatchObject([
    { max_points: 5, answers: [{ value: '0007' }, { value: '50%' }] },
    { type: 'numeric_input', answers: [{ value: '0.5' }] },
    { answers: [{ value: 'Пушкин' }] },
  ]);
  expect(test.questions[2]?.answers).toHaveLength(1);
  expect(report.changed).toMatchObject([
    { question: 3, what: 'в ячейке E4 ошибка Excel #N/A: она не взята' },
  ]);
  expect(report.left).toEqual([
    { question: null, line: 2, name: 'Название', why: 'В ячейке ошибка Excel #REF!: она не взята' },
  ]);
});

it('pictures are skipped and reported', async () => {
  const picture =
    '<figure><img src="/media/document/a.png" alt="" loading="lazy"><figcaption></figcaption></figure>';
  const [first] = exampleTest.questions;
  const { report, file } = await writeTable({
    ...exampleTest,
    questions: first === undefined ? [] : [{ ...first, question: `${first.question}${picture}` }],
    files: [{ name: 'a.png', media_type: 'image/png', bytes: async () => new Uint8Array(1) }],
  });
  expect(report.left).toEqual([
    { question: null, line: null, name: 'a.png', why: 'В таких файлах нет места для вложений' },
  ]);
  expect((await readTable(file)).test.questions[0]?.question).toBe(first?.question);
});

describe('a file without a question sheet', () => {
  it.each([
    ['nothing', async () => new Uint8Array(), 'Это не архив ZIP, или он повреждён'],
    [
      'another archive',
      async () => pack(new Map([['a.txt', 'x']])),
      'Таблица не прочиталась: файл повреждён или это не Excel',
    ],
    [
      'another table',
      async () => workbook(['Имя', 'Почта'], ['a', 'b']),
      'В таблице нет столбца «Вопрос»',
    ],
    ['more than is read', async () => new Uint8Array(21 * 1024 * 1024), 'Файл больше 20 МБ'],
  ])('%s: nothing is imported', async (_, file, why) => {
    expect((await readTable(await file())).report).toMatchObject({ taken: 0, left: [{ why }] });
  });

  it('a workbook that would unpack beyond the limit is not unpacked', async () => {
    const archive = await pack(new Map([['xl/workbook.xml', new Uint8Array(1025)]]));
    await expect(openArchive(archive, 1024)).rejects.toThrow('Архив слишком большой');
  });
});
