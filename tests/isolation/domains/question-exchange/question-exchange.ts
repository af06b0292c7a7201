// Declares the preview, import and export of tests as files.
import type { Json } from '../../../kit/rest.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const ofTest = `${company}/tests/{test_id}/questions`;

const isWhole = ({ title }: Row): boolean => String(title).includes(' whole');

/** The job that has checked a file, for a new test or for the questions of an existing one. */
const check = ({ record, row }: ValueGenerator, forNew: boolean): number => {
  const whole = record('tests', isWhole);
  const { id } = row('jobs', ({ kind, input }) => {
    const place = (input as Json).test_id;
    return kind === 'test_import_check' && place === (forNew ? null : whole);
  });
  return Number(id);
};

/** The generated file contains no questions. */
const noFile = { status: 422, why: 'what is sent is no file with questions' };

export const domain: DomainDeclaration = {
  tags: ['Test files'],
  writes: [checkFiles],
  namedValues: (maker) => ({
    'import_test.check_id': check(maker, true),
    'import_test_questions.check_id': check(maker, false),
    [`POST ${company}/tests/{id}/export.id`]: maker.record('tests', isWhole),
  }),
  bodies: {
    [`POST ${company}/tests/import`]: (maker) => [{ check_id: check(maker, true) }],
    [`POST ${ofTest}/import`]: (maker) => [{ check_id: check(maker, false) }],
  },
  idTypes: { 'ImportTestInput.checkId': 'Job', 'ImportTestQuestionsInput.checkId': 'Job' },
  expectedOwnerFailures: {
    [`POST ${company}/tests/import_check`]: noFile,
    [`POST ${ofTest}/import_check`]: noFile,
  },
  withoutTexts: {
    [`POST ${company}/tests/{id}/export`]: 'counts and times of a job, and the name of a file',
    [`POST ${company}/tests/import`]: 'counts and times of a job',
    [`POST ${ofTest}/import`]: 'counts and times of a job',
  },
  uploads: {
    [`POST ${company}/tests/import_check`]: 'test_imports/Company',
    [`POST ${ofTest}/import_check`]: 'test_question_imports/Test',
  },
};

async function checkFiles({ call, companyId, record, text }: Writer): Promise<void> {
  const at = `/api/companies/${companyId}`;
  for (const path of ['/tests', `/tests/${record('tests', isWhole)}/questions`]) {
    const form = new FormData();
    form.append('file', new File([`${text('question')} {=да}`], 'вопросы.gift'));
    const { body } = await call('POST', `${at}${path}/import_check`, form);
    await finishedJob(call, `${at}/jobs/${body.data.job.id}`);
  }
}
