// The answers of forms: lists by form, and single answers by id. Answers are read and deleted, never changed.
import { searchForPhones } from '../../kit/values/contacts.ts';
import { fromDay, toDay } from '../../kit/lists/filters.ts';
import { belongsTo, hasMany, record, recordNamed } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { fileRecord } from '../../media/index.ts';
import { formResource } from '../builder/forms.ts';
import { formAnswers, formAnswerValues } from './answer-tables.ts';
import { answerFilter } from './answer-filter.ts';
import { answerSort } from './answer-sort.ts';

const settings = { all: 'company_settings' } as const;

export const answerValueRecord = record(formAnswerValues)({
  name: 'FormAnswerValue',
  description: 'An answer to a form field, with label and text as they were then.',
  permissions: 'part',
  hidden: ['answer_id', 'form_id', 'number', 'is_first', 'sorted'],
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

export const answerRecord = record(formAnswers)({
  name: 'FormAnswer',
  description: 'A submission of a form.',
  permissions: { read: settings, delete: settings },
  hidden: ['searched', 'sent_from', 'email'],
  order: 'created_at',
  relations: {
    user: belongsTo(recordNamed('User'), 'user_id'),
    values: hasMany(() => answerValueRecord, 'answer_id'),
  },
});

/** What all lists of answers share. */
const listed = {
  record: answerRecord,
  tag: 'Forms',
  missing: 'Ответ не найден',
  words: { one: 'один ответ', many: 'ответов', all: 'Ответы' },
  sort: ['created_at'],
  descending: true,
  specialSorts: { form_field: answerSort },
  searched: ['searched'],
  readSearch: searchForPhones,
  specialFilters: {
    created_from: {
      description: 'Submitted on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', formAnswers.created_at),
    },
    created_to: {
      description: 'Submitted on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', formAnswers.created_at),
    },
    field: answerFilter,
  },
  counted: [['form_id']],
} as const;

export const formAnswerResource = resource({
  ...listed,
  path: '/answers',
  parent: { of: formResource, by: 'form_id' },
  filters: ['user_id'],
});

/** For reading by id, whatever the form. */
export const answerResource = resource({
  ...listed,
  path: '/form_answers',
  filters: ['form_id', 'user_id'],
  bulk: {
    ids: 'form_answers_id',
    actions: { delete: { summary: 'Delete many form answers', does: 'delete' } },
  },
});
