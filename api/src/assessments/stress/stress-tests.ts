// Records of stress tests, for users who manage the company's settings.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { jobRecord } from '../../jobs/index.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { staffRecord } from '../../people/staff.ts';
import { loadStepShape } from './stress-rules.ts';
import { stressTests } from './stress-tables.ts';

export const stressTestGrant = { all: 'company_settings' } as const;

export const stressTestRecord = record(stressTests)({
  name: 'StressTest',
  description: 'A measurement of how many simultaneous learners the installation can serve.',
  permissions: { read: stressTestGrant },
  hidden: ['author_id', 'rungs'],
  unsummed: ['learners', 'holds', 'cores'],
  order: 'created_at',
  computed: {
    rungs: { schema: z.array(loadStepShape), sql: ({ rungs }) => sql`${rungs}` },
  },
  relations: {
    author: belongsTo(() => staffRecord, 'author_id'),
    job: belongsTo(() => jobRecord, 'job_id'),
  },
});

export const stressTestResource = resource({
  record: stressTestRecord,
  path: '/stress_tests',
  tag: 'Stress tests',
  missing: 'Проверка нагрузки не найдена',
  readOnly: true,
  sort: ['created_at'],
  descending: true,
});
