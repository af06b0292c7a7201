// The data of exams, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfExams({ call }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };
  const two = async (path: string, body: (number: number) => object): Promise<number[]> => [
    (await ok('POST', path, body(1))).id,
    (await ok('POST', path, body(2))).id,
  ];

  test('an exam has subjects, these have numbers, and these have examples, each in an order by hand', async () => {
    const subjects = await two('/ai_ege_subjects', (number) => ({ name: `Договорный ${number}` }));
    const [subject_id = 0] = subjects;
    const numbers = await two('/ai_ege_question_numbers', (number) => ({
      subject_id,
      name: `Договорное ${number}`,
      answer_type: 'radio',
      prompt: 'Составь {number} по предмету {subject}: {example}',
    }));
    const [question_number_id = 0] = numbers;
    const examples = await two('/ai_ege_examples', (number) => ({
      question_number_id,
      text: `<p>Пример ${number}</p>`,
      answer: String(number),
    }));
    const kinds = [
      [
        '/ai_ege_examples',
        'exam_example',
        examples,
        { answer: 'Договор' },
        '?with=question_number;image',
      ],
      [
        '/ai_ege_question_numbers',
        'exam_question_number',
        numbers,
        { use_image: true },
        '?with=subject',
      ],
      ['/ai_ege_subjects', 'exam_subject', subjects, { description: 'Договор' }, ''],
    ] as const;
    const copy = await ok('POST', `/ai_ege_question_numbers/${question_number_id}/replicate`);
    expect(copy).toMatchObject({ subject_id, examples_count: 2 });
    for (const [path, type, ids, change, relations] of kinds) {
      const one = `${path}/${ids[0]}`;
      await ok('POST', `${path}/multi_sort`, { [`${type}_ids`]: ids.toReversed() });
      await ok('PUT', one, change);
      expect(await ok('GET', `${one}${relations}`)).toMatchObject(change);
      expect(await ok('GET', `${path}?search=Договор`)).not.toHaveLength(0);
      const [field = ''] = Object.keys(change);
      const [audit] = await ok('GET', `${one}/audits?field=${field}`);
      await ok('GET', `${one}/audit_authors?latest=10`);
      const putBack = `${one}/audits/${audit.id}/put_back`;
      const { version } = await ok('GET', `${putBack}?moment=before`);
      await ok('POST', putBack, { fields: [field], moment: 'before', version });
      await ok('POST', `${path}/delete`, { [`${type}s_id`]: [ids[1]] });
      await ok('DELETE', one);
    }
  });
}
