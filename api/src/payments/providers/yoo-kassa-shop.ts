// Checks a YooKassa shop and its secret key for the company's settings.
import { z } from 'zod';
import { failedDependency } from '../../kit/http/errors.ts';
import { authorizationOf, send, type Shop } from './yoo-kassa-client.ts';

/** `enabled` takes payments; `disabled` is a shop that YooKassa has stopped; `refused` are wrong credentials. */
export type ShopState = 'enabled' | 'disabled' | 'refused';

export interface ShopChecker {
  /** Throws a Failure if YooKassa does not answer. */
  shopState(shop: Shop): Promise<ShopState>;
}

/** Milliseconds until the call times out. */
const patience = 10_000;

/** The response of `GET /v3/me`. */
const me = z.object({ status: z.enum(['enabled', 'disabled']) });

export function createShopChecker(baseUrl: string): ShopChecker {
  return {
    // No retries: a person waits for the response and can repeat the check.
    shopState: async (shop) => {
      const answer = await send(new URL('/v3/me', baseUrl), {
        headers: { authorization: authorizationOf(shop) },
        signal: AbortSignal.timeout(patience),
      }).catch(notAnswered);
      if (answer.status === 401 || answer.status === 403) {
        await answer.body?.cancel();
        return 'refused';
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        return notAnswered();
      }
      const read = me.safeParse(await answer.json().catch(notAnswered));
      return read.success ? read.data.status : notAnswered();
    },
  };
}

function notAnswered(): never {
  throw failedDependency(
    'ЮKassa не ответила, настройки не проверены. Попробуйте через несколько минут',
  );
}
