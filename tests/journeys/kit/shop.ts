// Fixtures of journeys about payments: a school that sells courses, and a separate YooKassa server.
import type { Page } from '@playwright/test';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../../api/testing/servers/yoo-kassa-server.ts';
import { expect, test as base } from './journey.ts';
import { kafedraUrl } from './running-kafedra.ts';
import { newCourse, type Course } from './school.ts';

/** Permissions of a buyer. */
export const learnerPermissions = [
  'LEARNING_PART_ACCESS',
  'LEARN_COURSES',
  'PAY_COURSE',
  'COURSE_GIFT',
];

interface Selling {
  /** A YooKassa server for this test only. */
  yooKassa: TestYooKassa;
  /** The school's shop at that server, with notifications in real time. */
  shop: Shop;
}

export interface Shop extends TestYooKassa {
  /** Creates a course that anyone may buy. */
  sells: (input: object) => Promise<Course>;
}

interface TestYooKassa extends YooKassaServer {
  id: string;
  secretKey: string;
  /** Sets the server's clock; null restores the real time. */
  stopClock: (at: Date | null) => void;
}

export const test = base.extend<Selling>({
  // eslint-disable-next-line no-empty-pattern
  yooKassa: async ({}, use) => {
    const { secretKey } = testShop;
    let stopped: Date | null = null;
    const server = await startYooKassaServer((shop) => shop.secretKey === secretKey, {
      now: () => stopped ?? new Date(),
    });
    const stopClock = (at: Date | null) => {
      stopped = at;
    };
    await use({ ...server, id: new URL(server.url).port, secretKey, stopClock });
    await server.close();
  },

  shop: async ({ school, yooKassa }, use) => {
    const { data } = await school.ask(
      `mutation ($input: UpdateCompanyInput!) {
        updateCompany(input: $input) { company { databaseId } userErrors { message } }
      }`,
      {
        input: {
          id: school.id,
          yooKassaShopId: yooKassa.id,
          yooKassaSecretKey: yooKassa.secretKey,
        },
      },
    );
    const { databaseId } = data.updateCompany.company;
    yooKassa.webhooks(`${kafedraUrl()}/hooks/yoo_kassa/${databaseId}`);
    const sells = (input: object) =>
      newCourse(school, { status: 'VISIBLE', anons: 'Механика и оптика за год.', ...input });
    await use({ ...yooKassa, sells });
  },
});

/** The id of the payment on the checkout page. */
export async function checkout(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
