// The dictionaries of course types and formats.
import { z } from 'zod';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name } from '../../kit/values/texts.ts';
import { courseRecord } from '../records.ts';
import { courseFormatRecord, courseTypeRecord } from './dictionary-records.ts';
import { usedByCourses } from './course-use.ts';

export const courseTypeResource = resource({
  record: courseTypeRecord,
  path: '/course_types',
  tag: 'Course dictionaries',
  missing: 'Тип курса не найден',
  words: { one: 'один тип', many: 'типов', all: 'Типы' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  unique: { course_types_name: ['name', 'Тип с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [usedByCourses(hasMany(() => courseRecord, 'type_id'))],
  merge: {},
  bulk: {
    ids: 'course_types_id',
    actions: { delete: { summary: 'Delete many types of courses', does: 'delete' } },
  },
});

export const courseFormatResource = resource({
  record: courseFormatRecord,
  path: '/course_formats',
  tag: 'Course dictionaries',
  missing: 'Формат курса не найден',
  words: { one: 'один формат', many: 'форматов', all: 'Форматы' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  unique: { course_formats_name: ['name', 'Формат с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [usedByCourses(hasMany(() => courseRecord, 'format_id'))],
  merge: {},
  bulk: {
    ids: 'course_formats_id',
    actions: { delete: { summary: 'Delete many formats of courses', does: 'delete' } },
  },
});
