// Companies have daily budgets for services that cost the installation money. Concurrent requests cannot exceed them,
// and only people with a confirmed address spend them.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import {
  openGeneratingSchool,
  type GeneratingSchool,
} from '../../../testing/schools/generating-school.ts';
import {
  questionsOf,
  startLanguageModelServer,
  usedTokens,
} from '../../../testing/servers/language-model-server.ts';
import { mailTo, tokenIn } from '../../../testing/mails.ts';
import { testPassword, type Caller } from '../../../testing/school.ts';
import { testSettings } from '../../../testing/settings.ts';
import { rowOf } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { createLanguageModel } from '../../kit/services/language-model.ts';
import { companies } from '../tables.ts';
import { createSpending } from './spending.ts';

let own: GeneratingSchool;
let number = 0;

beforeAll(async () => {
  own = await openGeneratingSchool('spending');
});
afterAll(() => own.close());

/** A company created `days` days ago. */
async function company(plan: 'trial' | 'basic' | 'pro' = 'trial', days = 0, as?: Caller) {
  number += 1;
  const code = `spending-${number}`;
  const { school } = own;
  const owner = as ?? (await school.person(`owner@${code}.test`));
  const id = await school.company(code, owner);
  await school.database.system((transaction) =>
    transaction
      .update(companies)
      .set({ plan, created_at: sql`now() - make_interval(days => ${days}, hours => 1)` })
      .where(eq(companies.id, id)),
  );
  return companyOf(id, owner);
}

function companyOf(id: number, owner: Caller) {
  const { school } = own;
  const base = `/api/companies/${id}`;
  const send = (method: 'GET' | 'POST', path: string, body?: object, as = owner) =>
    school.send(method, `${base}${path}`, body, as);
  return {
    id,
    owner,
    base,
    send,
    budget: async (kind: string) => {
      const { data } = (await send('GET', '/spending')).body;
      return data.budgets.find((each: { kind: string }) => each.kind === kind);
    },
    order: async (count = 5) => {
      const made = await send('POST', '/tests', { title: 'Сложение' });
      const test_id = made.body.data.id;
      const body = { test_id, topic: 'Сложение', types: ['radio'], count };
      return send('POST', '/multi_generate_questions', body);
    },
    spend: (amount: number) =>
      school.database.system((transaction) =>
        transaction.execute(
          sql`select spend(${id}, ${owner.userId}, (now() at time zone 'Europe/Moscow')::date, 'ai', ${amount}, 0, null, null)`,
        ),
      ),
    /** Advances the clock by a day. */
    nextDay: async () => {
      await school.database.system(async (transaction) => {
        await transaction.execute(
          sql`update company_spending set day = day - 1 where company_id = ${id}`,
        );
        await transaction.execute(
          sql`update person_spending set day = day - 1 where user_id = ${owner.userId}`,
        );
      });
    },
  };
}

const ended = ({ base, owner }: { base: string; owner: Caller }, id: number) =>
  finishedJob(own.school, base, id, owner);

/**
 * Requests one more job, which must succeed, and ends it so that it does not use the mocked responses of other tests.
 */
async function goesOn(school: ReturnType<typeof companyOf>) {
  const { status, body } = await school.order(1);
  expect(status).toBe(201);
  await ended(school, body.data.job.id);
}

const oneCall = usedTokens.prompt_tokens + usedTokens.completion_tokens;

describe('a budget', () => {
  test.each([
    ['trial', 40, 200_000, '50.00'],
    ['basic', 40, 1_000_000, '300.00'],
    ['pro', 40, 5_000_000, '1500.00'],
    // Choosing a plan costs nothing yet, so a young company has the budget of the trial.
    ['pro', 1, 200_000, '50.00'],
  ] as const)('of the plan %s after %d days is %d tokens', async (plan, days, limit, cost) => {
    const { budget } = await company(plan, days);
    expect(await budget('ai')).toEqual({
      kind: 'ai',
      is_available: true,
      used: 0,
      limit,
      cost: '0.00',
      cost_limit: cost,
    });
    expect(await budget('streams')).toMatchObject({ cost_limit: null });
  });

  test('is spent by the usage that the model reports, in tokens and roubles', async () => {
    const school = await company();
    const { body } = await school.order(10);
    expect(await ended(school, body.data.job.id)).toMatchObject({ status: 'done', done_count: 10 });
    // 1,000 tokens at 100 roubles and 500 at 400 roubles per million, twice.
    expect(await school.budget('ai')).toMatchObject({ used: 2 * oneCall, cost: '0.60' });
  });

  test('that is exhausted refuses a job at once with the time of its renewal, and is renewed the next day', async () => {
    const school = await company();
    const other = await company();
    await school.spend(200_000);
    const refused = await school.order();
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'spending_limit']);
    expect(refused.body.errors[0].message).toMatch(
      /^Дневной лимит компании на ИИ исчерпан: потрачено 200\s000 токенов из 200\s000 токенов и 50,00\s₽\. Он обновится \d+ [а-я]+( в|,) 00:00 по Москве$/,
    );
    await goesOn(other);
    await school.nextDay();
    await goesOn(school);
  });

  test('that is exhausted during a job retains the results so far, with the reason for the missing ones', async () => {
    const school = await company();
    await school.spend(200_000 - 10_500);
    const { body } = await school.order(15);
    const job = await ended(school, body.data.job.id);
    expect(job).toMatchObject({ status: 'done', report: { taken: [{ count: 5 }] } });
    expect(job.report.left[0].why).toContain('почти исчерпан');
    expect(await school.budget('ai')).toMatchObject({ used: 200_000 - 10_500 + oneCall });
  });

  test('without enough for the first call fails the job with the reason', async () => {
    const school = await company();
    await school.spend(199_000);
    const { body } = await school.order(5);
    const job = await ended(school, body.data.job.id);
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.error).toContain('Дневной лимит компании на ИИ почти исчерпан');
    expect(await school.budget('ai')).toMatchObject({ used: 199_000 });
  });

  test('is shown to staff of the company only', async () => {
    const school = await company();
    const stranger = await company();
    expect((await school.send('GET', '/spending', undefined, stranger.owner)).status).toBe(404);
    const seen = await own.school.database.company(
      { companyId: stranger.id, personId: stranger.owner.userId },
      (transaction) =>
        rowOf<{ count: number }>(
          transaction,
          sql`select count(*)::int as count from company_spending`,
        ),
    );
    expect(seen.count).toBe(0);
  });

  test('cannot be spent or settled by requests of another company', async () => {
    const school = await company();
    const stranger = await company();
    const today = sql`(now() at time zone 'Europe/Moscow')::date`;
    const asStranger = (statement: ReturnType<typeof sql>) =>
      own.school.database.company(
        { companyId: stranger.id, personId: stranger.owner.userId },
        (transaction) => transaction.execute(statement),
      );
    await school.spend(1000);
    await expect(
      asStranger(sql`select spend(${school.id}, null, ${today}, 'ai', 1000, 0, null, null)`),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(
      asStranger(sql`select settle_spending(${school.id}, null, ${today}, 'ai', -1000, 0)`),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await school.budget('ai')).toMatchObject({ used: 1000 });
    await asStranger(sql`select spend(${stranger.id}, null, ${today}, 'ai', 1000, 0, null, null)`);
    expect(await stranger.budget('ai')).toMatchObject({ used: 1000 });
  });

  test('is shared by all companies of a person, whatever their age', async () => {
    const first = await company();
    await first.spend(200_000);
    const second = await company('pro', 1, first.owner);
    expect((await second.order()).body.errors[0].code).toBe('spending_limit');
    const old = await company('trial', 40, first.owner);
    expect((await old.order()).body.errors[0].code).toBe('spending_limit');
    const grown = await company('pro', 40, first.owner);
    await goesOn(grown);
    await grown.spend(4_800_000);
    const another = await company('pro', 40, first.owner);
    expect((await another.order()).body.errors[0].code).toBe('spending_limit');
  });
});

describe('the model', () => {
  const model = (url = own.server.url) =>
    createLanguageModel(
      testSettings({ AI_BASE_URL: url }),
      createSpending({ database: own.school.database }, 1),
    );
  const conversation = [{ role: 'user', content: 'Составь вопросы' }] as const;

  test('stays within the daily budget in 400 concurrent calls', async () => {
    const school = await company();
    const payer = { companyId: school.id, personId: school.owner.userId };
    const { complete } = model();
    const answers = await Promise.all(
      Array.from({ length: 400 }, () =>
        complete([{ role: 'user', content: '400 раз' }], payer).then(
          () => 'answered',
          (error: unknown) =>
            error instanceof Failure ? (error.errors[0]?.code ?? '') : String(error),
        ),
      ),
    );
    const came = answers.filter((each) => each === 'answered').length;
    expect(new Set(answers)).toEqual(new Set(['answered', 'spending_limit']));
    const requests = own.server.received.filter(
      ({ messages }) => messages[0]?.content === '400 раз',
    );
    expect(requests).toHaveLength(came);
    const { used, limit } = await school.budget('ai');
    expect(used).toBe(came * oneCall);
    expect(used).toBeLessThanOrEqual(limit);
  });

  test('costs nothing if it refuses or is unreachable, but may cost if it breaks off', async () => {
    const school = await company();
    const payer = { companyId: school.id, personId: school.owner.userId };
    own.server.answer(...Array.from({ length: 3 }, () => ({ status: 500, body: '{}' })));
    await expect(model().complete(conversation, payer)).rejects.toThrow('ответил ошибкой 500');
    const gone = await startLanguageModelServer();
    await gone.close();
    await expect(model(gone.url).complete(conversation, payer)).rejects.toThrow('не отвечает');
    expect(await school.budget('ai')).toMatchObject({ used: 0 });
    own.server.answer('cut', 'cut', 'cut');
    await expect(model().complete(conversation, payer)).rejects.toThrow('Сервис ИИ');
    own.server.answer();
    const { used } = await school.budget('ai');
    expect(used).toBeGreaterThan(8192);
  });

  test('gets the output limit under its own parameter name', async () => {
    const school = await company();
    const payer = { companyId: school.id, personId: school.owner.userId };
    const { complete } = model();
    const unsupported = {
      error: {
        message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      },
    };
    own.server.answer({ status: 400, body: JSON.stringify(unsupported) });
    await complete(conversation, payer);
    await complete(conversation, payer);
    expect(own.server.received.slice(-3).map(({ limits }) => limits)).toEqual([
      { max_tokens: 8192 },
      { max_completion_tokens: 8192 },
      { max_completion_tokens: 8192 },
    ]);
    expect(await school.budget('ai')).toMatchObject({ used: 2 * oneCall });
  });

  test('is counted by the length of texts if it reports no usage', async () => {
    const school = await company();
    const payer = { companyId: school.id, personId: school.owner.userId };
    own.server.answer({
      status: 200,
      body: JSON.stringify({ choices: [{ message: { content: questionsOf(['radio']) } }] }),
    });
    await model().complete(conversation, payer);
    const { used } = await school.budget('ai');
    expect(used).toBeGreaterThan(100);
    expect(used).toBeLessThan(1000);
  });
});

test('shows which services the installation does not offer', async () => {
  const school = await company();
  expect(await school.budget('ai')).toMatchObject({ is_available: true });
  expect(await school.budget('sms')).toMatchObject({ is_available: false });
});

test('requires a confirmed address', async () => {
  const { school } = own;
  const email = 'newcomer@spending.test';
  const account = { name: 'Ирина', email, password: testPassword };
  const { body } = await school.send('POST', '/api/registration', account);
  const caller = { userId: body.data.user.id, token: body.data.access_token };
  const founded = await school.send(
    'POST',
    '/api/companies',
    { name: 'Школа', code: 'spending-newcomer' },
    caller,
  );
  const mine = companyOf(founded.body.data.id, caller);
  const before = own.server.received.length;
  for (let tries = 0; tries < 20; tries += 1) {
    const refused = await mine.order();
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'email_unconfirmed']);
  }
  const service = await mine.send('POST', '/service_accounts', { name: 'Вопросы' });
  const made = await mine.send('POST', '/access_tokens', {
    name: 'Вопросы',
    permissions: ['tests_create', 'tests_update_all', 'tests_show_all'],
    days: 1,
    service_account_id: service.body.data.id,
  });
  const tool = companyOf(mine.id, { userId: 0, token: made.body.data.token });
  expect((await tool.order()).body.errors[0].code).toBe('email_unconfirmed');
  expect(own.server.received.length).toBe(before);

  const token = tokenIn(await mailTo(school, email));
  await school.send('POST', '/api/profile/email/confirm', { token });
  expect((await mine.order(1)).status).toBe(201);
});
